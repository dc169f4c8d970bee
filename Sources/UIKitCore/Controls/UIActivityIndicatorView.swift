/// Says that something is going on. It is drawn as a wheel of eight blades.
/// Inert: the wheel does not turn.
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
        isHidden = hidesWhenStopped
    }

    open var style: Style = .medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Default true.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

    /// Default grey.
    /// Unverified: the grey.
    open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }

    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Blades get paler counterclockwise from the top.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let unit = style.side / 20
        let color = color ?? .systemGray
        for blade in 0..<8 {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: -CGFloat(blade) * .pi / 4)
            ButtonColors.faded(color, 1 - CGFloat(blade) * 0.1, traitCollection).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: -1.25 * unit, y: -10 * unit, width: 2.5 * unit, height: 5.5 * unit),
                cornerRadius: 1.25 * unit
            ).fill()
            context.restoreGState()
        }
    }
}
