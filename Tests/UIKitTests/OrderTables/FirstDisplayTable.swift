import Testing
import UIKit

/// The order of calls when a controller is shown for the first time.
@MainActor @Suite struct FirstDisplayTable {
    @Test("iPhone and iPad, iOS 8 to 12", arguments: ["8.0", "9.0", "12.0"])
    func until12(system: String) {
        for (device, size, classes) in [
            (DeviceConfiguration.phone(system: system), "390x844", "cr"),
            (.pad(system: system), "820x1180", "rr"),
        ] {
            let log = OrderLog()
            let harness = AppHarness(device, root: OrderedController(log))
            #expect(
                log.take() == [
                    "loadView | - \(classes) out",
                    "viewDidLoad | \(size) \(classes) out",
                    "viewWillAppear | \(size) \(classes) out",
                    "traitCollectionDidChange(nil) | \(size) \(classes) in",
                    "viewWillLayoutSubviews | \(size) \(classes) in",
                    "viewDidLayoutSubviews | \(size) \(classes) in",
                    "viewDidAppear | \(size) \(classes) in",
                ])
            withExtendedLifetime(harness) {}
        }
    }

    @Test("iPhone and iPad, iOS 13 and later", arguments: ["13.0", "16.0", "17.0", "18.0", "26.0"])
    func since13(system: String) {
        for (device, size, classes) in [
            (DeviceConfiguration.phone(system: system), "390x844", "cr"),
            (.pad(system: system), "820x1180", "rr"),
        ] {
            let log = OrderLog()
            let harness = AppHarness(device, root: OrderedController(log))
            #expect(
                log.take() == [
                    "loadView | - \(classes) out",
                    "viewDidLoad | \(size) \(classes) out",
                    "viewWillAppear | \(size) \(classes) out",
                    "viewIsAppearing | \(size) \(classes) in",
                    "viewWillLayoutSubviews | \(size) \(classes) in",
                    "viewDidLayoutSubviews | \(size) \(classes) in",
                    "viewDidAppear | \(size) \(classes) in",
                ])
            withExtendedLifetime(harness) {}
        }
    }

    @Test("launched in landscape: neither transition method is called", arguments: ["12.0", "18.0"])
    func landscapeLaunch(system: String) {
        var device = DeviceConfiguration.phone(system: system)
        device.turn()
        let log = OrderLog()
        let harness = AppHarness(device, root: OrderedController(log))
        #expect(!log.takeNames().contains { $0.contains("ransition(") })
        withExtendedLifetime(harness) {}
    }

    @Test("viewDidAppear comes in a transaction of its own, viewIsAppearing with viewWillAppear's")
    func transactions() {
        let log = OrderLog()
        let root = OrderedController(log)
        let harness = AppHarness(root: root, runsFrame: false)
        root.view.layoutIfNeeded()
        #expect(
            log.takeNames() == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
            ])
        harness.frame()
        #expect(log.takeNames() == ["viewDidAppear"])
    }

    @Test(
        "viewIsAppearing comes once for each appearance, layout callbacks many times, also where nothing needs layout")
    func isAppearingOnce() {
        let log = OrderLog()
        let root = OrderedController(log)
        let harness = AppHarness(root: UIViewController())
        let container = harness.window.rootViewController!
        container.embed(root)
        harness.frame()
        _ = log.take()
        for _ in 0..<3 {
            root.view.setNeedsLayout()
            harness.frame()
        }
        let layouts = log.takeNames()
        #expect(layouts.filter { $0 == "viewWillLayoutSubviews" }.count == 3)
        #expect(!layouts.contains("viewIsAppearing"))
        // Out and in again, the size being the same.
        root.view.removeFromSuperview()
        harness.frame()
        _ = log.take()
        container.view.addSubview(root.view)
        harness.frame()
        let again = log.takeNames()
        #expect(again.filter { $0 == "viewIsAppearing" }.count == 1)
        #expect(again.firstIndex(of: "viewWillAppear")! < again.firstIndex(of: "viewIsAppearing")!)
        #expect(again.firstIndex(of: "viewIsAppearing")! < again.firstIndex(of: "viewDidAppear")!)
    }

    @Test(
        "in viewIsAppearing traits, superviews, window, geometry, safe area and margins are valid; in viewWillAppear they are not"
    )
    func isAppearingIsFinal() {
        final class Probe: UIViewController {
            var willAppear: (style: UIUserInterfaceStyle, inWindow: Bool)?
            var isAppearing: [String: Bool] = [:]

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                willAppear = (traitCollection.userInterfaceStyle, view.window != nil)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                isAppearing = [
                    "controller's traits": traitCollection.userInterfaceStyle == .dark,
                    "view's traits": view.traitCollection.userInterfaceStyle == .dark,
                    "superview": view.superview != nil, "window": view.window != nil,
                    "frame": view.frame == CGRect(x: 0, y: 0, width: 390, height: 844),
                    "safe area": view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                    "margins": view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16),
                ]
            }
        }
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        parent.view.traitOverrides.userInterfaceStyle = .dark
        harness.frame()
        let probe = Probe()
        parent.embed(probe)
        harness.frame()
        // The controller predicted the traits of the app; those of its place come with its place.
        #expect(probe.willAppear?.style == .light)
        #expect(probe.willAppear?.inWindow == false)
        #expect(probe.isAppearing.count == 7)
        #expect(probe.isAppearing.filter { !$0.value }.isEmpty)
    }

    @Test("since iOS 13 a wrong prediction is corrected by one traitCollectionDidChange before layout")
    func wrongPrediction() {
        let log = OrderLog()
        let parent = UIViewController()
        let harness = AppHarness(.pad(), root: parent)
        parent.view.traitOverrides.horizontalSizeClass = .compact
        harness.frame()
        let child = OrderedController(log)
        parent.embed(child)
        harness.frame()
        let names = log.takeNames()
        #expect(names.filter { $0.hasPrefix("traitCollectionDidChange") } == ["traitCollectionDidChange(rr)"])
        #expect(
            names.firstIndex(of: "traitCollectionDidChange(rr)")! < names.firstIndex(of: "viewWillLayoutSubviews")!)
        #expect(names.firstIndex(of: "traitCollectionDidChange(rr)")! < names.firstIndex(of: "viewIsAppearing")!)
    }
}
