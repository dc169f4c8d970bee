import UIKit

/// The list of pages beside the page; on narrow screens one over the other.
final class CatalogViewController: UISplitViewController {
    private let list = PageListViewController()

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        list.choose = { [weak self] in self?.show($0) }
        setViewController(list, for: .primary)
        setViewController(UINavigationController(rootViewController: made(.buttonStyles)), for: .secondary)
        delegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ page: Page) {
        list.current = page
        let controller = made(page)
        if isCollapsed, let stack = list.navigationController {
            stack.setViewControllers([list, controller], animated: true)
        } else {
            setViewController(UINavigationController(rootViewController: controller), for: .secondary)
        }
    }

    private func made(_ page: Page) -> UIViewController {
        let controller = page.makeViewController()
        controller.navigationItem.largeTitleDisplayMode = .never
        let pages = Page.allCases
        let index = pages.firstIndex(of: page) ?? 0
        let next = UIBarButtonItem(
            image: UIImage(systemName: "chevron.forward"),
            primaryAction: UIAction { [weak self] _ in self?.show(pages[(index + 1) % pages.count]) })
        next.accessibilityLabel = NSLocalizedString("Next page", comment: "")
        next.accessibilityIdentifier = "next"
        controller.navigationItem.rightBarButtonItem = next
        return controller
    }
}

extension CatalogViewController: UISplitViewControllerDelegate {
    /// A phone begins with the list.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        list.current == nil ? .primary : proposedTopColumn
    }
}
