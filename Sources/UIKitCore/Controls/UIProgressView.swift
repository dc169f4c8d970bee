/// A bar that fills from the leading edge; 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private let fill = UIImageView(frame: .zero)
    private let track = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 4))
        prepare()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UIProgressView.self)
    }

    private func prepare() {
        clipsToBounds = true
        addSubview(fill)
        insertSubview(track, belowSubview: fill)
        update()
    }

    open var progressViewStyle = Style.default
    /// 0...1; values outside are clamped. Default 0.
    open var progress: Float = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            setNeedsLayout()
        }
    }
    /// Nil: the tint colour.
    open var progressTintColor: UIColor? { didSet { update() } }
    /// Nil: `systemFill`.
    open var trackTintColor: UIColor? { didSet { update() } }

    /// Stretched over the part that is done, instead of a colour.
    open var progressImage: UIImage? { didSet { update() } }
    /// Stretched over the whole length, instead of a colour.
    open var trackImage: UIImage? { didSet { update() } }

    /// What `progress` follows. Inert in part: it is read when it is set and when the view is laid out.
    open var observedProgress: Progress? { didSet { followProgress() } }

    private func followProgress() {
        guard let observedProgress else { return }
        let done = Float(observedProgress.fractionCompleted)
        if progress != done { progress = done }
    }

    /// The change shows at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followProgress()
        layer.cornerRadius = bounds.height / 2
        // Never shorter than its own round ends, and a whole number of points.
        let wanted = (CGFloat(progress) * bounds.width + 0.5).rounded(.down)
        let width = progress > 0 ? min(max(wanted, 8), bounds.width) : 0
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0
        fill.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        fill.layer.cornerRadius = bounds.height / 2
        track.frame = bounds
    }

    private func update() {
        backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        fill.image = progressImage
        track.image = trackImage
        clipsToBounds = progressImage == nil && trackImage == nil
    }
}
