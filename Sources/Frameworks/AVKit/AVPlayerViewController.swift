@_exported import AVFoundation

/// Shows a player with controls.
///
/// Inert: it is a black surface, as nothing plays.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Inert: there are no controls.
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// Inert: there is one window.
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        guard let overlay = contentOverlayView else { return }
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
    }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Inert: there is nothing to send sound to.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
}
