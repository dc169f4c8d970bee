import Testing
import UIKit

/// Who hears of an appearance as controllers are presented and dismissed, and when.
@MainActor @Suite struct PresentationTable {
    @MainActor private struct Stage {
        let harness: AppHarness
        let log = OrderLog()
        let a: OrderedController
        let b: OrderedController

        init(_ style: UIModalPresentationStyle, _ device: DeviceConfiguration = .phone()) {
            let log = log
            harness = AppHarness(device)
            a = OrderedController(log, name: "A")
            harness.show(a)
            b = OrderedController(log, name: "B")
            b.modalPresentationStyle = style
            _ = log.take()
        }

        /// The appearance callbacks and completions since the last call.
        func appearance() -> [String] {
            log.takeNames().filter { $0.contains("ppear") || $0.contains("completion") }
        }
    }

    @Test(
        "full screen and current context: the presenter goes after the transition and comes back with the dismissal",
        arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
    func presenterGoes(style: UIModalPresentationStyle, animated: Bool) {
        for device in [DeviceConfiguration.phone(), .pad(), .phone(system: "12.0")] {
            let stage = Stage(style, device)
            let is13 = device.systemMajorVersion >= 13
            stage.a.present(stage.b, animated: animated) { stage.log.note("completion") }
            #expect(stage.a.view.window != nil)
            stage.harness.frame()
            #expect(
                stage.appearance().filter { is13 || !$0.contains("viewIsAppearing") }
                    == [
                        "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
                        "A viewDidDisappear", "completion",
                    ].filter { is13 || !$0.contains("viewIsAppearing") })
            #expect(stage.a.view.window == nil)
            stage.b.dismiss(animated: animated) { stage.log.note("completion") }
            stage.harness.frame()
            #expect(
                stage.appearance()
                    == [
                        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
                        "A viewDidAppear", "completion",
                    ].filter { is13 || !$0.contains("viewIsAppearing") })
            #expect(stage.a.view.window != nil)
            #expect(stage.b.view.window == nil)
        }
    }

    @Test(
        "sheets, popovers and what lies over: the presenter stays and hears nothing",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .custom,
        ])
    func presenterStays(style: UIModalPresentationStyle) {
        for device in [DeviceConfiguration.phone(), .pad()] {
            let stage = Stage(style, device)
            stage.b.popoverPresentationController?.sourceView = stage.a.view
            stage.a.present(stage.b, animated: true) { stage.log.note("completion") }
            stage.harness.frame()
            #expect(
                stage.appearance() == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "completion"])
            #expect(stage.a.view.window != nil)
            stage.a.dismiss(animated: true) { stage.log.note("completion") }
            stage.harness.frame()
            #expect(stage.appearance() == ["B viewWillDisappear", "B viewDidDisappear", "completion"])
        }
    }

    @Test("a custom presentation that asks for it takes the presenter's view away")
    func customRemoves() {
        final class Covering: UIPresentationController {
            override var shouldRemovePresentersView: Bool { true }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Covering(presentedViewController: presented, presenting: presenting)
            }
        }
        let stage = Stage(.custom)
        let giver = Giver()
        stage.b.transitioningDelegate = giver
        stage.a.present(stage.b, animated: true)
        stage.harness.frame()
        #expect(stage.appearance().filter { $0.hasPrefix("A") } == ["A viewWillDisappear", "A viewDidDisappear"])
        stage.a.dismiss(animated: true)
        stage.harness.frame()
        #expect(
            stage.appearance().filter { $0.hasPrefix("A") } == [
                "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
            ])
    }

    @Test(
        "an animator gets the views it is to move: not those of a presenter that stays",
        arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func customViews(style: UIModalPresentationStyle) {
        final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            var views: [Bool] = []
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.2 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                views += [transitionContext.view(forKey: .from) != nil, transitionContext.view(forKey: .to) != nil]
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
                transitionContext.completeTransition(true)
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let stage = Stage(style)
        let animator = Animator()
        stage.b.transitioningDelegate = animator
        stage.a.present(stage.b, animated: true)
        stage.harness.frame()
        stage.b.dismiss(animated: true)
        stage.harness.frame()
        let moves = style == .fullScreen
        #expect(animator.views == [moves, true, true, moves])
        #expect(stage.a.presentedViewController == nil)
    }

    @Test("automatic is resolved as the presentation begins: a sheet since iOS 13, the full screen before")
    func automatic() {
        let new = Stage(.automatic)
        new.a.present(new.b, animated: true)
        new.harness.frame()
        #expect(!new.appearance().contains("A viewWillDisappear"))
        let old = Stage(.automatic, .phone(system: "12.0"))
        old.a.present(old.b, animated: true)
        old.harness.frame()
        #expect(old.appearance().contains("A viewDidDisappear"))
    }

    @Test("a chain is dismissed from the receiver's child upwards, and only the topmost with an animation")
    func chain() {
        final class Told: OrderedController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                note(animated ? "goes animated" : "goes at once")
            }
        }
        let log = OrderLog()
        let harness = AppHarness(root: UIViewController())
        let root = harness.window.rootViewController!
        var top = root
        for name in ["B", "C", "D"] {
            let next = Told(log, name: name)
            next.modalPresentationStyle = .overFullScreen
            top.present(next, animated: false)
            harness.frame()
            top = next
        }
        _ = log.take()
        root.dismiss(animated: true) { log.note("completion") }
        harness.frame()
        let names = log.takeNames()
        #expect(names.contains("D goes animated"))
        #expect(names.contains("C goes at once"))
        #expect(names.contains("B goes at once"))
        #expect(names.filter { $0.contains("viewDidDisappear") }.count == 3)
        #expect(names.last == "completion")
        #expect(root.presentedViewController == nil)
    }

    @Test("dismiss goes to what the receiver presents, else to its presenter")
    func receiver() {
        let stage = Stage(.overFullScreen)
        let c = OrderedController(stage.log, name: "C")
        c.modalPresentationStyle = .overFullScreen
        stage.a.present(stage.b, animated: false)
        stage.harness.frame()
        stage.b.present(c, animated: false)
        stage.harness.frame()
        stage.b.dismiss(animated: false)
        stage.harness.frame()
        #expect(stage.b.presentedViewController == nil)
        #expect(stage.a.presentedViewController === stage.b)
        stage.b.dismiss(animated: false)
        stage.harness.frame()
        #expect(stage.a.presentedViewController == nil)
    }

    @Test("current context: the nearest controller that defines it presents; other styles go to the root")
    func presenter() {
        for (style, isChild) in [
            (UIModalPresentationStyle.currentContext, true), (.overCurrentContext, true), (.fullScreen, false),
            (.overFullScreen, false),
        ] {
            let harness = AppHarness(root: UIViewController())
            let root = harness.window.rootViewController!
            let child = UIViewController()
            let inner = UIViewController()
            root.embed(child)
            child.embed(inner)
            child.definesPresentationContext = true
            harness.frame()
            let content = UIViewController()
            content.modalPresentationStyle = style
            inner.present(content, animated: false)
            harness.frame()
            #expect(content.presentingViewController === (isChild ? child : root))
        }
    }

    @Test("delegates hear of dismissals by the user only")
    func dismissalDelegate() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            var allows = true
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                calls.append("should")
                return allows
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
        }
        let delegate = Delegate()
        func present() -> Stage {
            let stage = Stage(.pageSheet)
            stage.b.presentationController?.delegate = delegate
            stage.a.present(stage.b, animated: true)
            stage.harness.frame()
            delegate.calls = []
            return stage
        }
        let first = present()
        first.a.dismiss(animated: true)
        first.harness.frame()
        #expect(delegate.calls == [])
        let second = present()
        delegate.allows = false
        second.a._presentation?._dismissByUser()
        second.harness.frame()
        #expect(delegate.calls == ["should", "attempt"])
        delegate.allows = true
        delegate.calls = []
        second.b.isModalInPresentation = true
        second.a._presentation?._dismissByUser()
        #expect(delegate.calls.last == "attempt")
        #expect(!delegate.calls.contains("will"))
        second.b.isModalInPresentation = false
        delegate.calls = []
        second.a._presentation?._dismissByUser()
        second.harness.frame()
        #expect(delegate.calls == ["should", "will", "did"])
    }

    @Test(
        "a presenter covered in full is told of a rotation, and so is what it presents, through the presentation controller"
    )
    func rotation() {
        final class Watching: UIPresentationController {
            var sizes: [CGSize] = []
            var classes: [String] = []
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
            override var frameOfPresentedViewInContainerView: CGRect {
                let size = containerView?.bounds.size ?? .zero
                return CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                classes.append(newCollection.classes)
            }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            var made: Watching?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                made = Watching(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        let stage = Stage(.custom)
        let giver = Giver()
        stage.b.transitioningDelegate = giver
        stage.a.present(stage.b, animated: false)
        stage.harness.frame()
        _ = stage.log.take()
        stage.harness.turnToLandscape()
        #expect(giver.made?.sizes == [CGSize(width: 844, height: 390)])
        #expect(giver.made?.classes == ["cc"])
        let names = stage.log.takeNames()
        #expect(
            names.filter { $0.hasPrefix("B") } == [
                "B willTransition(cc)", "B viewWillTransition(844x195)", "B traitCollectionDidChange(cr)",
                "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
            ])
        #expect(names.contains("A viewWillTransition(844x390)"))
    }
}
