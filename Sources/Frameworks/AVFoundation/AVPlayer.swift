@_exported import UIKitCore

/// Plays media. It keeps what it is given.
///
/// Inert: it never plays, as there is no decoder.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    open private(set) var currentItem: AVPlayerItem?
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true

    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        currentItem = item
    }

    /// Inert: nothing plays; time stands still.
    open func play() {
        MissingService.note("Media are not played here.")
        rate = 1
    }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(true) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(true) }
    /// Inert: time stands still, so `block` is never called.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Inert: time stands still, so `block` is never called.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }
    open func items() -> [AVPlayerItem] { queue }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue.append(item) }
    open func removeAllItems() { queue = [] }
    open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() } }
}

/// Inert: nothing loops.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}

@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }
    public let asset: AVAsset
    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open var error: (any Error)? { nil }
    open var presentationSize: CGSize { .zero }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var loadedTimeRanges: [NSValue] { [] }
    open var preferredForwardBufferDuration: TimeInterval = 0
    public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }
    public init(asset: AVAsset) { self.asset = asset }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a player's pictures. Inert: there are none; the layer stays clear.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { bounds }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

@preconcurrency @MainActor open class AVAsset: NSObject {
    let url: URL?
    public init(url URL: URL) { url = URL }
    open var duration: CMTime { .indefinite }
    open var isPlayable: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
}

open class AVURLAsset: AVAsset {
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

@preconcurrency @MainActor open class AVAssetTrack: NSObject {}

/// Inert: no picture can be taken of a medium; an error is thrown.
@preconcurrency @MainActor open class AVAssetImageGenerator: NSObject {
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    public init(asset: AVAsset) {}
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.fileReadUnknown)
    }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// The rectangle of a shape in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
