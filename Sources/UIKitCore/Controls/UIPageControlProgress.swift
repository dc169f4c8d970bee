/// How far the current page of a page control has come.
///
/// Inert: the current page's dot stays a dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// 0...1, of the current page.
    open var currentProgress: Float = 0 {
        didSet { currentProgress = min(max(currentProgress, 0), 1) }
    }
    open var isProgressVisible: Bool { true }
    weak var pageControl: UIPageControl?

    public override init() { super.init() }
}

@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: AnyObject {
    /// The progress with which a page begins. Default 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that goes on with time.
///
/// Inert: no time passes for it, so that pages stay.
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Seconds for each page.
    open var preferredDuration: TimeInterval
    open var resetsToInitialPageAfterEnd = false
    open private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]

    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    open func resumeTimer() { isRunning = true }
    open func pauseTimer() { isRunning = false }
    /// 0 stands for `preferredDuration`.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval {
        durations[page].flatMap { $0 > 0 ? $0 : nil } ?? preferredDuration
    }
}
