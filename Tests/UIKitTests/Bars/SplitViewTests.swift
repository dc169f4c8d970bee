import Testing
import UIKit

@MainActor @Suite struct SplitViewTests {
    private final class Watcher: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            calls.append("collapsed \(svc.isCollapsed)")
        }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded \(svc.isCollapsed)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("willShow \(column)")
        }
    }

    private func landscapePad() -> DeviceConfiguration {
        var configuration = DeviceConfiguration.pad()
        configuration.turn()
        return configuration
    }

    private func double() -> (UISplitViewController, UIViewController, UIViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        let primary = UIViewController()
        let secondary = UIViewController()
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return (split, primary, secondary)
    }

    @Test("columns are wrapped in navigation controllers, the compact one is not")
    func wrapping() {
        let (split, primary, _) = double()
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        #expect(split.viewController(for: .primary) === primary)
        #expect(primary.navigationController != nil)
        #expect(compact.navigationController == nil)
    }

    @Test("landscape shows two columns beside each other, portrait the secondary alone")
    func pads() {
        let (split, primary, secondary) = double()
        let harness = AppHarness(landscapePad(), root: split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(primary.view.convert(primary.view.bounds, to: nil).width == CGFloat(320))
        #expect(secondary.view.convert(secondary.view.bounds, to: nil).minX == CGFloat(320))
        harness.apply { $0.turn() }
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.splitBehavior == .overlay)
        #expect(primary.view.window == nil)
        #expect(secondary.view.bounds.width == CGFloat(820))
        split.show(.primary)
        harness.frame()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(primary.view.window != nil)
    }

    @Test("of three columns one beside is the supplementary")
    func triple() {
        let split = UISplitViewController(style: .tripleColumn)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        let controllers = columns.map { _ in UIViewController() }
        for (column, controller) in zip(columns, controllers) { split.setViewController(controller, for: column) }
        let harness = AppHarness(landscapePad(), root: split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(controllers[0].viewIfLoaded?.window == nil)
        #expect(controllers[1].view.window != nil)
        split.show(.primary)
        harness.frame()
        #expect(split.displayMode == .twoBesideSecondary)
        split.hide(.supplementary)
        harness.frame()
        #expect(split.displayMode == .secondaryOnly)
        split.hide(.secondary)
        harness.frame()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("a phone starts on the secondary unless the delegate names another column")
    func phones() {
        let (split, primary, secondary) = double()
        let one = AppHarness(root: split)
        one.frame()
        #expect(split.isCollapsed)
        #expect(secondary.view.window != nil)
        #expect(split.viewControllers.count == 1)
        let (other, first, second) = double()
        let watcher = Watcher()
        watcher.top = .primary
        other.delegate = watcher
        let two = AppHarness(root: other)
        two.frame()
        #expect(watcher.calls == ["top secondary", "willShow primary", "collapsed true"])
        #expect(first.view.window != nil)
        #expect(second.viewIfLoaded?.window == nil)
        _ = primary
    }

    @Test("a compact column takes the place of all others on a phone")
    func compact() {
        let (split, primary, _) = double()
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        let watcher = Watcher()
        split.delegate = watcher
        let one = AppHarness(root: split)
        one.frame()
        #expect(watcher.calls == ["top compact", "willShow compact", "collapsed true"])
        #expect(compact.view.window != nil)
        #expect(primary.viewIfLoaded?.window == nil)
    }

    @Test("a window that becomes narrow collapses and expands again")
    func multitasking() {
        let (split, primary, secondary) = double()
        let watcher = Watcher()
        watcher.top = .primary
        split.delegate = watcher
        let harness = AppHarness(landscapePad(), root: split)
        _ = watcher.calls
        harness.apply {
            $0.windowFrame.size.width = 320
            $0.horizontalSizeClass = .compact
        }
        #expect(split.isCollapsed)
        #expect(primary.view.window != nil && secondary.view.window == nil)
        harness.apply {
            $0.windowFrame.size.width = 1180
            $0.horizontalSizeClass = .regular
        }
        #expect(!split.isCollapsed)
        #expect(primary.view.window != nil && secondary.view.window != nil)
        #expect(watcher.calls.last == "expanded false")
    }

    @Test("while collapsed, show pushes a column and hide takes the top one off")
    func collapsedShow() {
        let (split, primary, secondary) = double()
        let watcher = Watcher()
        watcher.top = .primary
        split.delegate = watcher
        let harness = AppHarness(root: split)
        split.show(.secondary)
        harness.frame()
        #expect(secondary.view.window != nil)
        #expect(split.isShowing(.secondary))
        split.hide(.secondary)
        harness.frame()
        #expect(primary.view.window != nil)
        split.hide(.primary)
        harness.frame()
        #expect(primary.view.window != nil)
    }

    @Test("the classic form asks whether the secondary goes with the primary on a phone")
    func classic() {
        final class Master: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        func classic() -> (UISplitViewController, UIViewController, UIViewController) {
            let split = UISplitViewController()
            let master = UIViewController()
            let detail = UIViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: master), UINavigationController(rootViewController: detail),
            ]
            return (split, master, detail)
        }
        let (plain, _, detail) = classic()
        let one = AppHarness(root: plain)
        one.frame()
        #expect(detail.view.window != nil)
        let (split, master, _) = classic()
        let delegate = Master()
        split.delegate = delegate
        let harness = AppHarness(root: split)
        #expect(master.view.window != nil)
        let other = UIViewController()
        master.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
        harness.frame()
        #expect(other.view.window != nil)
        #expect(other.navigationController?.navigationController != nil)
        other.navigationController?.navigationController?.popToRootViewController(animated: false)
        harness.frame()
        #expect(master.view.window != nil)
    }

    @Test("a preferred width is kept within the largest, 320 points unless raised")
    func widths() {
        let (split, _, _) = double()
        split.preferredPrimaryColumnWidthFraction = 0.5
        let harness = AppHarness(landscapePad(), root: split)
        #expect(split.primaryColumnWidth == CGFloat(320))
        split.maximumPrimaryColumnWidth = 1000
        harness.frame()
        #expect(split.primaryColumnWidth == CGFloat(590))
        split.preferredPrimaryColumnWidth = 400
        harness.frame()
        #expect(split.primaryColumnWidth == CGFloat(400))
    }

    @Test("a delegate from before display modes may keep the primary in portrait")
    func shouldHide() {
        final class Keeper: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
            ) -> Bool { false }
        }
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        let keeper = Keeper()
        split.delegate = keeper
        let harness = AppHarness(.pad(), root: split)
        harness.frame()
        #expect(split.displayMode == .oneBesideSecondary)
        split.delegate = nil
        split.preferredDisplayMode = .automatic
        harness.frame()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("the delegate hears of display modes and columns as they change")
    func modeCalls() {
        final class Listener: NSObject, UISplitViewControllerDelegate {
            var calls: [String] = []
            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { calls.append("mode \(displayMode)") }
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                calls.append("show \(column)")
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                calls.append("hide \(column)")
            }
        }
        let (split, _, _) = double()
        let harness = AppHarness(landscapePad(), root: split)
        let listener = Listener()
        split.delegate = listener
        split.hide(.primary)
        harness.frame()
        #expect(listener.calls == ["mode secondaryOnly", "hide primary"])
        listener.calls = []
        split.show(.primary)
        harness.frame()
        #expect(listener.calls == ["mode oneBesideSecondary", "show primary"])
    }

    @Test("columns come to rest after a few layouts")
    func rest() {
        final class Counting: UISplitViewController {
            var layouts = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
            }
        }
        let split = Counting(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(UITabBarController(), for: .compact)
        let harness = AppHarness(landscapePad(), root: split)
        #expect(split.layouts < 8)
        harness.apply { $0.turn() }
        #expect(split.layouts < 16)
    }
}
