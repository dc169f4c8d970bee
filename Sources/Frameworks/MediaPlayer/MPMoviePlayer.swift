@_exported import UIKitCore

/// Inert: there is no lock screen; what is set is kept.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

@preconcurrency @MainActor open class MPMediaItemArtwork: NSObject {
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case commandFailed = 200
}

/// Inert: no command ever comes.
@preconcurrency @MainActor open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
}

/// Inert: no command ever comes.
@preconcurrency @MainActor open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
}
@preconcurrency @MainActor open class MPRemoteCommandEvent: NSObject {}

/// A slider for the volume. Inert: there is no sound to change.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Inert: there is nowhere else to play; the button is not shown.
    open var showsRouteButton = true
    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        slider.value = 0.5
        addSubview(slider)
    }

    open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.intrinsicContentSize.height)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
}

/// Plays a movie. Inert: nothing plays; its view is black.
@preconcurrency @MainActor open class MPMoviePlayerController: NSObject {
    public let view = UIView()
    open var contentURL: URL!
    open var shouldAutoplay = true
    public init!(contentURL url: URL!) {
        contentURL = url
        view.backgroundColor = .black
    }
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    open func play() {}
    open func pause() {}
    open func stop() {}
}
