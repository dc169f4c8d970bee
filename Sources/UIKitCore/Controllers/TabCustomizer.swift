/// Where the tabs of a bar are chosen: all of them in a grid; one that is tapped changes places with the last of the bar.
///
/// Unverified: on a device tabs are dragged onto the bar; here a tap stands in for that.
@MainActor
final class TabCustomizer: UIViewController {
    private weak var tabs: UITabBarController?
    private var buttons: [UIButton] = []
    private let before: [UIViewController]
    private let hint = UILabel()

    init(tabs: UITabBarController) {
        self.tabs = tabs
        before = tabs._controllers
        super.init(nibName: nil, bundle: nil)
        title = SystemStrings.text(.configure)
        isModalInPresentation = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        hint.text = SystemStrings.text(.dragTabs)
        hint.font = .preferredFont(forTextStyle: .body)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        view.addSubview(hint)
        for controller in tabs?._controllers ?? [] { add(controller) }
    }

    private func add(_ controller: UIViewController) {
        var look = UIButton.Configuration.plain()
        look.image = controller.tabBarItem._shownImage(isSelected: false, isLow: false)
        look.title = controller.tabBarItem._shownTitle
        look.imagePlacement = .top
        look.imagePadding = 8
        look.baseForegroundColor = .secondaryLabel
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 11)
            return outgoing
        }
        let button = UIButton(
            configuration: look, primaryAction: UIAction { [weak self] _ in self?.tabs?._moveIntoBar(controller) })
        let movable = tabs?.customizableViewControllers ?? []
        button.isEnabled = movable.contains { $0 === controller }
        buttons.append(button)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        let height = hint.sizeThatFits(CGSize(width: area.width, height: 0)).height
        hint.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: height)
        let columns = max(4, Int(area.width / 120))
        let side = area.width / CGFloat(columns)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * side,
                y: hint.frame.maxY + 24 + CGFloat(index / columns) * 88, width: side, height: 80)
        }
    }

    private func end() {
        guard let tabs else { return dismiss(animated: true) }
        let changed = !before.elementsEqual(tabs._controllers, by: ===)
        let controllers = tabs._controllers
        tabs.delegate?.tabBarController(tabs, willEndCustomizing: controllers, changed: changed)
        dismiss(animated: true) {
            tabs.delegate?.tabBarController(tabs, didEndCustomizing: controllers, changed: changed)
        }
    }
}

extension UITabBarController {
    /// A tap on Edit in the list behind "More".
    func _beginCustomizing() {
        delegate?.tabBarController(self, willBeginCustomizing: customizableViewControllers ?? [])
        present(UINavigationController(rootViewController: TabCustomizer(tabs: self)), animated: true)
    }

    /// A controller behind "More" takes the last place of the bar that may be taken.
    func _moveIntoBar(_ controller: UIViewController) {
        guard let index = _moreControllers.firstIndex(where: { $0 === controller }) else { return }
        let movable = customizableViewControllers ?? []
        let direct = _controllers.count - _moreControllers.count
        guard let slot = _controllers[..<direct].lastIndex(where: { one in movable.contains { $0 === one } }) else {
            return
        }
        var order = _controllers
        order.swapAt(slot, direct + index)
        _reorder(order)
    }
}
