import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct AdaptationTests {
    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        /// Shows the controller in a navigation controller.
        var wraps = false
        var calls: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? style ?? .automatic : .none
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            calls.append("controller for \(style.rawValue)")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
        ) { calls.append("prepare") }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { calls.append("will present \(style.rawValue)") }
    }

    private let adapter = Adapter()
    private let presenter = UIViewController()
    private let content = UIViewController()

    private func present(on configuration: DeviceConfiguration, _ style: UIModalPresentationStyle) -> AppHarness {
        let harness = AppHarness(configuration, root: presenter)
        content.modalPresentationStyle = style
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.sourceView = presenter.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        content.presentationController?.delegate = adapter
        presenter.present(content, animated: false)
        harness.frame()
        return harness
    }

    private func narrow(_ configuration: inout DeviceConfiguration) {
        configuration.windowFrame.size.width = 320
        configuration.horizontalSizeClass = .compact
    }

    private func wide(_ configuration: inout DeviceConfiguration) {
        configuration.windowFrame.size.width = 820
        configuration.horizontalSizeClass = .regular
    }

    @Test("a popover in a narrow window becomes a sheet; the delegate prepares it and hears of the style")
    func narrowFromTheStart() {
        let harness = present(on: .phone(), .popover)
        #expect(content.activePresentationController is UISheetPresentationController)
        #expect(adapter.calls.contains("prepare"))
        #expect(adapter.calls.contains("will present 2"))
        harness.frame()
    }

    @Test("the delegate's style counts: full screen, or none to stay a popover")
    func chosen() {
        adapter.style = .fullScreen
        let harness = present(on: .phone(), .popover)
        #expect(content.view.convert(content.view.bounds, to: nil) == harness.window.bounds)
        #expect(adapter.calls.contains("controller for 0"))
    }

    @Test("another controller may be shown in the adapted presentation, and only there")
    func replaced() {
        adapter.style = .fullScreen
        adapter.wraps = true
        let harness = present(on: .pad(), .popover)
        #expect(content.parent == nil)
        harness.apply(narrow)
        harness.frame()
        let navigation = content.parent as? UINavigationController
        #expect(navigation?.view.bounds.width == CGFloat(320))
        #expect(content.view.window != nil)
        #expect(presenter.presentedViewController === content)
        harness.apply(wide)
        harness.frame()
        #expect(content.parent == nil)
        #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
        #expect(content.view.window != nil)
    }

    @Test("a window that becomes narrow adapts what is presented, and one that becomes wide takes it back")
    func live() {
        adapter.style = .fullScreen
        let harness = present(on: .pad(), .popover)
        #expect(content.activePresentationController is UIPopoverPresentationController)
        #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
        harness.apply(narrow)
        harness.frame()
        #expect(!(content.activePresentationController is UIPopoverPresentationController))
        #expect(content.view.bounds.width == CGFloat(320))
        #expect(content.view.window != nil)
        harness.apply(wide)
        harness.frame()
        #expect(content.activePresentationController is UIPopoverPresentationController)
        #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
        #expect(
            adapter.calls.filter { $0.hasPrefix("will") } == ["will present -1", "will present 0", "will present -1"])
    }

    @Test("adapting makes neither the presented controller nor its children disappear or appear")
    func quiet() {
        let journal = Journal()
        let presented = JournalViewController(journal, name: "B")
        let harness = AppHarness(.pad(), root: presenter)
        let navigation = UINavigationController(rootViewController: presented)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = presenter.view
        presenter.present(navigation, animated: false)
        harness.frame()
        _ = journal.take()
        harness.apply(narrow)
        harness.frame()
        #expect(journal.take().filter { $0.contains("ppear") } == [])
        #expect(presented.view.window != nil)
    }

    @Test("a form sheet has its preferred size where both size classes are regular, and fills a low screen")
    func formSheet() {
        let harness = present(on: .pad(), .formSheet)
        #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
        presenter.dismiss(animated: false)
        harness.frame()
        var phone = DeviceConfiguration.phone()
        phone.turn()
        let low = AppHarness(phone, root: UIViewController())
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        low.window.rootViewController?.present(sheet, animated: false)
        low.frame()
        #expect(sheet.view.bounds.size == low.window.bounds.size)
    }

    @Test("automatic is a form sheet since iOS 18 and a page sheet before")
    func automatic() {
        let new = AppHarness(.pad(), root: UIViewController())
        let first = UIViewController()
        new.window.rootViewController?.present(first, animated: false)
        new.frame()
        #expect(first.presentationController?.presentationStyle == .formSheet)
        let old = AppHarness(.pad(system: "17.0"), root: UIViewController())
        let second = UIViewController()
        old.window.rootViewController?.present(second, animated: false)
        old.frame()
        #expect(second.presentationController?.presentationStyle == .pageSheet)
    }

    @Test("a presentation controller asked for before the style is set stays what it was")
    func frozen() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        _ = controller.presentationController
        controller.modalPresentationStyle = .popover
        #expect(!(controller.presentationController is UIPopoverPresentationController))
    }
}
