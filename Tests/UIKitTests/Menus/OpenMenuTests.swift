import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Menus that are open while things change")
struct OpenMenuTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        var preview: ((UIView) -> UITargetedPreview?)?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                    UIAction(title: "Delete", attributes: .destructive) { _ in },
                ])
            })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? { interaction.view.flatMap { preview?($0) } }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            calls.append("returns")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("returns, older")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("ends") }
    }

    private func held(
        _ configuration: DeviceConfiguration = .phone(), _ preview: ((UIView) -> UITargetedPreview?)? = nil
    ) throws -> (FingerStage, Owner, UIView, MenuOverlayView) {
        let root = UIViewController()
        let stage = FingerStage(configuration, root: root)
        let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
        view.backgroundColor = .secondarySystemBackground
        root.view.addSubview(view)
        let owner = Owner()
        owner.preview = preview
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        stage.settle()
        stage.hold(100, 240)
        return (stage, owner, view, try #require(MenuPresentation.shown))
    }

    private func images(_ menu: MenuOverlayView) -> [UIImageView] {
        func find(_ view: UIView) -> [UIImageView] {
            ((view as? UIImageView).map { $0.image == nil ? [] : [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(menu.card)
    }

    @Test("turning the device closes a context menu, after asking what goes back to its place")
    func turning() throws {
        let (stage, owner, _, _) = try held()
        stage.harness.turnToLandscape()
        stage.settle()
        #expect(MenuPresentation.shown == nil)
        #expect(owner.calls == ["returns", "returns, older", "ends"])
    }

    @Test("a window of another size closes a menu, too")
    func resizing() throws {
        let (stage, owner, _, _) = try held()
        stage.harness.window.frame.size.width -= 50
        stage.settle()
        #expect(MenuPresentation.shown == nil)
        #expect(owner.calls.last == "ends")
    }

    @Test("turning the device closes an edit menu")
    func editMenu() {
        let root = UIViewController()
        let stage = FingerStage(.phone(), root: root)
        let item = EditMenuItem(title: "Copy") {}
        EditMenuPresentation.show([item], for: root.view, target: CGRect(x: 100, y: 300, width: 50, height: 20))
        stage.settle()
        #expect(EditMenuPresentation.isShown)
        stage.harness.turnToLandscape()
        stage.settle()
        #expect(!EditMenuPresentation.isShown)
    }

    @Test("an edit menu is a material over what is behind")
    func editMaterial() {
        let root = UIViewController()
        let stage = FingerStage(.phone(), root: root)
        EditMenuPresentation.show(
            [EditMenuItem(title: "Copy") {}], for: root.view, target: CGRect(x: 100, y: 300, width: 50, height: 20))
        stage.settle()
        func materials(_ view: UIView) -> [MaterialView] {
            ((view as? MaterialView).map { [$0] } ?? []) + view.subviews.flatMap(materials)
        }
        let found = stage.harness.window.subviews.filter { $0 is EditMenuView }.flatMap(materials)
        #expect(found.count == 1)
        #expect(found.first?.bounds.size == EditMenuPresentation.frame.size)
        EditMenuPresentation.dismiss()
    }

    @Test("in the dark an open menu is dark, and what it lifted, too")
    func dark() throws {
        let (stage, owner, view, menu) = try held()
        let light = try #require(menu.preview)
        let before = light.subviews[0].layer.contents as AnyObject
        stage.harness.apply { $0.userInterfaceStyle = .dark }
        stage.settle()
        #expect(MenuPresentation.shown === menu)
        #expect(owner.calls.isEmpty)
        #expect(menu.traitCollection.userInterfaceStyle == .dark)
        #expect(menu.preview?.frame == view.frame)
        #expect(light.subviews[0].layer.contents as AnyObject !== before)
        MenuPresentation.dismiss()
    }

    @Test("larger text makes rows and symbols of an open menu larger")
    func textSize() throws {
        let (stage, _, _, menu) = try held()
        let height = menu.card.frame.height
        let symbol = try #require(images(menu).first).frame
        stage.harness.apply { $0.contentSizeCategory = .accessibilityExtraLarge }
        stage.settle()
        #expect(MenuPresentation.shown === menu)
        #expect(menu.card.frame.height > height * 1.4)
        let larger = try #require(images(menu).first).frame
        // The body style grows from 17 to 40 points.
        #expect(larger.height > symbol.height * 2)
        #expect(menu.card.bounds.contains(larger))
        MenuPresentation.dismiss()
    }

    @Test("a preview is turned and scaled as its target says, about the target's centre")
    func transform() throws {
        let (_, _, view, menu) = try held { view in
            UITargetedPreview(
                view: view, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(
                    container: view.superview!, center: CGPoint(x: 150, y: 260),
                    transform: CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)))
        }
        let preview = try #require(menu.preview)
        #expect(isNear(preview.source.midX, 150) && isNear(preview.source.midY, 260))
        // 120 by 80, half as large and upright.
        #expect(isNear(preview.source.width, 40) && isNear(preview.source.height, 60))
        let content = preview.subviews[0]
        #expect(isNear(content.bounds.width, 120) && isNear(content.bounds.height, 80))
        #expect(isNear(content.frame.width, 40) && isNear(content.frame.height, 60))
        #expect(content.transform.b > 0.4)
        #expect(view.transform == .identity)
        MenuPresentation.dismiss()
    }
}
