import Testing
import UIKit

@MainActor @Suite struct SizeTransitionTests {
    /// A parent that decides about the size of its child.
    private final class Parent: UIViewController {
        var childSize: ((CGSize) -> CGSize)?
        var asked = 0
        var preferredChanges: [CGSize] = []

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            asked += 1
            return childSize?(parentSize)
                ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            preferredChanges.append(container.preferredContentSize)
        }
    }

    private func embed(_ child: UIViewController, in parent: UIViewController, size: CGSize? = nil) {
        parent.addChild(child)
        child.view.frame = CGRect(origin: .zero, size: size ?? parent.view.bounds.size)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("the default gives children the parent's size, and asks once a child")
    func defaultForwarding() {
        let journal = Journal()
        let parent = Parent()
        let child = JournalViewController(journal)
        embed(child, in: parent)
        let harness = AppHarness(root: parent)
        _ = journal.take()
        harness.turnToLandscape()
        #expect(journal.take().contains("viewWillTransition(844x390)"))
        #expect(parent.asked == 1)
    }

    @Test("a child whose size stays is not told")
    func sameSize() {
        let journal = Journal()
        let parent = Parent()
        let child = JournalViewController(journal)
        embed(child, in: parent, size: CGSize(width: 100, height: 50))
        child.view.autoresizingMask = []
        parent.childSize = { _ in CGSize(width: 100, height: 50) }
        let harness = AppHarness(root: parent)
        _ = journal.take()
        harness.turnToLandscape()
        #expect(!journal.take().contains { $0.hasPrefix("viewWillTransition") })
    }

    @Test("a child gets the size its parent answers")
    func answeredSize() {
        let journal = Journal()
        let parent = Parent()
        embed(JournalViewController(journal), in: parent)
        parent.childSize = { CGSize(width: $0.width / 2, height: $0.height) }
        let harness = AppHarness(root: parent)
        _ = journal.take()
        harness.turnToLandscape()
        #expect(journal.take().contains("viewWillTransition(422x390)"))
    }

    @Test("a resize by the app itself is no transition")
    func ownResize() {
        let journal = Journal()
        let root = JournalViewController(journal)
        let harness = AppHarness(root: root)
        _ = journal.take()
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        harness.frame()
        #expect(!journal.take().contains { $0.contains("ransition") })
        #expect(root.view.safeAreaInsets.top == 57)
    }

    @Test("a changed preferred size reaches the parent, an equal one does not")
    func preferredSize() {
        let parent = Parent()
        let child = UIViewController()
        embed(child, in: parent)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(parent.preferredChanges == [CGSize(width: 10, height: 20)])
    }

    @Test(
        "system margins follow the measured rows",
        arguments: [(375, 16), (393, 16), (414, 20), (428, 20), (820, 20)] as [(CGFloat, CGFloat)])
    func systemMargins(width: CGFloat, side: CGFloat) {
        var configuration = DeviceConfiguration.phone()
        configuration.screenBounds.size.width = width
        configuration.windowFrame.size.width = width
        let root = UIViewController()
        let harness = AppHarness(configuration, root: root)
        #expect(root.systemMinimumLayoutMargins.leading == side)
        #expect(root.systemMinimumLayoutMargins.trailing == side)
        withExtendedLifetime(harness) {}
    }

    @Test("system margins of a notched phone in landscape are 16, of one with a home button 20")
    func landscapeMargins() {
        var notched = DeviceConfiguration.phone()
        notched.turn()
        let root = UIViewController()
        let first = AppHarness(notched, root: root)
        #expect(root.systemMinimumLayoutMargins.leading == 16)
        first.apply {
            $0.windowSafeAreaInsets = .zero
            $0.windowFrame.size = CGSize(width: 667, height: 375)
            $0.screenBounds.size = CGSize(width: 667, height: 375)
        }
        #expect(root.systemMinimumLayoutMargins.leading == 20)
    }

    @Test("layout margins of the root view follow the width of the window in the same layout")
    func marginsFollowWidth() {
        var phone = DeviceConfiguration.phone()
        phone.screenBounds.size = CGSize(width: 375, height: 667)
        phone.windowFrame.size = phone.screenBounds.size
        phone.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let root = UIViewController()
        let harness = AppHarness(phone, root: root)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.view.layoutMarginsGuide.topAnchor),
            view.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        harness.frame()
        #expect(view.frame == CGRect(x: 16, y: 20, width: 343, height: 10))
        harness.apply {
            $0.turn()
            $0.windowSafeAreaInsets = .zero
        }
        #expect(view.frame == CGRect(x: 20, y: 0, width: 627, height: 10))
    }
}
