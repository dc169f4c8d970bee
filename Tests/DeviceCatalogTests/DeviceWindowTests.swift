import DeviceCatalog
import Foundation
import TestSupport
import Testing

@Suite struct DeviceWindowTests {
    typealias Row = [String: Any]

    @Test("every iPad offers the measured windows with their sizes and size classes")
    func everyWindow() throws {
        let rows = (fixture("multitasking.json") as! Row)["iPads"] as! [Row]
        #expect(rows.count == DeviceCatalog.all.filter { $0.idiom == .pad }.count)
        for row in rows {
            let device = try DeviceCatalog.device(named: row["name"] as! String)
            for (key, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscapeLeft)] {
                let modes = row[key] as! Row
                for mode in WindowMode.allCases {
                    let window = device.window(mode, orientation, system: 15)
                    guard let measured = modes[mode.rawValue] as? Row else {
                        #expect(window == nil, "\(device.name) \(key) \(mode)")
                        continue
                    }
                    let found = try #require(window, "\(device.name) \(key) \(mode)")
                    #expect(Double(found.frame.width) == number(measured["width"]), "\(device.name) \(key) \(mode)")
                    if measured["height"] is NSNumber {
                        #expect(
                            Double(found.frame.height) == number(measured["height"]), "\(device.name) \(key) \(mode)")
                    }
                    let classes = [found.sizeClasses.horizontal.rawValue, found.sizeClasses.vertical.rawValue]
                    #expect(classes == measured["sizeClass"] as! [String], "\(device.name) \(key) \(mode)")
                    #expect(CGRect(origin: .zero, size: found.screenSize).contains(found.frame))
                }
            }
        }
    }

    @Test("a phone offers the full screen only")
    func phones() {
        for device in DeviceCatalog.all where device.idiom == .phone {
            for orientation in Orientation.allCases {
                #expect(device.windows(orientation).map(\.mode) == [.full])
            }
        }
    }

    @Test("a split window keeps the screen's top and bottom insets, a floating one has none")
    func splitSafeArea() throws {
        let pad = try DeviceCatalog.device(named: "iPad Pro 13-inch (M4)")
        #expect(pad.window(.splitHalf, .landscapeRight)?.safeArea == Device.SafeArea(24, 0, 20, 0))
        #expect(pad.window(.slideOver, .landscapeRight)?.safeArea == Device.SafeArea(0, 0, 0, 0))
        #expect(pad.window(.splitHalf, .portrait) == nil)
    }

    @Test("the system asked for is clamped to what the model runs")
    func systems() throws {
        #expect(try DeviceCatalog.device(named: "iPhone 17").window(.full, .portrait, system: 18)?.system == 26)
        #expect(try DeviceCatalog.device(named: "iPhone X").window(.full, .portrait, system: 18)?.system == 16)
        #expect(
            try DeviceCatalog.device(named: "iPad (9th generation)").window(.full, .portrait, system: 26)?
                .statusBarHeight == 32)
    }
}
