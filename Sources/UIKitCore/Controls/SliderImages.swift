/// Pictures that an app gives a slider, by the state they are for.
@MainActor
struct SliderImages {
    enum Part: CaseIterable {
        case thumb
        case minimumTrack
        case maximumTrack
    }

    private var images: [Part: [UInt: UIImage]] = [:]
    private var views: [Part: UIImageView] = [:]
    var ends: (minimum: UIImageView?, maximum: UIImageView?) = (nil, nil)

    func image(_ part: Part, _ state: UIControl.State) -> UIImage? { images[part]?[state.rawValue] }

    /// Of the state, or else of the normal one.
    func current(_ part: Part, _ state: UIControl.State) -> UIImage? { image(part, state) ?? image(part, .normal) }

    mutating func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
        images[part, default: [:]][state.rawValue] = image
    }

    /// The view that shows the part's picture; nil where there is none.
    mutating func view(_ part: Part, _ state: UIControl.State, in host: UIView) -> UIImageView? {
        guard let image = current(part, state) else {
            views.removeValue(forKey: part)?.removeFromSuperview()
            return nil
        }
        let view = views[part] ?? UIImageView()
        views[part] = view
        view.image = image
        if view.superview == nil { host.addSubview(view) }
        return view
    }

    /// The view of a picture at one end.
    static func end(_ view: UIImageView?, _ image: UIImage?, in host: UIView) -> UIImageView? {
        guard let image else {
            view?.removeFromSuperview()
            return nil
        }
        let view = view ?? UIImageView()
        view.image = image
        view.contentMode = .center
        if view.superview == nil { host.addSubview(view) }
        return view
    }
}

extension UISlider {
    /// Takes the place of the knob, in its own size. An image for the normal state stands in for other states.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, .thumb, state) }
    /// Is stretched over the track up to the knob.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setImage(image, .minimumTrack, state)
    }
    /// Is stretched over the track from the knob on.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setImage(image, .maximumTrack, state)
    }

    public func thumbImage(for state: UIControl.State) -> UIImage? { images.image(.thumb, state) }
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.image(.minimumTrack, state) }
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.image(.maximumTrack, state) }
    public var currentThumbImage: UIImage? { images.current(.thumb, state) }
    public var currentMinimumTrackImage: UIImage? { images.current(.minimumTrack, state) }
    public var currentMaximumTrackImage: UIImage? { images.current(.maximumTrack, state) }

    private func setImage(_ image: UIImage?, _ part: SliderImages.Part, _ state: UIControl.State) {
        images.set(image, part, state)
        setNeedsLayout()
    }
}
