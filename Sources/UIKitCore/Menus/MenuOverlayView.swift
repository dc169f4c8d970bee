/// A menu on a card beside its source; a touch outside closes it.
@MainActor
final class MenuOverlayView: UIView {
    /// One line of a menu, or the gap between two groups.
    enum Row {
        case action(UIAction)
        case submenu(UIMenu)
        case title(String)
        /// Elements side by side.
        case strip([UIMenuElement], hasTitles: Bool, isPalette: Bool)
        case gap
    }

    private let source: CGRect
    /// What is lifted beside the menu; everything else is blurred then.
    let preview: MenuPreview?
    private let onEnd: (() -> Void)?
    /// Above its source, a menu has its first element at the bottom.
    var keepsFirstNear = false
    /// Told of the chosen action before it is performed.
    var onChoose: ((UIAction) -> Void)?
    let card = UIView()
    private let shadow = UIView()
    private let list = UIScrollView()
    private var menus: [UIMenu]
    /// The size for which the menu was placed.
    private var placedSize: CGSize?

    /// At ordinary text sizes.
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let gapHeight: CGFloat = 8

    init(_ menu: UIMenu, source: CGRect, preview: MenuPreview? = nil, onEnd: (() -> Void)?) {
        menus = [menu]
        self.source = source
        self.preview = preview
        self.onEnd = onEnd
        super.init(frame: .zero)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 32
        shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
        shadow.isUserInteractionEnabled = false
        card.clipsToBounds = true
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        list.contentInsetAdjustmentBehavior = .never
        if let preview {
            addSubview(MaterialView(Material.behindMenu))
            addSubview(preview)
        }
        addSubview(shadow)
        addSubview(card)
        card.addSubview(MaterialView(Material.menu))
        card.addSubview(list)
        traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
    }

    required init?(coder: NSCoder) { nil }

    /// An open menu is restyled, and so is what it lifted.
    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        setNeedsLayout()
        guard previous != nil, preview != nil else { return }
        // When the view that is lifted has its new look.
        Frame.inNextFrame { [weak self] in
            guard let self, preview?.takePicture() == true else { return }
            setNeedsLayout()
        }
    }

    /// How wide a menu is. Unverified: that menus are wider for accessibility sizes, and how much.
    private func menuWidth(in area: CGRect) -> CGFloat {
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return Self.width }
        return min(max(area.width, Self.width), 1.4 * Self.width)
    }

    func ended() { onEnd?() }

    func replaceMenu(_ menu: UIMenu) {
        menus = [menu]
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        // The window has another size.
        if let placedSize, placedSize != bounds.size, MenuPresentation.shown === self {
            return MenuPresentation.dismiss()
        }
        placedSize = bounds.size
        for old in list.subviews { old.removeFromSuperview() }
        guard let menu = menus.last else { return }
        var rows = Self.rows(of: menu)
        if menus.count > 1, case .title = rows.first {} else if menus.count > 1 { rows.insert(.title("Back"), at: 0) }
        let hasChecks = rows.contains { if case .action(let action) = $0 { action.state != .off } else { false } }
        let safe = safeAreaInsets
        // A keyboard lies over menus, too.
        let covered = KeyboardPresenter.shared.overlap(of: self)
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, 8), left: max(safe.left, 8),
                bottom: max(safe.bottom, 8, covered > 0 ? covered + 8 : 0),
                right: max(safe.right, 8)))
        let width = menuWidth(in: area)
        var y = fill(rows, hasChecks, width)
        card.frame = place(CGSize(width: width, height: y), in: area)
        if keepsFirstNear, card.frame.midY < (preview?.frame ?? source).midY {
            for old in list.subviews { old.removeFromSuperview() }
            y = fill(Self.upwards(rows), hasChecks, width)
        }
        card.isHidden = y == 0
        shadow.isHidden = y == 0
        shadow.frame = card.frame
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 12).cgPath
        list.frame = card.bounds
        list.contentSize = CGSize(width: width, height: y)
    }

    /// Puts the rows below each other.
    /// - Returns: how high they are.
    private func fill(_ rows: [Row], _ hasChecks: Bool, _ width: CGFloat) -> CGFloat {
        var y: CGFloat = 0
        var previousWasGap = true
        for row in rows {
            let view: UIView
            let height: CGFloat
            if case .strip(let elements, let hasTitles, let isPalette) = row {
                let strip = MenuStripView(elements, hasTitles: hasTitles, isPalette: isPalette) { [weak self] element in
                    if let action = element as? UIAction { self?.choose(.action(action)) }
                    if let menu = element as? UIMenu { self?.choose(.submenu(menu)) }
                }
                height = strip.height(for: width)
                view = strip
            } else {
                let line = MenuRowView(row, hasChecks: hasChecks, hasLine: !previousWasGap)
                height = line.height(for: width)
                line.onTap = { [weak self] in self?.choose(row) }
                view = line
            }
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            list.addSubview(view)
            y += height
            if case .gap = row { previousWasGap = true } else { previousWasGap = false }
        }
        return y
    }

    /// Where the menu goes; puts the preview in its place, too.
    private func place(_ size: CGSize, in area: CGRect) -> CGRect {
        if let preview {
            let places = MenuPlacement(
                source: preview.source, preview: preview.wantedSize, menu: size, in: area,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            preview.frame = places.preview
            return places.menu
        }
        let below = area.maxY - source.maxY - 8
        let above = source.minY - area.minY - 8
        let goesBelow = below >= min(size.height, 200) || below >= above
        let height = min(size.height, max(goesBelow ? below : above, 100))
        let isTrailing = source.midX > bounds.midX
        var x = isTrailing ? source.maxX - size.width : source.minX
        x = max(min(x, area.maxX - size.width), area.minX)
        let top = goesBelow ? min(source.maxY + 8, area.maxY - height) : max(source.minY - 8 - height, area.minY)
        return CGRect(x: x.rounded(), y: top.rounded(), width: size.width, height: height)
    }

    private func choose(_ row: Row) {
        switch row {
        case .action(let action):
            guard !action.attributes.contains(.disabled) else { return }
            if let menu = menus.last.flatMap({ Self.selection(of: action, in: $0) }) {
                for other in menu._allActions { other.state = other === action ? .on : .off }
            }
            onChoose?(action)
            if action.attributes.contains(.keepsMenuPresented) {
                action.perform(sender: nil)
                setNeedsLayout()
            } else {
                MenuPresentation.dismiss()
                action.perform(sender: nil)
            }
        case .submenu(let menu):
            menus.append(menu)
            setNeedsLayout()
        case .title:
            guard menus.count > 1 else { return }
            menus.removeLast()
            setNeedsLayout()
        case .gap, .strip: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { MenuPresentation.dismiss() }
}
