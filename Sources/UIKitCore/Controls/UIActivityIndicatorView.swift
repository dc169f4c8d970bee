/// Says that something is going on. It is drawn as a wheel of eight blades, which turns by a blade every tenth of a second.
///
/// The wheel keeps no picture waiting, and turns only where time is asked to pass, as by a flow's `wait`.
/// Unverified: the speed.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        var side: CGFloat { self == .medium ? 20 : 37 }
    }

    /// Takes the size of the style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UIActivityIndicatorView.self)
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        isHidden = hidesWhenStopped
        addSubview(wheel)
    }

    /// As large as the style says, whatever the frame.
    private lazy var wheel = IndicatorWheel(self)

    open var style: Style = .medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            wheel.setNeedsDisplay()
        }
    }

    /// Default true.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

    /// Default grey.
    /// Unverified: the grey.
    open var color: UIColor! = .systemGray { didSet { wheel.setNeedsDisplay() } }

    open private(set) var isAnimating = false

    open func startAnimating() {
        if !isAnimating { wheel.start = PassingTime.now }
        isAnimating = true
        isHidden = false
        turn()
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        turn()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Follows the frames while it moves and is in a window.
    private func turn() {
        guard isAnimating, window != nil else { return wheel.timer = nil }
        guard wheel.timer == nil else { return }
        wheel.timer = FrameTimers.everyFrame(keepsAwake: false) { [weak self] in self?.wheel.follow() }
    }

    /// How many blades the wheel has turned.
    var _turns: Int { wheel.turns }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style.side
        wheel.frame = CGRect(
            x: Pixels.round((bounds.width - side) / 2, traitCollection.displayScale),
            y: Pixels.round((bounds.height - side) / 2, traitCollection.displayScale), width: side, height: side)
    }
}

/// Blades get paler counterclockwise from the top.
@MainActor
private final class IndicatorWheel: UIView {
    private unowned let owner: UIActivityIndicatorView
    var start: CFTimeInterval = 0
    var timer: FrameTimers.Token?
    private(set) var turns = 0

    func follow() {
        let now = Int(((PassingTime.now - start) / 0.1 + 1e-6).rounded(.down))
        guard now != turns else { return }
        turns = now
        setNeedsDisplay()
    }

    init(_ owner: UIActivityIndicatorView) {
        self.owner = owner
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let unit = owner.style.side / 20
        let color = owner.color ?? .systemGray
        for blade in 0..<8 {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: CGFloat(turns % 8 - blade) * .pi / 4)
            ButtonColors.faded(color, 1 - CGFloat(blade) * 0.1, traitCollection).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: -1.25 * unit, y: -10 * unit, width: 2.5 * unit, height: 5.5 * unit),
                cornerRadius: 1.25 * unit
            ).fill()
            context.restoreGState()
        }
    }
}
