/// The list behind "More": the controllers for which a tab bar has no room.
@MainActor
final class MoreListController: UIViewController {
    private weak var tabs: UITabBarController?
    private var rows: [MoreRow] = []
    private var shown: [UIViewController] = []
    private var shownWidth: CGFloat = 0

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = SystemStrings.text(.more)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.backgroundColor = .systemBackground
        view = scroll
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let scroll = view as? UIScrollView else { return }
        // New rows ask for layout again, so they are made only when something has changed.
        let wanted = tabs?._moreControllers ?? []
        if shown.elementsEqual(wanted, by: { $0 === $1 }), shownWidth == scroll.bounds.width { return }
        shown = wanted
        shownWidth = scroll.bounds.width
        for row in rows { row.removeFromSuperview() }
        var y: CGFloat = 0
        rows = (tabs?._moreControllers ?? []).map { controller in
            let row = MoreRow(controller: controller)
            row.frame = CGRect(x: 0, y: y, width: scroll.bounds.width, height: 44)
            row.addAction(
                UIAction { [weak self] _ in self?.tabs?._select(controller) }, for: .touchUpInside)
            y += 44
            scroll.addSubview(row)
            return row
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    }
}

/// One row: image, title, chevron.
@MainActor
private final class MoreRow: UIControl {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))
    private let line = UIView()

    init(controller: UIViewController) {
        super.init(frame: .zero)
        imageView.image = controller.tabBarItem._shownImage(isSelected: false, isLow: false)?
            .withRenderingMode(.alwaysTemplate)
        imageView.contentMode = .center
        label.text = controller.tabBarItem._shownTitle
        label.font = UIFont.systemFont(ofSize: 17)
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        accessibilityLabel = label.text
        for view in [imageView, label, chevron, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 16, y: 0, width: 30, height: bounds.height)
        let size = chevron.intrinsicContentSize
        chevron.frame = CGRect(
            x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        label.frame = CGRect(x: 61, y: 0, width: max(0, chevron.frame.minX - 69), height: bounds.height)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 61, y: bounds.height - pixel, width: bounds.width - 61, height: pixel)
    }
}
