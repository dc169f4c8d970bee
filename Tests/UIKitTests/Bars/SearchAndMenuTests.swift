import Testing
import UIKit

@MainActor @Suite struct SearchAndMenuTests {
    private final class Watcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var calls: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    }

    @Test("a search begins and ends with calls to the delegate and the updater")
    func activity() {
        let search = UISearchController(searchResultsController: nil)
        let watcher = Watcher()
        search.searchResultsUpdater = watcher
        search.delegate = watcher
        let root = UIViewController()
        root.navigationItem.searchController = search
        let harness = AppHarness(root: UINavigationController(rootViewController: root))
        search.isActive = true
        harness.frame()
        #expect(watcher.calls == ["will present", "update ", "did present"])
        #expect(search.searchBar.showsCancelButton)
        watcher.calls = []
        search.isActive = false
        harness.frame()
        #expect(watcher.calls == ["will dismiss", "update ", "did dismiss"])
        #expect(!search.searchBar.showsCancelButton)
    }

    @Test("the controller of results covers the content as soon as there is text")
    func results() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let root = UIViewController()
        root.navigationItem.searchController = search
        let harness = AppHarness(root: UINavigationController(rootViewController: root))
        search.isActive = true
        harness.frame()
        #expect(results.viewIfLoaded?.window == nil)
        search.searchBar.text = "a"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        harness.frame()
        #expect(results.view.window === harness.window)
        search.isActive = false
        harness.frame()
        #expect(results.view.window == nil)
    }

    @Test("a search bar in a table's header takes the place of the navigation bar")
    func headerSearch() {
        let search = UISearchController(searchResultsController: nil)
        let root = UITableViewController()
        root.tableView.tableHeaderView = search.searchBar
        search.searchBar.sizeToFit()
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        search.isActive = true
        harness.frame()
        #expect(navigation.isNavigationBarHidden)
        search.isActive = false
        harness.frame()
        #expect(!navigation.isNavigationBarHidden)
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        harness.frame()
        #expect(!navigation.isNavigationBarHidden)
        search.isActive = false
    }

    @Test("after a search the large title is back, and the content at its top still is", arguments: [true, false])
    func titleAfterSearch(hidesWhenScrolling: Bool) {
        let search = UISearchController(searchResultsController: nil)
        let root = UITableViewController()
        root.title = "Notes"
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = hidesWhenScrolling
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let harness = AppHarness(root: navigation)
        let height = navigation.navigationBar.frame.height
        let offset = root.tableView.contentOffset
        #expect(height >= CGFloat(96))
        search.isActive = true
        harness.frame()
        #expect(navigation.navigationBar.frame.height < CGFloat(96))
        #expect(root.tableView.contentOffset.y == -root.tableView.adjustedContentInset.top)
        search.isActive = false
        harness.frame()
        // A search bar that hides is seen then, too.
        #expect(navigation.navigationBar.frame.height >= height)
        #expect(root.tableView.contentOffset.y <= offset.y)
        #expect(root.tableView.contentOffset.y == -navigation.navigationBar.frame.maxY)
    }

    @Test("an empty search cannot be started from the keyboard")
    func returnKey() { #expect(UISearchBar().enablesReturnKeyAutomatically) }

    @Test("on a pad the search bar is beside the title, elsewhere below it")
    func placement() {
        let root = UIViewController()
        root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let pad = AppHarness(.pad(), root: UINavigationController(rootViewController: root))
        pad.frame()
        #expect(root.navigationItem.searchBarPlacement == .inline)
        let other = UIViewController()
        other.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let phone = AppHarness(root: UINavigationController(rootViewController: other))
        phone.frame()
        #expect(other.navigationItem.searchBarPlacement == .stacked)
    }

    private func labels(_ view: UIView) -> [String] {
        (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }.map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test("a bar button with a menu and no action shows the menu; hidden actions are left out")
    func barMenu() {
        let menu = UIMenu(children: [
            UIAction(title: "First") { _ in }, UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIMenu(options: .displayInline, children: [UIAction(title: "Second") { _ in }]),
        ])
        let root = UIViewController()
        let item = UIBarButtonItem(image: nil, menu: menu)
        item.title = "More"
        root.navigationItem.rightBarButtonItem = item
        let harness = AppHarness(root: UINavigationController(rootViewController: root))
        item._perform()
        harness.frame()
        let shown = labels(harness.window)
        #expect(shown.contains("First") && shown.contains("Second"))
        #expect(!shown.contains("Hidden"))
        MenuPresentation.dismiss()
        harness.frame()
        #expect(!labels(harness.window).contains("First"))
    }

    @Test("a primary action gives an item its title and is performed with the item as sender")
    func primaryAction() {
        var sender: Any?
        let action = UIAction(title: "Go") { sender = $0.sender }
        let item = UIBarButtonItem(primaryAction: action)
        #expect(item.title == "Go")
        item._perform()
        #expect(sender as AnyObject? === item)
        let system = UIBarButtonItem(systemItem: .done, primaryAction: action)
        #expect(system.title == nil)
        #expect(system.style == .done)
    }

    @Test("a pop-up button has the title of the element that is on")
    func popUp() {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [
            UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Two")
    }
}
