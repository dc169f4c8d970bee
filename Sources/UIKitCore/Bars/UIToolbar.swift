/// A bar of buttons, usually at the bottom of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHolder {
    private let background = BarBackgroundView(isBottomBar: true)
    private var shownViews: [UIView] = []
    private var images: [BarImageKey: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]
    /// Whether a navigation controller placed the bar.
    var _isPlacedByController = false
    /// Whether no content is under the bar.
    var _isAtScrollEdge = false { didSet { if _isAtScrollEdge != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        (coder as? NibCoder)?.finish(self, as: UIToolbar.self)
    }

    open weak var delegate: (any UIToolbarDelegate)?

    /// From the leading edge to the trailing one, spaces included.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item._holder = self }
            setNeedsLayout()
        }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Looks

    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    /// The colour of the background, before appearance objects.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var appearances = ToolbarAppearances()

    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard }
        set { appearances.standard = adopt(newValue) }
    }
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue.map(adopt) }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue.map(adopt) }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue.map(adopt) }
    }

    private func adopt(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        let own = appearance._copied() as? UIToolbarAppearance ?? UIToolbarAppearance()
        own._bar = self
        setNeedsLayout()
        return own
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        setNeedsLayout()
    }

    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { images[BarImageKey(position: topOrBottom, metrics: barMetrics)] }

    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom] = shadowImage
        setNeedsLayout()
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    // MARK: Place

    open var barPosition: UIBarPosition {
        if let asked = delegate?.position(for: self), asked != .any { return asked }
        return .bottom
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = BarMetrics.toolbarHeight(traitCollection, hasIndicator: false)
        return CGSize(width: size.width > 0 ? size.width : bounds.width, height: height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    func _barItemChanged(_ item: UIBarItem) { setNeedsLayout() }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        setNeedsLayout()
    }

    override func _safeAreaInsetsChanged() { setNeedsLayout() }

    // MARK: Layout

    /// The appearance object in effect.
    private var appearance: UIToolbarAppearance {
        let isLow = BarMetrics.isLow(traitCollection)
        let standard = isLow ? appearances.compact ?? appearances.standard : appearances.standard
        guard _isPlacedByController, _isAtScrollEdge, SystemBehavior.majorVersion >= 15 else { return standard }
        if isLow, let edge = appearances.compactScrollEdge { return edge }
        if let edge = appearances.scrollEdge { return edge }
        let clear = standard._copied() as? UIToolbarAppearance ?? UIToolbarAppearance()
        clear.configureWithTransparentBackground()
        return clear
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let look = appearance
        showBackground(look)
        // A bar that stands on the safe area's edge colours what is below it.
        var below = _isPlacedByController || safeAreaInsets.bottom > 0 ? safeAreaInsets.bottom : 0
        var above: CGFloat = 0
        if let superview, _isPlacedByController || isAtSafeEdge {
            below = max(below, superview.bounds.maxY - frame.maxY)
            if barPosition == .topAttached { above = max(0, frame.minY) }
        }
        if barPosition != .bottom { below = 0 }
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + below + above)
        layOutItems(look)
    }

    /// Whether the bar's lower edge is where the superview's safe area ends.
    private var isAtSafeEdge: Bool {
        guard let superview else { return false }
        return abs(superview.bounds.maxY - superview.safeAreaInsets.bottom - frame.maxY) < 0.5
    }

    private func showBackground(_ look: UIToolbarAppearance) {
        var shown: UIBarAppearance = look
        let metrics: UIBarMetrics = BarMetrics.isLow(traitCollection) ? .compact : .default
        let image = [barPosition, .any].lazy.compactMap { position in
            self.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
                ?? self.backgroundImage(forToolbarPosition: position, barMetrics: .default)
        }.first
        if let image, look.backgroundImage == nil {
            let own = look._copied()
            own._hasMaterial = false
            own.backgroundImage = image
            own.shadowImage = shadows[barPosition] ?? shadows[.any]
            shown = own
        }
        background.show(shown, tint: barTintColor, isDark: barStyle != .default, isTranslucent: isTranslucent)
    }

    private func layOutItems(_ look: UIToolbarAppearance) {
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let margin = BarMetrics.sideMargin(self)
        let isLow = BarMetrics.isLow(traitCollection)
        let pieces = (items ?? []).filter { !$0.isHidden }.map { item -> BarItemRow.Piece in
            let appearance = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            let view = BarItemRow.view(
                for: item, in: self, BarButtonView.Look(appearance: appearance, tint: nil, isLow: isLow))
            return BarItemRow.Piece(
                item: item, view: view, width: BarItemRow.width(of: item, view: view, height: area.height),
                isFlexible: item._systemItem == .flexibleSpace)
        }
        var total: CGFloat = 0
        for (index, piece) in pieces.enumerated() { total += piece.width + gap(pieces, before: index) }
        let flexibles = pieces.count { $0.isFlexible }
        let left = max(0, area.width - 2 * margin - total)
        let share = flexibles > 0 ? left / CGFloat(flexibles) : 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = margin
        for (index, piece) in pieces.enumerated() {
            x += gap(pieces, before: index)
            let width = piece.isFlexible ? share : piece.width
            if let view = piece.view {
                let place = isRightToLeft ? area.maxX - x - width : area.minX + x
                BarItemRow.place(
                    view, item: piece.item, in: CGRect(x: place, y: 0, width: width, height: area.height))
            }
            x += width
        }
        let used = pieces.compactMap(\.view)
        for old in shownViews where !used.contains(where: { $0 === old }) && old.superview === self {
            old.removeFromSuperview()
        }
        shownViews = used
    }

    private func gap(_ pieces: [BarItemRow.Piece], before index: Int) -> CGFloat {
        guard index > 0, !pieces[index].item._isSpace, !pieces[index - 1].item._isSpace else { return 0 }
        return BarMetrics.itemSpacing
    }
}

/// Asked where a toolbar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

@MainActor
private struct ToolbarAppearances {
    var standard = UIToolbarAppearance()
    var compact: UIToolbarAppearance?
    var scrollEdge: UIToolbarAppearance?
    var compactScrollEdge: UIToolbarAppearance?
}
