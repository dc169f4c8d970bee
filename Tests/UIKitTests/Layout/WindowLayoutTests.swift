import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Layout in a window", .serialized)
struct WindowLayoutTests {
    /// A controller with one view pinned to a guide of its root view.
    private func pinned(_ guide: (UIView) -> UILayoutGuide) -> (UIViewController, UIView) {
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let guide = guide(controller.view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return (controller, view)
    }

    @Test("margins and readable widths are those measured on devices")
    func measuredMargins() throws {
        let table = try #require(fixture("layout_constants.json") as? [String: Any])
        let rows = try #require((table["measuredMargins"] as? [String: Any])?["rows"] as? [[String: Any]])
        var checked = 0
        for row in rows {
            for name in ["portrait", "landscape"] {
                guard let values = row[name] as? [String: Any], let width = values["width"] as? Double,
                    let classes = values["sizeClass"] as? [String], let margins = values["layoutMargins"] as? [Double],
                    let readable = values["readableWidth"] as? Double,
                    let beyond = values["marginBeyondSafeArea"] as? Double
                else { continue }
                var configuration = DeviceConfiguration.default
                let isPad = (row["device"] as? String)?.hasPrefix("iPad") == true
                configuration.idiom = isPad ? .pad : .phone
                configuration.screenBounds = CGRect(x: 0, y: 0, width: width, height: 700)
                configuration.windowFrame = configuration.screenBounds
                configuration.horizontalSizeClass = classes[0] == "compact" ? .compact : .regular
                configuration.verticalSizeClass = classes[1] == "compact" ? .compact : .regular
                configuration.windowSafeAreaInsets = UIEdgeInsets(
                    top: margins[0], left: margins[1] - beyond, bottom: margins[2], right: margins[3] - beyond)
                if name == "landscape" { configuration.orientation = .landscapeLeft }
                let (marginController, inMargins) = pinned { $0.layoutMarginsGuide }
                let inReadable = UIView()
                inReadable.translatesAutoresizingMaskIntoConstraints = false
                let harness = AppHarness(configuration, root: marginController)
                let root = marginController.view!
                root.addSubview(inReadable)
                let guide = root.readableContentGuide
                NSLayoutConstraint.activate([
                    inReadable.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    inReadable.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    inReadable.topAnchor.constraint(equalTo: guide.topAnchor),
                    inReadable.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
                harness.frame()
                let device = "\(row["device"] ?? "") \(name)"
                #expect(inMargins.frame.minX == margins[1] && inMargins.frame.minY == margins[0], "\(device)")
                #expect(
                    inMargins.frame.maxX == width - margins[3] && inMargins.frame.maxY == 700 - margins[2], "\(device)")
                #expect(
                    inReadable.frame.width == CGFloat(readable), "\(device): \(inReadable.frame.width), not \(readable)"
                )
                #expect(abs(inReadable.frame.midX - width / 2) <= 0.5, "\(device)")
                checked += 1
            }
        }
        #expect(checked == 40)
    }

    @Test("a turn of the device moves constrained views in one frame and reports no conflict")
    func rotation() {
        Findings.removeAll()
        let (controller, view) = pinned { $0.safeAreaLayoutGuide }
        let harness = AppHarness(root: controller)
        #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        harness.turnToLandscape()
        let insets = controller.view.safeAreaInsets
        #expect(view.frame == controller.view.bounds.inset(by: insets))
        #expect(controller.view.bounds.width == 844)
        #expect(Findings.all.isEmpty)
    }

    @Test("a whole screen runs from right to left when the device does")
    func rightToLeft() {
        var configuration = DeviceConfiguration.default
        configuration.layoutDirection = .rightToLeft
        let stack = UIStackView(arrangedSubviews: [IntrinsicBox(20, 20), IntrinsicBox(30, 20)])
        stack.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        let harness = AppHarness(configuration, root: controller)
        #expect(stack.frame == CGRect(x: 330, y: 0, width: 50, height: 20))
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [30, 0])
        withExtendedLifetime(harness) {}
    }
}
