import Testing
import UIKit

@MainActor @Suite struct SheetAndPopoverTests {
    @Test("a medium detent is half of the room; selecting the large one fills it")
    func detents() {
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        presenter.present(sheet, animated: false)
        harness.frame()
        // 844 - 57 - 34 = 753 is the room; half of it and the home indicator's area.
        let medium = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(medium.maxY == CGFloat(844))
        #expect(abs(medium.height - (753 / 2 + 34)) <= 1)
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        harness.frame()
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == CGFloat(57))
    }

    @Test("custom detents are asked with the room and may be left out")
    func customDetents() {
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let sheet = UIViewController()
        var seen: CGFloat = 0
        sheet.sheetPresentationController?.detents = [
            .custom { _ in nil },
            .custom { context in
                seen = context.maximumDetentValue
                return 200
            },
        ]
        presenter.present(sheet, animated: false)
        harness.frame()
        #expect(seen == CGFloat(753))
        #expect(sheet.view.bounds.height == CGFloat(234))
    }

    @Test("the presentation object is a sheet's only for sheet styles, a popover's only for popovers")
    func objects() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController != nil)
        #expect(controller.sheetPresentationController == nil)
    }

    private func popover(_ configuration: DeviceConfiguration, source: CGRect, _ size: CGSize) -> (
        AppHarness, UIViewController
    ) {
        let presenter = UIViewController()
        let harness = AppHarness(configuration, root: presenter)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        content.popoverPresentationController?.sourceView = presenter.view
        content.popoverPresentationController?.sourceRect = source
        presenter.present(content, animated: false)
        harness.frame()
        return (harness, content)
    }

    @Test("a popover has its preferred size beside its source and becomes a sheet on a phone")
    func popovers() {
        let size = CGSize(width: 200, height: 150)
        let (first, pad) = popover(.pad(), source: CGRect(x: 400, y: 200, width: 20, height: 20), size)
        first.frame()
        #expect(pad.view.bounds.size == size)
        let frame = pad.view.convert(pad.view.bounds, to: nil)
        #expect(frame.midX == CGFloat(410))
        #expect(frame.minY >= CGFloat(220))
        #expect(pad.popoverPresentationController?.arrowDirection == .up)
        #expect(pad.traitCollection.horizontalSizeClass == .compact)
        let (second, phone) = popover(.phone(), source: CGRect(x: 100, y: 200, width: 20, height: 20), size)
        second.frame()
        #expect(phone.view.bounds.width == CGFloat(390))
        #expect(phone.activePresentationController is UISheetPresentationController)
    }

    @Test("a popover without room below goes above its source and stays 10 points inside the screen")
    func room() {
        let size = CGSize(width: 200, height: 150)
        let (harness, low) = popover(.pad(), source: CGRect(x: 0, y: 1100, width: 20, height: 20), size)
        harness.frame()
        let frame = low.view.convert(low.view.bounds, to: nil)
        #expect(frame.maxY <= CGFloat(1100))
        #expect(frame.minX == CGFloat(10))
        #expect(low.popoverPresentationController?.arrowDirection == .down)
    }

    @Test("a delegate that answers none keeps the popover on a phone")
    func nonAdaptive() {
        final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        let keeper = Keeper()
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.popoverPresentationController?.sourceView = presenter.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        content.popoverPresentationController?.delegate = keeper
        presenter.present(content, animated: false)
        harness.frame()
        #expect(content.view.bounds.size == CGSize(width: 200, height: 150))
    }

    @Test("an app's presentation controller gets its calls in order and places the view")
    func custom() {
        final class Custom: UIPresentationController {
            var calls: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 344) }
            override func presentationTransitionWillBegin() {
                calls.append("will begin \(containerView != nil)")
            }
            override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end \(completed)") }
            override func dismissalTransitionWillBegin() { calls.append("dismissal will begin") }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                calls.append("dismissal did end \(completed)")
            }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            var made: Custom?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let custom = Custom(presentedViewController: presented, presenting: presenting)
                made = custom
                return custom
            }
        }
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let content = UIViewController()
        let giver = Giver()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        presenter.present(content, animated: true)
        harness.frame()
        #expect(content.view.frame == CGRect(x: 0, y: 500, width: 390, height: 344))
        #expect(presenter.view.window != nil)
        content.dismiss(animated: true)
        harness.frame()
        #expect(
            giver.made?.calls == [
                "will begin true", "did end true", "dismissal will begin", "dismissal did end true",
            ])
    }

    @Test("the user cannot dismiss what is modal, and the delegate hears of the attempt")
    func modal() {
        final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }
        }
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let content = UIViewController()
        let watcher = Watcher()
        content.presentationController?.delegate = watcher
        content.isModalInPresentation = true
        presenter.present(content, animated: false)
        harness.frame()
        presenter._presentation?._dismissByUser()
        harness.frame()
        #expect(watcher.calls == ["attempt"])
        content.isModalInPresentation = false
        presenter._presentation?._dismissByUser()
        harness.frame()
        #expect(watcher.calls == ["attempt", "will", "did"])
        #expect(presenter.presentedViewController == nil)
    }
}
