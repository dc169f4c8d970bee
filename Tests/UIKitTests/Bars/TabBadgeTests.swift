import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct TabBadgeTests {
    private struct Parts {
        var image: CGRect
        var title: CGRect
        var badge: CGRect
    }

    private func parts(_ device: DeviceConfiguration, badge: String) throws -> Parts {
        let controller = UITabBarController()
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Favourites", image: UIImage(systemName: "star"), tag: 0)
        page.tabBarItem.badgeValue = badge
        controller.viewControllers = [page, UIViewController()]
        let harness = AppHarness(device, root: controller)
        harness.frame()
        let button = try #require(controller.tabBar.subviews.lazy.compactMap { $0 as? TabBarButton }.first)
        func frame<View: UIView>(_ type: View.Type) throws -> CGRect {
            try #require(button.subviews.lazy.compactMap { $0 as? View }.first).frame
        }
        return try Parts(image: frame(UIImageView.self), title: frame(UILabel.self), badge: frame(BadgeView.self))
    }

    private static var landscapePhone: DeviceConfiguration {
        var device = DeviceConfiguration.phone()
        device.turn()
        return device
    }

    @Test("beside its image a title is not covered by the badge", arguments: [true, false], ["3", "99+", ""])
    func inline(isPad: Bool, badge: String) throws {
        let parts = try parts(isPad ? .pad() : Self.landscapePhone, badge: badge)
        #expect(parts.title.minX > parts.image.maxX)
        #expect(parts.badge.maxX <= parts.title.minX)
        // On the upper right corner of the image.
        #expect(parts.badge.minX < parts.image.maxX && parts.badge.maxX > parts.image.midX)
        #expect(parts.badge.minY < parts.image.midY)
    }

    @Test("above its title an image has the badge on its upper right corner")
    func stacked() throws {
        let parts = try parts(.phone(), badge: "3")
        #expect(parts.badge.minX < parts.image.maxX && parts.badge.maxX > parts.image.maxX)
        #expect(parts.badge.maxY <= parts.title.minY)
    }
}
