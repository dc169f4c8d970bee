import Testing
import UIKit

@testable import UIKitCore

/// Content that rests at its top stays there with all of the bar, wherever it goes.
@MainActor @Suite struct BarRestTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        convenience init(title: String, hasSearch: Bool) {
            self.init(style: .plain)
            self.title = title
            if hasSearch { navigationItem.searchController = UISearchController(searchResultsController: nil) }
        }

        /// Where the first row is in the window.
        var firstRow: CGFloat {
            tableView.convert(tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil).minY
        }
    }

    private static func navigation(_ list: List) -> UINavigationController {
        let made = UINavigationController(rootViewController: list)
        made.navigationBar.prefersLargeTitles = true
        return made
    }

    private func split(_ primary: List, _ secondary: List) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Self.navigation(primary), for: .primary)
        split.setViewController(Self.navigation(secondary), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        return split
    }

    /// The place of the first row under a bar with large title, and with a search bar.
    private func expected(_ device: DeviceConfiguration, hasSearch: Bool) -> CGFloat {
        let list = List(title: "A", hasSearch: hasSearch)
        let harness = AppHarness(device, root: Self.navigation(list))
        harness.frame()
        return list.firstRow
    }

    private static var narrow: (inout DeviceConfiguration) -> Void {
        {
            $0.windowFrame = CGRect(x: 0, y: 0, width: 375, height: $0.screenBounds.height)
            $0.horizontalSizeClass = .compact
        }
    }

    private static var pad: DeviceConfiguration {
        var device = DeviceConfiguration.pad()
        device.turn()
        return device
    }

    @Test(
        "going back from a collapsed column shows the whole bar of the first", arguments: [true, false], [true, false])
    func back(hasSearch: Bool, otherHasSearch: Bool) {
        let wanted = expected(.phone(), hasSearch: hasSearch)
        let other = expected(.phone(), hasSearch: otherHasSearch)
        let primary = List(title: "A", hasSearch: hasSearch)
        let secondary = List(title: "B", hasSearch: otherHasSearch)
        let split = split(primary, secondary)
        let harness = AppHarness(.phone(), root: split)
        harness.frame()
        #expect(secondary.firstRow == other)
        primary.navigationController?.popViewController(animated: true)
        for _ in 0..<3 { harness.frame() }
        #expect(primary.firstRow == wanted)
    }

    @Test("columns that collapse and expand keep their large titles whole", arguments: [true, false])
    func collapse(hasSearch: Bool) {
        var device = Self.pad
        Self.narrow(&device)
        let narrow = expected(device, hasSearch: hasSearch)
        let primary = List(title: "A", hasSearch: false)
        let secondary = List(title: "B", hasSearch: hasSearch)
        let split = split(primary, secondary)
        let harness = AppHarness(Self.pad, root: split)
        harness.frame()
        let wide = secondary.firstRow
        harness.apply(Self.narrow)
        harness.frame()
        #expect(split.isCollapsed)
        #expect(secondary.firstRow == narrow)
        harness.apply { device in device = Self.pad }
        harness.frame()
        #expect(secondary.firstRow == wide)
    }

    @Test("columns whose bars differ hand content over without end to neither", arguments: [true, false])
    func different(primaryIsLarge: Bool) {
        let primary = List(title: "A", hasSearch: true)
        let secondary = List(title: "B", hasSearch: false)
        let split = split(primary, secondary)
        primary.navigationItem.largeTitleDisplayMode = primaryIsLarge ? .always : .never
        secondary.navigationItem.largeTitleDisplayMode = primaryIsLarge ? .never : .always
        let harness = AppHarness(Self.pad, root: split)
        harness.frame()
        let wide = (primary.firstRow, secondary.firstRow)
        for _ in 0..<2 {
            harness.apply(Self.narrow)
            harness.frame()
            harness.apply { device in device = Self.pad }
            harness.frame()
            #expect((primary.firstRow, secondary.firstRow) == wide)
        }
    }

    @Test("a search that goes below the bar in a narrow window keeps its keyboard, and back")
    func keyboard() throws {
        let list = List(title: "A", hasSearch: true)
        let search = try #require(list.navigationItem.searchController)
        let harness = AppHarness(Self.pad, root: Self.navigation(list))
        harness.frame()
        #expect(list.navigationItem.searchBarPlacement == .inline)
        search.searchBar.searchTextField.becomeFirstResponder()
        harness.frame()
        #expect(search.isActive)
        harness.apply(Self.narrow)
        harness.frame()
        #expect(list.navigationItem.searchBarPlacement == .stacked)
        #expect(search.searchBar.searchTextField.isFirstResponder)
        #expect(KeyboardPresenter.shared.frame != nil)
        harness.apply { device in device = Self.pad }
        harness.frame()
        #expect(search.searchBar.searchTextField.isFirstResponder)
        search.isActive = false
        harness.frame()
    }
}
