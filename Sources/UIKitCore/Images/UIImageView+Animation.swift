/// Images shown one after the other.
struct Film {
    var images: [UIImage]
    /// Seconds of a cycle.
    var duration: TimeInterval
    /// 0: without end.
    var repeatCount: Int

    /// A thirtieth of a second an image unless something else is asked for.
    init(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        self.images = images
        self.duration = duration > 0 ? duration : Double(images.count) / 30
        self.repeatCount = repeatCount
    }

    var interval: TimeInterval { duration / Double(images.count) }

    /// The image at a time since the start; nil when all cycles are over.
    func index(after seconds: TimeInterval) -> Int? {
        let number = Int((seconds / interval + 1e-6).rounded(.down))
        if repeatCount > 0, number >= images.count * repeatCount { return nil }
        return number % images.count
    }
}

extension UIImageView {
    /// What is moving: the animation images while they run, else the images of an animated image.
    var film: Film? {
        if frames.isRunning, let images = (isHighlighted ? frames.highlighted : nil) ?? frames.images, !images.isEmpty {
            return Film(images, duration: frames.duration, repeatCount: frames.repeatCount)
        }
        let chosen = (isHighlighted ? highlightedImage : nil) ?? image
        guard let images = chosen?.images, !images.isEmpty else { return nil }
        return Film(images, duration: chosen?.duration ?? 0, repeatCount: 0)
    }

    /// What has no end does not follow the frames that pass until something has come to rest.
    private var filmTime: TimeInterval { film?.repeatCount ?? 0 > 0 ? FrameClock.now : PassingTime.now }

    /// Begins with the first image.
    func restartFilm() {
        frames.index = 0
        frames.start = filmTime
        scheduleFilm()
    }

    /// Waits for the next image, as long as the view is in a window. A film without end does not keep the app awake.
    func scheduleFilm() {
        guard window != nil, let film, film.images.count > 1 else {
            frames.timer = nil
            return
        }
        let elapsed = filmTime - frames.start
        let next = ((elapsed / film.interval + 1e-6).rounded(.down) + 1) * film.interval - elapsed
        frames.timer = FrameTimers.after(next, keepsAwake: film.repeatCount > 0) { [weak self] in self?.showNext() }
    }

    private func showNext() {
        guard let film else { return frames.timer = nil }
        guard let index = film.index(after: filmTime - frames.start) else { return stopAnimating() }
        if index != frames.index {
            frames.index = index
            imageChanged(from: nil)
        }
        scheduleFilm()
    }
}
