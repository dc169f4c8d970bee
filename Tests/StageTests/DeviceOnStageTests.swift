import DeviceCatalog
import Foundation
import StageProtocol
import TestSupport
import Testing
import UIKit

@testable import Stage

/// What UIKit reports on every device, against the measured tables.
@MainActor @Suite struct DeviceOnStageTests {
    typealias Row = [String: Any]

    @Test("every device reports its points, scale, size classes, safe area and margins, in both orientations")
    func everyDevice() throws {
        for row in (fixture("devices.json") as! Row)["devices"] as! [Row] {
            let device = try DeviceCatalog.device(named: row["name"] as! String)
            let points = numbers(row["points"])
            for orientation in [Orientation.portrait, .landscapeRight] {
                let key = orientation.isLandscape ? "landscape" : "portrait"
                let app = try StageApp(StageConfiguration(#require(device.window(.full, orientation))))
                defer { app.end() }
                let view = try #require(app.controller?.view)
                let size = orientation.isLandscape ? [points[1], points[0]] : points
                #expect([view.bounds.width, view.bounds.height].map(Double.init) == size, "\(device.name) \(key)")
                #expect([UIScreen.main.bounds.width, UIScreen.main.bounds.height].map(Double.init) == size)
                #expect(Double(UIScreen.main.scale) == number(row["scale"]))
                let classes = (row["sizeClass"] as! [String: [String]])[key]!
                #expect(names(view.traitCollection) == classes, "\(device.name) \(key)")
                let area = numbers((row["safeArea"] as! Row)[key])
                #expect(list(view.safeAreaInsets) == area, "\(device.name) \(key)")
                // 16 beside a cut-out or up to 393 wide, else 20 (measured on iOS 16).
                let side: Double = area[1] > 0 || size[0] < 408 ? 16 : 20
                #expect(
                    list(view.layoutMargins) == [area[0], area[1] + side, area[2], area[3] + side],
                    "\(device.name) \(key)")
            }
        }
    }

    @Test("layout margins equal the ones measured on twenty models")
    func measuredMargins() throws {
        let table = (fixture("layout_constants.json") as! Row)["measuredMargins"] as! Row
        for row in table["rows"] as! [Row] {
            let device = try DeviceCatalog.device(named: row["device"] as! String)
            for (key, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscapeRight)] {
                let measured = row[key] as! Row
                let app = try StageApp(StageConfiguration(#require(device.window(.full, orientation, system: 16))))
                defer { app.end() }
                let view = try #require(app.controller?.view)
                #expect(list(view.layoutMargins) == numbers(measured["layoutMargins"]), "\(device.name) \(key)")
                let readable = view.readableContentGuide.layoutFrame.width
                #expect(Double(readable) == number(measured["readableWidth"]), "\(device.name) \(key)")
            }
        }
    }

    @Test("every window of every iPad has its measured size and size classes")
    func everyWindow() throws {
        for row in (fixture("multitasking.json") as! Row)["iPads"] as! [Row] {
            let device = try DeviceCatalog.device(named: row["name"] as! String)
            for (key, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscapeRight)] {
                for (name, value) in row[key] as! Row {
                    guard let measured = value as? Row, let mode = WindowMode(rawValue: name) else { continue }
                    let app = try StageApp(StageConfiguration(#require(device.window(mode, orientation))))
                    defer { app.end() }
                    let view = try #require(app.controller?.view)
                    #expect(Double(view.bounds.width) == number(measured["width"]), "\(device.name) \(key) \(name)")
                    #expect(names(view.traitCollection) == measured["sizeClass"] as! [String])
                    #expect(
                        UIScreen.main.bounds.width
                            == (orientation.isLandscape ? device.points.height : device.points.width))
                }
            }
        }
    }

    private func names(_ traits: UITraitCollection) -> [String] {
        [traits.horizontalSizeClass, traits.verticalSizeClass].map {
            $0 == .compact ? "compact" : $0 == .regular ? "regular" : "-"
        }
    }

    private func list(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    }
}

private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? Double(value as! String)! }

private func numbers(_ value: Any?) -> [Double] { (value as! [Any]).map(number) }
