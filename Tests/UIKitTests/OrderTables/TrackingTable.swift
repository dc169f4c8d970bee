import Testing
import UIKit

/// Methods beyond layout and drawing whose reads of traits are followed, and the properties of iOS 26.
@MainActor @Suite struct TrackingTable {
    private final class Button: UIButton {
        var runs = 0
        override func updateConfiguration() {
            super.updateConfiguration()
            runs += 1
            _ = traitCollection.legibilityWeight
        }
    }

    private final class TableCell: UITableViewCell {
        var runs = 0
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            runs += 1
            _ = traitCollection.legibilityWeight
        }
    }

    private final class GridCell: UICollectionViewCell {
        var runs = 0
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            runs += 1
            _ = traitCollection.legibilityWeight
        }
    }

    @Test("configurations of buttons and cells are updated again when a trait they read changes")
    func configurations() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let button = Button(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.configuration = .plain()
        let cell = TableCell(style: .default, reuseIdentifier: nil)
        let grid = GridCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        for view in [button, cell, grid] as [UIView] { root.view.addSubview(view) }
        button.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        grid.setNeedsUpdateConfiguration()
        harness.frame()
        #expect(button.runs > 0 && cell.runs > 0 && grid.runs > 0)
        button.runs = 0
        cell.runs = 0
        grid.runs = 0
        harness.window.traitOverrides.legibilityWeight = .bold
        harness.frame()
        #expect(button.runs > 0 && cell.runs > 0 && grid.runs > 0)
    }

    @Test("a presentation controller's layout runs again when a trait it read changes")
    func presentations() {
        final class Presentation: UIPresentationController {
            var runs = 0
            override func containerViewWillLayoutSubviews() {
                super.containerViewWillLayoutSubviews()
                runs += 1
                _ = traitCollection.legibilityWeight
            }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            var made: Presentation?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                made = Presentation(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let giver = Giver()
        let content = UIViewController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        root.present(content, animated: false)
        harness.frame()
        giver.made?.runs = 0
        harness.window.traitOverrides.toolbarItemPresentationSize = .small
        harness.frame()
        #expect(giver.made?.runs == 0)
        harness.window.traitOverrides.legibilityWeight = .bold
        harness.frame()
        #expect(giver.made?.runs == 1)
    }

    @Test(
        "since iOS 26 properties are updated before layout, on their own when asked for, and when a trait they read changes",
        arguments: ["18.0", "26.0"])
    func properties(system: String) {
        final class Root: UIViewController {
            var calls: [String] = []
            override func updateProperties() {
                super.updateProperties()
                calls.append("controller")
            }
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                calls.append("layout")
            }
        }
        final class View: UIView {
            var calls: [String] = []
            override func updateProperties() {
                super.updateProperties()
                calls.append("properties")
                _ = traitCollection.legibilityWeight
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("layout")
            }
        }
        let root = Root()
        let harness = AppHarness(.phone(system: system), root: root)
        let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.view.addSubview(view)
        harness.frame()
        guard system == "26.0" else {
            #expect(!root.calls.contains("controller") && !view.calls.contains("properties"))
            return
        }
        #expect(Array(root.calls.prefix(2)) == ["controller", "layout"])
        #expect(view.calls == ["properties", "layout"])
        view.calls = []
        view.setNeedsUpdateProperties()
        #expect(view.calls == [])
        harness.frame()
        #expect(view.calls == ["properties"])
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties", "properties"])
        view.calls = []
        harness.window.traitOverrides.legibilityWeight = .bold
        harness.frame()
        #expect(view.calls == ["properties"])
    }
}
