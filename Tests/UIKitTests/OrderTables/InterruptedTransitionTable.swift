import Testing
import UIKit

/// Transitions that the app drives, cancels or interrupts.
@MainActor @Suite struct InterruptedTransitionTable {
    /// Waits until the test says how the transition ends.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        var ended: [Bool] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
        func complete() { context?.completeTransition(context?.transitionWasCancelled == false) }
    }

    private final class Giver: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        var animator: Animator?
        var interaction: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @MainActor private struct Stack {
        let harness: AppHarness
        let log = OrderLog()
        let giver = Giver()
        let navigation: UINavigationController
        let a: OrderedController
        let b: OrderedController

        /// A at the root, B pushed.
        init() {
            harness = AppHarness()
            a = OrderedController(log, name: "A")
            b = OrderedController(log, name: "B")
            navigation = UINavigationController(rootViewController: a)
            harness.show(navigation)
            navigation.pushViewController(b, animated: false)
            harness.frame()
            _ = log.take()
            navigation.delegate = giver
        }

        func appearance() -> [String] {
            log.takeNames().filter { $0.contains("ppear") || $0.contains("completion") || $0.contains("nteract") }
        }
    }

    @Test("a cancelled pop ends with the old controller appearing in one turn, the new one disappearing")
    func cancelledPop() {
        let stack = Stack()
        let animator = Animator()
        let interaction = UIPercentDrivenInteractiveTransition()
        stack.giver.animator = animator
        stack.giver.interaction = interaction
        stack.navigation.popViewController(animated: true)
        stack.harness.frame()
        #expect(stack.appearance() == ["B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing"])
        let coordinator = stack.navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true)
        #expect(coordinator?.isInteractive == true)
        coordinator?.notifyWhenInteractionChanges { context in
            stack.log.note("interaction ends, cancelled \(context.isCancelled)")
        }
        coordinator?.animate(alongsideTransition: nil) { context in
            stack.log.note("completion, cancelled \(context.isCancelled)")
        }
        interaction.update(0.4)
        #expect(coordinator?.percentComplete == CGFloat(0.4))
        interaction.cancel()
        animator.complete()
        let names = stack.appearance()
        #expect(
            names.filter { $0.contains("ppear") } == [
                "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewIsAppearing", "B viewDidAppear",
            ])
        #expect(
            names.filter { $0.contains("ancelled") } == [
                "interaction ends, cancelled true", "completion, cancelled true",
            ])
        #expect(animator.ended == [false])
        stack.harness.frame()
        #expect(stack.navigation.topViewController === stack.b)
        #expect(stack.navigation.viewControllers == [stack.a, stack.b])
        #expect(stack.b.view.window != nil)
        #expect(stack.b.parent === stack.navigation)
        #expect(stack.appearance() == [])
    }

    @Test("a finished interactive pop is told as one that was not interactive")
    func finishedPop() {
        let stack = Stack()
        let animator = Animator()
        let interaction = UIPercentDrivenInteractiveTransition()
        stack.giver.animator = animator
        stack.giver.interaction = interaction
        stack.navigation.popViewController(animated: true)
        stack.harness.frame()
        interaction.finish()
        animator.complete()
        stack.harness.frame()
        #expect(
            stack.appearance() == [
                "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear",
            ])
        #expect(stack.navigation.viewControllers == [stack.a])
        #expect(stack.b.parent == nil)
    }

    @Test("a push interrupted by a pop completes first; then the pop starts in the same turn")
    func interruptedPush() {
        let stack = Stack()
        let animator = Animator()
        stack.giver.animator = animator
        let c = OrderedController(stack.log, name: "C")
        stack.navigation.pushViewController(c, animated: true)
        stack.harness.frame()
        #expect(stack.appearance() == ["B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing"])
        stack.giver.animator = nil
        stack.navigation.popViewController(animated: true)
        stack.harness.frame()
        #expect(
            stack.appearance() == [
                "B viewDidDisappear", "C viewDidAppear", "C viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
                "C viewDidDisappear", "B viewDidAppear",
            ])
        // The animator's late word changes nothing.
        animator.complete()
        stack.harness.frame()
        #expect(stack.navigation.viewControllers == [stack.a, stack.b])
        #expect(stack.appearance() == [])
        #expect(c.parent == nil)
    }

    @Test("a cancelled presentation and a cancelled dismissal lead back, and end in a steady state")
    func cancelledPresentation() {
        let log = OrderLog()
        let a = OrderedController(log, name: "A")
        let harness = AppHarness(root: a)
        _ = log.take()
        let b = OrderedController(log, name: "B")
        let giver = Giver()
        giver.animator = Animator()
        giver.interaction = UIPercentDrivenInteractiveTransition()
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = giver
        a.present(b, animated: true)
        harness.frame()
        giver.interaction?.cancel()
        giver.animator?.complete()
        harness.frame()
        var names = log.takeNames().filter { $0.contains("ppear") }
        #expect(
            names.filter { $0.hasPrefix("B") } == [
                "B viewWillAppear", "B viewIsAppearing", "B viewWillDisappear", "B viewDidDisappear",
            ])
        #expect(names.filter { $0.hasPrefix("A") }.first == "A viewWillDisappear")
        #expect(names.filter { $0.hasPrefix("A") }.last == "A viewDidAppear")
        #expect(a.presentedViewController == nil)
        #expect(b.presentingViewController == nil)

        giver.animator = nil
        giver.interaction = nil
        a.present(b, animated: true)
        harness.frame()
        _ = log.take()
        giver.animator = Animator()
        giver.interaction = UIPercentDrivenInteractiveTransition()
        b.dismiss(animated: true) { log.note("completion") }
        harness.frame()
        giver.interaction?.cancel()
        giver.animator?.complete()
        harness.frame()
        names = log.takeNames().filter { $0.contains("ppear") }
        #expect(names.filter { $0.hasPrefix("B") }.first == "B viewWillDisappear")
        #expect(names.filter { $0.hasPrefix("B") }.last == "B viewDidAppear")
        #expect(names.filter { $0.hasPrefix("A") }.last == "A viewDidDisappear")
        #expect(a.presentedViewController === b)
        #expect(!b.isBeingDismissed)
        #expect(b.view.window != nil)
        giver.animator = nil
        giver.interaction = nil
        b.dismiss(animated: true)
        harness.frame()
        #expect(a.presentedViewController == nil)
        #expect(a.view.window != nil)
    }

    @Test("a coordinator tells of its transition, takes work until it is over, and runs it also for views elsewhere")
    func coordinator() {
        let stack = Stack()
        stack.giver.animator = Animator()
        let c = UIViewController()
        stack.navigation.pushViewController(c, animated: true)
        stack.harness.frame()
        guard let coordinator = stack.navigation.transitionCoordinator else {
            Issue.record("no coordinator")
            return
        }
        #expect(coordinator.isAnimated)
        #expect(coordinator.transitionDuration == 0.3)
        #expect(coordinator.viewController(forKey: .from) === stack.b)
        #expect(coordinator.viewController(forKey: .to) === c)
        #expect(coordinator.view(forKey: .to) === c.view)
        #expect(c.transitionCoordinator === coordinator)
        #expect(!coordinator.isInteractive && !coordinator.isCancelled)
        #expect(coordinator.targetTransform == .identity)
        var calls: [String] = []
        let elsewhere = stack.harness.window
        #expect(
            coordinator.animateAlongsideTransition(in: elsewhere, animation: nil) { context in
                calls.append("elsewhere \(context.percentComplete)")
            })
        #expect(coordinator.animate(alongsideTransition: nil) { _ in calls.append("second") })
        stack.giver.animator?.complete()
        stack.harness.frame()
        #expect(calls == ["elsewhere 1.0", "second"])
        #expect(!coordinator.animate(alongsideTransition: nil, completion: { _ in calls.append("late") }))
        stack.harness.frame()
        #expect(calls.count == 2)
        #expect(stack.navigation.transitionCoordinator == nil)
    }

    @Test("the coordinator of a rotation knows the turn")
    func rotation() {
        final class Probe: UIViewController {
            var transform = CGAffineTransform.identity
            var isAnimated = false
            var duration = 0.0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                transform = coordinator.targetTransform
                isAnimated = coordinator.isAnimated
                duration = coordinator.transitionDuration
            }
        }
        let probe = Probe()
        let harness = AppHarness(root: probe)
        harness.turnToLandscape()
        // A quarter, in the sense of the interface's turn.
        #expect(abs(abs(probe.transform.b) - 1) < 1e-9)
        #expect(abs(probe.transform.a) < 1e-9)
        #expect(probe.isAnimated)
        #expect(probe.duration > 0)
        harness.apply { $0.windowFrame.size.width = 600 }
        #expect(probe.transform == .identity)
    }
}
