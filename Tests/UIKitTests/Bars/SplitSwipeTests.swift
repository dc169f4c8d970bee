import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Swipes show and hide columns")
struct SplitSwipeTests {
    private func stage(
        _ style: UISplitViewController.Style = .doubleColumn,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        change: (UISplitViewController) -> Void = { _ in }
    ) -> (FingerStage, UISplitViewController) {
        let split = UISplitViewController(style: style)
        split.setViewController(UITableViewController(style: .plain), for: .primary)
        if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
        split.setViewController(UIViewController(), for: .secondary)
        change(split)
        var device = DeviceConfiguration.pad()
        device.layoutDirection = direction
        return (FingerStage(device, root: split), split)
    }

    @Test("in portrait from the leading edge, and back")
    func overlay() {
        let (stage, split) = stage()
        #expect(split.displayMode == .secondaryOnly)
        stage.drag((2, 500), (40, 500))
        #expect(split.displayMode == .secondaryOnly)
        stage.drag((2, 500), (300, 500))
        #expect(split.displayMode == .oneOverSecondary)
        // Up and down is not sideways.
        stage.drag((200, 300), (210, 700))
        #expect(split.displayMode == .oneOverSecondary)
        stage.drag((250, 500), (40, 500))
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("from right to left the edge is the right one")
    func rightToLeft() {
        let (stage, split) = stage(direction: .rightToLeft)
        stage.drag((2, 500), (300, 500))
        #expect(split.displayMode == .secondaryOnly)
        stage.drag((818, 500), (500, 500))
        #expect(split.displayMode == .oneOverSecondary)
        stage.drag((600, 500), (800, 500))
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("three columns come one after the other")
    func triple() {
        let (stage, split) = stage(.tripleColumn)
        stage.drag((2, 500), (300, 500))
        #expect(split.displayMode == .oneOverSecondary)
        stage.drag((2, 500), (300, 500))
        #expect(split.displayMode == .twoOverSecondary)
        stage.drag((600, 500), (300, 500))
        #expect(split.displayMode == .oneOverSecondary)
    }

    @Test("not where the app does not want it")
    func off() {
        let (stage, split) = stage { $0.presentsWithGesture = false }
        stage.drag((2, 500), (300, 500))
        #expect(split.displayMode == .secondaryOnly)
    }
}
