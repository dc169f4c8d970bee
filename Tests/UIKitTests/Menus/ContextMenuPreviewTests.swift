import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ContextMenuPreviewTests {
    private final class List: UITableViewController {
        var calls: [String] = []
        var makesController = false
        var target: ((UITableViewCell?) -> UITargetedPreview?)?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            let provider: UIContextMenuContentPreviewProvider = {
                let controller = UIViewController()
                controller.preferredContentSize = CGSize(width: 200, height: 150)
                return controller
            }
            return UIContextMenuConfiguration(previewProvider: makesController ? provider : nil) { _ in
                UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            }
        }
        override func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { target?(tableView.cellForRow(at: IndexPath(row: 2, section: 0))) }
        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("display")
            animator?.addAnimations { [weak self] in self?.calls.append("animation") }
            animator?.addCompletion { [weak self] in self?.calls.append("completion") }
        }
        override func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            calls.append("commit \(animator.previewViewController != nil)")
            animator.addCompletion { [weak self] in self?.calls.append("committed") }
        }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("end") }
    }

    private func held(_ change: (List) -> Void = { _ in }) throws -> (FingerStage, List, MenuOverlayView, CGRect) {
        let list = List(style: .plain)
        change(list)
        let stage = FingerStage(root: list)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let row = cell.convert(cell.bounds, to: nil)
        stage.hold(200, row.midY)
        return (stage, list, try #require(MenuPresentation.shown), row)
    }

    @Test("the row is lifted where it is, and the menu lies beside it")
    func row() throws {
        let (_, _, menu, row) = try held()
        let preview = try #require(menu.preview)
        #expect(preview.frame == row)
        #expect(!menu.card.frame.insetBy(dx: 1, dy: 1).intersects(row))
        #expect(menu.card.frame.minY >= row.maxY)
        // Everything else is blurred.
        #expect(menu.subviews.first is MaterialView)
        MenuPresentation.dismiss()
    }

    @Test("a part of a view is lifted along its visible path")
    func part() throws {
        let (_, _, menu, row) = try held { list in
            list.target = { cell in
                guard let cell else { return nil }
                let parameters = UIPreviewParameters()
                parameters.visiblePath = UIBezierPath(
                    roundedRect: CGRect(x: 10, y: 4, width: 100, height: 30), cornerRadius: 8)
                return UITargetedPreview(view: cell, parameters: parameters)
            }
        }
        #expect(menu.preview?.frame == CGRect(x: 10, y: row.minY + 4, width: 100, height: 30))
        MenuPresentation.dismiss()
    }

    @Test("a controller is shown in its preferred size; a touch on it tells the delegate, and the menu goes")
    func controller() throws {
        let (stage, list, menu, _) = try held { $0.makesController = true }
        let preview = try #require(menu.preview)
        #expect(preview.bounds.size == CGSize(width: 200, height: 150))
        #expect(preview.controller?.view.bounds.size == CGSize(width: 200, height: 150))
        #expect(list.calls == ["display", "animation", "completion"])
        list.calls = []
        stage.tap(preview.frame.midX, preview.frame.midY)
        #expect(MenuPresentation.shown == nil)
        #expect(list.calls == ["commit true", "end", "committed"])
    }

    @Test("a view with an interaction is lifted")
    func interaction() throws {
        final class Owner: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
            }
        }
        let root = UIViewController()
        let stage = FingerStage(root: root)
        let view = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 80))
        root.view.addSubview(view)
        let owner = Owner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        stage.hold(100, 140)
        #expect(MenuPresentation.shown?.preview?.frame == view.frame)
        interaction.updateVisibleMenu { menu in
            menu.replacingChildren([UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
        }
        stage.settle()
        #expect(MenuPresentation.shown?.card.frame.height == 2 * MenuOverlayView.rowHeight)
        interaction.dismissMenu()
        #expect(MenuPresentation.shown == nil)
    }

    @Test("a menu stays clear of the keyboard")
    func keyboard() throws {
        let root = UIViewController()
        let stage = FingerStage(root: root)
        let field = UITextField(frame: CGRect(x: 40, y: 60, width: 200, height: 30))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        let top = try #require(KeyboardPresenter.shared.frame).minY
        let menu = UIMenu(children: (0..<5).map { UIAction(title: "\($0)") { _ in } })
        MenuPresentation.show(menu, from: root.view, at: CGPoint(x: 100, y: top - 100))
        stage.settle()
        let card = try #require(MenuPresentation.shown).card.frame
        #expect(card.maxY <= top)
        #expect(card.height == 5 * MenuOverlayView.rowHeight)
        MenuPresentation.dismiss()
        field.resignFirstResponder()
    }

    @Test("a snapshot of a view has its size and a picture")
    func snapshot() throws {
        let harness = AppHarness(root: UIViewController())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.backgroundColor = .red
        harness.window.addSubview(view)
        harness.frame()
        let copy = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
        #expect(copy.bounds.size == CGSize(width: 50, height: 20))
        #expect(copy.image?.size == CGSize(width: 50, height: 20))
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }
}
