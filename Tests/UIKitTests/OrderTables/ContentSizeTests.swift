import Testing
import UIKit

/// How a wish for a size finds its container.
@MainActor @Suite struct ContentSizeTests {
    private final class Container: UIViewController {
        var preferred: [CGSize] = []
        var fitting = 0
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            preferred.append(container.preferredContentSize)
        }
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            fitting += 1
        }
    }

    @Test("a child's preferred size goes to its parent; a navigation controller passes its top's on")
    func preferred() {
        let parent = Container()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        let harness = AppHarness(root: parent)
        parent.embed(navigation)
        harness.frame()
        top.preferredContentSize = CGSize(width: 200, height: 300)
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 300))
        #expect(parent.preferred == [CGSize(width: 200, height: 300)])
        top.preferredContentSize = CGSize(width: 200, height: 300)
        #expect(parent.preferred.count == 1)
        #expect(parent.preferredContentSize == .zero)
    }

    @Test("a presented controller's preferred size goes to its presentation controller, not to its presenter")
    func presented() {
        final class Presentation: UIPresentationController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                sizes.append(container.preferredContentSize)
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
        let presenter = Container()
        let harness = AppHarness(root: presenter)
        let giver = Giver()
        let content = UIViewController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        presenter.present(content, animated: false)
        harness.frame()
        content.preferredContentSize = CGSize(width: 50, height: 60)
        #expect(giver.made?.sizes == [CGSize(width: 50, height: 60)])
        #expect(presenter.preferred == [])
    }

    @Test("a parent that wants to know hears when its child's constraints ask for another size")
    func fitting() {
        let parent = Container()
        let harness = AppHarness(root: parent)
        let child = UIViewController()
        parent.embed(child)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: child.view.topAnchor),
            child.view.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 30), height,
        ])
        harness.frame()
        #expect(parent.fitting == 0)
        height.constant = 80
        harness.frame()
        #expect(parent.fitting == 1)
        child.view.setNeedsLayout()
        harness.frame()
        #expect(parent.fitting == 1)
    }
}
