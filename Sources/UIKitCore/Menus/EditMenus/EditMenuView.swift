/// A bar of titles above what they are about; it takes no touches outside the bar.
///
/// Unverified: its measures and colours, and that its titles do not follow the text size.
@MainActor
final class EditMenuView: UIView {
    private let items: [EditMenuItem]
    private let target: CGRect
    private let bar = UIView()
    private let shadow = UIView()
    private var page = 0

    private static let height: CGFloat = 44
    private static let padding: CGFloat = 14
    private static let arrowWidth: CGFloat = 40
    private static let gap: CGFloat = 8

    /// - Parameter target: what the bar is about, in the coordinates of the window.
    init(_ items: [EditMenuItem], target: CGRect) {
        self.items = items
        self.target = target
        super.init(frame: .zero)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.18
        shadow.layer.shadowRadius = 16
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        shadow.isUserInteractionEnabled = false
        bar.addSubview(MaterialView(Material.menu))
        bar.clipsToBounds = true
        bar.layer.cornerRadius = 12
        bar.layer.cornerCurve = .continuous
        addSubview(shadow)
        addSubview(bar)
        traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
    }

    required init?(coder: NSCoder) { nil }

    /// In the coordinates of the window.
    var barFrame: CGRect {
        layoutIfNeeded()
        return bar.frame
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bar.frame.contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for old in bar.subviews where !(old is MaterialView) { old.removeFromSuperview() }
        let safe = safeAreaInsets
        let area = bounds.inset(
            by: UIEdgeInsets(top: safe.top, left: safe.left + 8, bottom: safe.bottom, right: safe.right + 8))
        var buttons: [UIView] = []
        if page > 0 { buttons.append(arrow("chevron.left", to: page - 1)) }
        let pages = self.pages(in: area.width)
        let shown = pages.isEmpty ? [] : pages[min(page, pages.count - 1)]
        buttons += shown.map(button)
        if page < pages.count - 1 { buttons.append(arrow("chevron.right", to: page + 1)) }
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            if index > 0 { addLine(at: x) }
            button.frame = CGRect(x: x, y: 0, width: button.bounds.width, height: Self.height)
            bar.addSubview(button)
            x += button.bounds.width
        }
        let above = target.minY - Self.gap - Self.height
        let below = min(target.maxY + Self.gap, area.maxY - Self.height)
        let y = above >= area.minY ? above : below
        let left = min(max(target.midX - x / 2, area.minX), max(area.maxX - x, area.minX))
        bar.frame = CGRect(x: left.rounded(), y: y.rounded(), width: x, height: Self.height)
        shadow.frame = bar.frame
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 12).cgPath
    }

    /// Titles side by side as far as they fit.
    private func pages(in width: CGFloat) -> [[EditMenuItem]] {
        var pages: [[EditMenuItem]] = []
        var room: CGFloat = 0
        for item in items {
            let needed = Self.width(of: item)
            if pages.isEmpty || room < needed {
                pages.append([])
                room = width - 2 * Self.arrowWidth
            }
            pages[pages.count - 1].append(item)
            room -= needed
        }
        return pages
    }

    private static let font = UIFont.systemFont(ofSize: 15)

    private static func width(of item: EditMenuItem) -> CGFloat {
        (item.title as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 2 * padding
    }

    private func button(_ item: EditMenuItem) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        button.titleLabel?.font = Self.font
        button.setTitleColor(.label, for: .normal)
        button.isEnabled = item.isEnabled
        button.bounds.size = CGSize(width: Self.width(of: item), height: Self.height)
        button.addAction(
            UIAction { _ in
                EditMenuPresentation.dismiss()
                item.perform()
            }, for: .touchUpInside)
        return button
    }

    private func arrow(_ symbol: String, to page: Int) -> UIView {
        let button = UIButton(type: .system)
        button.setImage(
            UIImage(
                systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)),
            for: .normal)
        button.tintColor = .label
        button.bounds.size = CGSize(width: Self.arrowWidth, height: Self.height)
        button.addAction(
            UIAction { [weak self] _ in
                self?.page = page
                self?.setNeedsLayout()
            }, for: .touchUpInside)
        return button
    }

    private func addLine(at x: CGFloat) {
        let width = 1 / max(traitCollection.displayScale, 1)
        let line = UIView(frame: CGRect(x: x - width, y: 0, width: width, height: Self.height))
        line.backgroundColor = .separator
        bar.addSubview(line)
    }
}
