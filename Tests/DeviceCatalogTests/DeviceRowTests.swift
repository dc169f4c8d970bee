import DeviceCatalog
import Foundation
import TestSupport
import Testing

/// The catalogue against the measured tables it was generated from, read as JSON here and only here.
@Suite struct DeviceRowTests {
    typealias Row = [String: Any]

    static var rows: [Row] { (fixture("devices.json") as! Row)["devices"] as! [Row] }

    @Test("every measured model is in the catalogue, once")
    func everyModel() {
        #expect(DeviceCatalog.all.count == Self.rows.count)
        #expect(Set(DeviceCatalog.all.map(\.name)) == Set(Self.rows.map { $0["name"] as! String }))
        let identifiers = DeviceCatalog.all.flatMap(\.identifiers)
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test("a model has the measured points, pixels, scale, radius and systems")
    func display() throws {
        for row in Self.rows {
            let device = try find(row)
            let points = numbers(row["points"])
            #expect(device.points == CGSize(width: points[0], height: points[1]), "\(device.name)")
            #expect(device.scale == number(row["scale"]))
            let panel = numbers(row["pixels"])
            #expect(device.panelPixels == CGSize(width: panel[0], height: panel[1]))
            let render = row["renderPixels"].map(numbers) ?? panel
            #expect(device.renderPixels == CGSize(width: render[0], height: render[1]), "\(device.name)")
            #expect(device.nativeScale == row["nativeScale"].map(number) ?? number(row["scale"]))
            #expect(device.cornerRadius == number(row["cornerRadius"]))
            #expect(device.pixelsPerInch == Int(number(row["ppi"])))
            #expect(device.idiom.rawValue == row["idiom"] as? String)
            #expect(device.hasHomeIndicator == row["homeIndicator"] as? Bool)
            let systems = numbers(row["osRange"])
            #expect(device.systems == Int(systems[0])...Int(systems[1]))
        }
    }

    @Test("a model has the measured safe area in both orientations, up to iOS 18 and on iOS 26")
    func safeArea() throws {
        for row in Self.rows {
            let device = try find(row)
            let measured = row["safeArea"] as! Row
            let newer = row["safeAreaIOS26"] as? Row ?? measured
            for orientation in Orientation.allCases {
                let key = orientation.isLandscape ? "landscape" : "portrait"
                #expect(insets(device.safeArea(orientation, system: 18)) == numbers(measured[key]), "\(device.name)")
                #expect(insets(device.safeArea(orientation, system: 26)) == numbers(newer[key]), "\(device.name)")
            }
        }
    }

    @Test("a model has the measured size classes, status bar and cut-out")
    func bars() throws {
        for row in Self.rows {
            let device = try find(row)
            let classes = row["sizeClass"] as! [String: [String]]
            for orientation in Orientation.allCases {
                let mine = device.sizeClasses[orientation]
                let key = orientation.isLandscape ? "landscape" : "portrait"
                #expect([mine.horizontal.rawValue, mine.vertical.rawValue] == classes[key], "\(device.name)")
            }
            #expect(device.statusBar.portrait == number(row["statusBar"]))
            #expect(device.statusBar.landscape == number(row["statusBarLandscape"]))
            let cutout = row["cutout"] as? Row
            #expect(device.cutout?.kind.rawValue ?? "none" == row["notch"] as? String)
            #expect(device.cutout?.width == cutout.map { number($0["width"]) })
            #expect(device.cutout?.height == cutout.map { number($0["height"]) })
            #expect(device.cutout?.top == cutout.map { number($0["top"]) })
        }
    }

    @Test("margins equal the ones measured on twenty models in both orientations")
    func margins() throws {
        let table = (fixture("layout_constants.json") as! Row)["measuredMargins"] as! Row
        for row in table["rows"] as! [Row] {
            let device = try DeviceCatalog.device(named: row["device"] as! String)
            for (key, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscapeRight)] {
                let measured = row[key] as! Row
                let window = try #require(device.window(.full, orientation, system: 16))
                #expect(Double(window.frame.width) == number(measured["width"]), "\(device.name)")
                #expect(window.systemMinimumMargin == number(measured["marginBeyondSafeArea"]), "\(device.name) \(key)")
                let area = window.safeArea
                let side = window.systemMinimumMargin
                #expect(
                    [area.top, area.left + side, area.bottom, area.right + side] == numbers(measured["layoutMargins"]),
                    "\(device.name) \(key)")
                let classes = measured["sizeClass"] as! [String]
                #expect(classes == [window.sizeClasses.horizontal.rawValue, window.sizeClasses.vertical.rawValue])
            }
        }
    }

    private func find(_ row: Row) throws -> Device { try DeviceCatalog.device(named: row["name"] as! String) }
}

func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? Double(value as! String)! }

func numbers(_ value: Any?) -> [Double] { (value as! [Any]).map(number) }

private func insets(_ area: Device.SafeArea) -> [Double] { [area.top, area.left, area.bottom, area.right] }
