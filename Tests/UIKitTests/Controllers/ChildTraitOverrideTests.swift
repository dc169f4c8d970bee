import Testing
import UIKit

extension UITraitCollection {
    fileprivate var isPortrait: Bool {
        return verticalSizeClass == .regular && horizontalSizeClass == .compact
    }
    fileprivate var isLandscape: Bool {
        return verticalSizeClass == .compact && horizontalSizeClass == .regular
    }
    fileprivate var isCompactLandscape: Bool {
        return verticalSizeClass == .compact && horizontalSizeClass == .compact
    }
    fileprivate var isRegularRegular: Bool {
        return verticalSizeClass == .regular && horizontalSizeClass == .regular
    }
}

/// Gives its children on a pad the traits of a phone, by the old spelling of the method.
private final class PadContainer: UIViewController {
    override func overrideTraitCollection(
        forChildViewController childViewController: UIViewController
    ) -> UITraitCollection? {
        if UIDevice.current.userInterfaceIdiom == .pad,
            let rootViewController = UIApplication.shared.keyWindow?.rootViewController
        {
            let portraitTraitCollection = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ])
            let landscapeTraitCollection = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
            ])
            let rootViewSize = rootViewController.view.bounds.size
            let size = view.bounds.size
            if isMultiTasking(rootViewSize: rootViewSize) {
                if rootViewController.traitCollection.isRegularRegular {
                    return landscapeTraitCollection
                } else {
                    return portraitTraitCollection
                }
            } else if size.width > size.height {
                return landscapeTraitCollection
            } else {
                return portraitTraitCollection
            }
        }
        return traitCollection
    }

    private func isMultiTasking(rootViewSize: CGSize) -> Bool { rootViewSize != UIScreen.main.bounds.size }
}

@MainActor @Suite struct ChildTraitOverrideTests {
    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test(
        "a parent gives its child compact classes that follow the orientation; all other traits are kept",
        arguments: ["12.0", "16.0", "18.0"])
    func padAsPhone(system: String) {
        let harness = AppHarness(.pad(system: system))
        let parent = PadContainer()
        harness.show(parent)
        let child = UIViewController()
        embed(child, in: parent)
        harness.frame()
        #expect(child.traitCollection.isPortrait)
        #expect(child.view.traitCollection.isPortrait)
        #expect(parent.traitCollection.isRegularRegular)
        #expect(child.traitCollection.userInterfaceIdiom == .pad)
        #expect(child.traitCollection.displayScale == 2)
        #expect(
            child.traitCollection.modifyingTraits {
                $0.horizontalSizeClass = .regular
                $0.verticalSizeClass = .regular
            } == parent.traitCollection)
        harness.turnToLandscape()
        #expect(child.traitCollection.isCompactLandscape)
        #expect(parent.traitCollection.isRegularRegular)
        harness.turnToLandscape()
        #expect(child.traitCollection.isPortrait)
    }

    @Test("the child hears of its overridden traits as the pad turns")
    func childCallbacks() {
        let journal = Journal()
        let harness = AppHarness(.pad())
        let parent = PadContainer()
        harness.show(parent)
        embed(JournalViewController(journal), in: parent)
        harness.frame()
        _ = journal.take()
        harness.turnToLandscape()
        let entries = journal.take()
        #expect(entries.filter { $0 == "traitCollectionDidChange" }.count == 1)
        #expect(
            entries.firstIndex(of: "viewWillTransition(1180x820)")! < entries.firstIndex(
                of: "traitCollectionDidChange")!)
        #expect(
            entries.firstIndex(of: "traitCollectionDidChange")! < entries.firstIndex(of: "viewWillLayoutSubviews")!)
    }

    @Test("set overrides apply to one child until they are set to nil")
    func setOverride() {
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        let first = UIViewController()
        let second = UIViewController()
        embed(first, in: parent)
        embed(second, in: parent)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: first)
        harness.frame()
        #expect(first.traitCollection.verticalSizeClass == .compact)
        #expect(first.traitCollection.horizontalSizeClass == .compact)
        #expect(second.traitCollection.verticalSizeClass == .regular)
        #expect(parent.overrideTraitCollection(forChild: first)?.verticalSizeClass == .compact)
        parent.setOverrideTraitCollection(nil, forChild: first)
        harness.frame()
        #expect(first.traitCollection.verticalSizeClass == .regular)
    }

    @Test("nil and unspecified collections override nothing")
    func nothingOverridden() {
        final class Parent: UIViewController {
            override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
            {
                UITraitCollection()
            }
        }
        let harness = AppHarness(root: Parent())
        let parent = harness.window.rootViewController!
        let child = UIViewController()
        embed(child, in: parent)
        harness.frame()
        #expect(child.traitCollection == parent.traitCollection)
    }

    @Test("a controller's own overrides win over its parent's for it")
    func ownOverridesWin() {
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        let child = UIViewController()
        embed(child, in: parent)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        child.overrideUserInterfaceStyle = .light
        harness.frame()
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("the size of a cell is worked out from size classes and the safe area")
    func cellSize() {
        func cellSize(isPortrait: Bool, parentSize: CGSize, isRegularRegular: Bool, safeArea: UIEdgeInsets) -> CGSize {
            let numberOfItems: Double = isPortrait ? 2 : 4
            let numberOfItemsFactor: Double = numberOfItems + 0.2
            let sideMargin: CGFloat = isRegularRegular ? 60 : 12
            let margin = sideMargin + safeArea.left + safeArea.right
            let remainWidth = parentSize.width - (margin + 24 * CGFloat(numberOfItems))
            let width = remainWidth / CGFloat(numberOfItemsFactor)
            return CGSize(width: width, height: width / 16 * 9 + (isRegularRegular ? 120 : 80))
        }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let upright = cellSize(
            isPortrait: root.traitCollection.isPortrait, parentSize: root.view.bounds.size,
            isRegularRegular: root.traitCollection.isRegularRegular, safeArea: root.view.safeAreaInsets)
        #expect(abs(upright.width - 150) < 0.001)  // (390 - 12 - 48) / 2.2
        harness.turnToLandscape()
        let lying = cellSize(
            isPortrait: root.traitCollection.isPortrait, parentSize: root.view.bounds.size,
            isRegularRegular: root.traitCollection.isRegularRegular, safeArea: root.view.safeAreaInsets)
        #expect(abs(lying.width - (844 - 12 - 94 - 96) / 4.2) < 0.001)
    }

    @Test("a controller that overrides traitCollection gives those traits to its view and children")
    func overriddenProperty() {
        final class Narrow: UIViewController {
            override var traitCollection: UITraitCollection {
                UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(horizontalSizeClass: .compact)])
            }
        }
        let parent = Narrow()
        let harness = AppHarness(.pad(), root: parent)
        let child = UIViewController()
        embed(child, in: parent)
        harness.frame()
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        #expect(harness.window.traitCollection.horizontalSizeClass == .regular)
    }
}
