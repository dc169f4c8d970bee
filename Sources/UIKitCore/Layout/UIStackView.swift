/// Lines up views along an axis with constraints that it makes and keeps up to date.
///
/// The constraints carry UIKit's identifiers (`UISV-spacing` and so on) and priorities.
///
/// Unverified: several labels of many lines in one row get no widths from the stack. Before iOS 15 it wished that they share its width
/// equally (`UISV-text-width-disambiguation`); since then it does so in fewer cases, which were not measured.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// How the views lie across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        /// The leading edge of a vertical stack, the top edge of a horizontal one.
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// Takes the stack's `spacing`.
    public nonisolated static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
    /// Takes the system's spacing, 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

    var _arranged: [UIView] = []
    var _customSpacing: [ObjectIdentifier: CGFloat] = [:]
    var _made: [NSLayoutConstraint] = []
    var _spacers: [UILayoutGuide] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UIStackView.self)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { _arrangementChanged() } }
    }

    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { _arrangementChanged() } }
    }

    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { _arrangementChanged() } }
    }

    /// The gap between neighbours, in points; the smallest gap for the equal distributions. 0 by default.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { _arrangementChanged() } }
    }

    /// Vertical spacing is measured between baselines in place of edges. False by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { _arrangementChanged() } }
    }

    /// The views keep inside the layout margins. False by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { _arrangementChanged() } }
    }

    /// The views in the order of the stack; the order of `subviews` is that of drawing.
    open var arrangedSubviews: [UIView] { _arranged }

    /// Adds a view at the end; it becomes a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: _arranged.count) }

    /// Takes the view out of the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = _arranged.place(of: view) else { return }
        _arranged.remove(at: index)
        view._setIgnoresContent(false)
        _removeMadeConstraints()
        _arrangementChanged()
    }

    /// Puts a view at an index; one that is arranged already moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let old = _arranged.place(of: view) {
            _arranged.remove(at: old)
            _arranged.insert(view, at: min(stackIndex, _arranged.count))
        } else {
            Inconsistency.check(
                (0..._arranged.count).contains(stackIndex),
                "index \(stackIndex) is out of bounds of the \(_arranged.count) arranged subviews")
            _arranged.insert(view, at: stackIndex)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        _arrangementChanged()
    }

    /// Sets the gap after a view; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard _arranged.holds(arrangedSubview) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        _customSpacing[key] = spacing == Self.spacingUseDefault ? nil : spacing
        _arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        _customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        _customSpacing[ObjectIdentifier(subview)] = nil
        removeArrangedSubview(subview)
    }

    open override func updateConstraints() {
        _makeConstraints()
        super.updateConstraints()
    }

    /// The first baseline of a stack is its first view's; of a horizontal one, the tallest view's.
    open override var forFirstBaselineLayout: UIView {
        let visible = _arranged.filter { !$0.isHidden }
        if axis == .vertical { return visible.first?.forFirstBaselineLayout ?? self }
        let tallest = visible.max { $0._baselineHeight < $1._baselineHeight }
        return tallest?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let visible = _arranged.filter { !$0.isHidden }
        if axis == .vertical { return visible.last?.forLastBaselineLayout ?? self }
        let tallest = visible.max { $0._baselineHeight < $1._baselineHeight }
        return tallest?.forLastBaselineLayout ?? self
    }

    override func _arrangedSubviewHiddenChanged(_ view: UIView) {
        if _arranged.holds(view) { _arrangementChanged() }
    }

    /// Shares follow the contents.
    override func _intrinsicSizeOfSubviewChanged() {
        if distribution == .fillProportionally { _arrangementChanged() }
        _superview?._intrinsicSizeOfSubviewChanged()
    }

    func _arrangementChanged() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        // Other views may lend the stack their baselines now.
        _baselinesChanged()
        superview?._baselineOfSubviewChanged(self)
    }
}

extension UIView {
    /// As it is solved; the bounds follow later.
    fileprivate var _baselineHeight: CGFloat {
        max(_liveEngine?.value(.height, of: self) ?? bounds.height, intrinsicContentSize.height)
    }

    /// A hidden view of a stack does not hold its place open with what it contains.
    func _setIgnoresContent(_ ignores: Bool) {
        guard _flags.contains(.ignoresContent) != ignores else { return }
        _flags.set(.ignoresContent, ignores)
        _liveEngine?.contentChanged(self)
    }
}
