/// The list behind "More": the controllers for which a tab bar has no room.
@MainActor
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?
    private var shown: [UIViewController] = []
    private var shownTitles: [String?] = []

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = SystemStrings.text(.more)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
        tableView.accessibilityIdentifier = "More"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _update()
    }

    /// Other controllers, or other titles and images.
    func _update() {
        let wanted = tabs?._moreControllers ?? []
        let titles = wanted.map { $0.tabBarItem?._shownTitle }
        let canEdit = tabs?.customizableViewControllers?.isEmpty == false
        if canEdit != (navigationItem.rightBarButtonItem != nil) {
            navigationItem.rightBarButtonItem = canEdit ? makeEditButton() : nil
        }
        if shown.elementsEqual(wanted, by: ===), shownTitles == titles { return }
        shown = wanted
        shownTitles = titles
        if isViewLoaded { tableView.reloadData() }
    }

    private func makeEditButton() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?._beginCustomizing() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let item = shown[indexPath.row].tabBarItem
        var content = UIListContentConfiguration.cell()
        content.text = item?._shownTitle
        content.image = item?._shownImage(isSelected: false, isLow: false)?.withRenderingMode(.alwaysTemplate)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?._select(shown[indexPath.row])
    }
}
