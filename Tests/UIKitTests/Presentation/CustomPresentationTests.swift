import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct CustomPresentationTests {
    private final class Half: UIPresentationController {
        let journal: Journal
        init(_ journal: Journal, _ presented: UIViewController, _ presenting: UIViewController?) {
            self.journal = journal
            super.init(presentedViewController: presented, presenting: presenting)
        }
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 20, y: bounds.height / 2, width: bounds.width - 40, height: bounds.height / 2 - 20)
        }
        override func presentationTransitionWillBegin() {
            journal.note("will begin")
            containerView?.addSubview(presentedView!)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.journal.note("alongside")
            }) { _ in self.journal.note("coordinator completion") }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { journal.note("did end") }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Half(journal, presented, presenting) }
    }

    @Test("a view that the presentation controller adds itself appears with the transition")
    func order() {
        let journal = Journal()
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let content = AppearanceJournalController(journal, name: "B")
        let giver = Giver(journal)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        var isAnimated: Bool?
        content.onAppear = { isAnimated = $0 }
        presenter.present(content, animated: true) { journal.note("completion") }
        harness.frame()
        #expect(isAnimated == true)
        #expect(
            journal.take().filter { !$0.contains("Layout") && !$0.contains("oad") && !$0.contains("trait") } == [
                "will begin", "B viewWillAppear", "alongside", "B viewIsAppearing", "B viewDidAppear", "did end",
                "coordinator completion", "completion",
            ])
    }

    @Test("a view of half the height survives a turn of the device without a conflict")
    func turning() {
        let journal = Journal()
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let content = UIViewController()
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(line)
        let safe = content.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: safe.topAnchor),
            line.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: safe.leadingAnchor), line.widthAnchor.constraint(equalToConstant: 2),
        ])
        let giver = Giver(journal)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        presenter.present(content, animated: false)
        harness.frame()
        let before = Findings.all.count
        harness.turnToLandscape()
        #expect(Findings.all.count == before)
        #expect(content.view.frame == CGRect(x: 20, y: 195, width: 804, height: 175))
        #expect(line.frame.height == content.view.safeAreaLayoutGuide.layoutFrame.height)
    }

    @Test("constraints that could not hold for a moment hold again once there is room")
    func brokenConstraints() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        root.view.addSubview(box)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20),
        ])
        harness.frame()
        box.frame.size.height = 10
        harness.frame()
        box.frame.size.height = 200
        harness.frame()
        #expect(inner.frame.height == CGFloat(160))
    }
}
