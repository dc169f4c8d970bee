/// The turning wheel above a scroll view's content while it loads.
///
/// It shows only while refreshing; 60 points high.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UIRefreshControl.self)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        indicator.hidesWhenStopped = false
        addSubview(indicator)
        addSubview(label)
        isHidden = true
    }

    open private(set) var isRefreshing = false

    /// Text below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// The wheel's colour.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            indicator.color = newValue
        }
    }

    /// The scroll view that the control belongs to.
    var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Shows the wheel and makes room for it. Sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        indicator.startAnimating()
        setRoom(Self.height)
        setNeedsLayout()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isHidden = true
        indicator.stopAnimating()
        setRoom(0)
    }

    /// The content stays where it is unless it would be beyond its end: an app that begins refreshing scrolls there itself.
    private func setRoom(_ height: CGFloat) {
        guard let scrollView, scrollView._refreshInset != height else { return }
        let old = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset
        scrollView._refreshInset = height
        scrollView._insetsChanged(from: old)
        if height > 0 { scrollView.contentOffset = offset }
    }

    /// A pull far enough: refreshing begins and the app is told.
    package func _pulled() {
        guard !isRefreshing, isEnabled else { return }
        beginRefreshing()
        if let scrollView { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Above the content, in the room it has made.
    package func _place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wheel = indicator.intrinsicContentSize
        let title = label.intrinsicContentSize
        let hasTitle = !(attributedTitle?.string.isEmpty ?? true)
        let height = wheel.height + (hasTitle ? 6 + title.height : 0)
        indicator.frame = CGRect(
            x: ((bounds.width - wheel.width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
            width: wheel.width,
            height: wheel.height)
        label.frame = CGRect(
            x: 0, y: indicator.frame.maxY + 6, width: bounds.width, height: hasTitle ? title.height : 0)
    }
}

extension UIScrollView {
    /// The control that refreshes the content; nil by default.
    public var refreshControl: UIRefreshControl? {
        get { _refreshControl }
        set {
            guard newValue !== _refreshControl else { return }
            _refreshControl?.endRefreshing()
            _refreshControl?.removeFromSuperview()
            _refreshControl = newValue
            guard let newValue else { return }
            insertSubview(newValue, at: 0)
            newValue._place()
        }
    }
}
