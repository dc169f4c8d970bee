import DeviceCatalog
import Testing

@Suite struct LookUpTests {
    @Test(
        "names are forgiving",
        arguments: [
            ("iPhone 16 Pro", "iPhone 16 Pro"),
            ("iphone 16 pro", "iPhone 16 Pro"),
            ("iphone16pro", "iPhone 16 Pro"),
            ("IPHONE 16 PROMAX", "iPhone 16 Pro Max"),
            ("iphone se", "iPhone SE (3rd generation)"),
            ("iphone se 2", "iPhone SE (2nd generation)"),
            ("iPhone SE (1st gen)", "iPhone SE (1st generation)"),
            ("iphone 16", "iPhone 16"),
            ("iphone 16e", "iPhone 16e"),
            ("iphone x", "iPhone X"),
            ("iPhone17,1", "iPhone 16 Pro"),
            ("ipad pro 13", "iPad Pro 13-inch (M5)"),
            ("ipad pro 13 m4", "iPad Pro 13-inch (M4)"),
            ("iPad Pro 13\"", "iPad Pro 13-inch (M5)"),
            ("ipad pro 12.9", "iPad Pro (12.9-inch) (6th generation)"),
            ("ipad mini", "iPad mini (A17 Pro)"),
            ("ipad mini 6", "iPad mini (6th generation)"),
            ("ipad", "iPad (A16)"),
            ("ipad 10", "iPad (10th generation)"),
            ("ipod touch", "iPod touch (7th generation)"),
        ])
    func forgiving(asked: String, meant: String) throws {
        #expect(try DeviceCatalog.device(named: asked).name == meant)
    }

    @Test("every model is found by its name in lower case and by each identifier")
    func all() throws {
        for device in DeviceCatalog.all {
            #expect(try DeviceCatalog.device(named: device.name.lowercased()) == device)
            for identifier in device.identifiers {
                #expect(try DeviceCatalog.device(named: identifier) == device)
            }
        }
    }

    @Test("an unknown name is refused with the nearest ones")
    func unknown() {
        #expect(throws: DeviceCatalog.LookUpError.self) { try DeviceCatalog.device(named: "iphone 99") }
        #expect(throws: DeviceCatalog.LookUpError.self) { try DeviceCatalog.device(named: "") }
        #expect(throws: DeviceCatalog.LookUpError.self) { try DeviceCatalog.device(named: "Galaxy S24") }
        #expect(DeviceCatalog.suggestions(for: "iphnoe 16 pro").first == "iPhone 16 Pro")
        #expect(DeviceCatalog.suggestions(for: "qqqqqqqqqqqqqqqqqqqqqqqq").isEmpty)
        do {
            _ = try DeviceCatalog.device(named: "ipone 15")
            Issue.record("found a device")
        } catch {
            #expect("\(error)".contains("iPhone 15"))
        }
    }

    @Test("distinct screens cover every model and hold no two alike")
    func distinct() {
        let screens = DeviceCatalog.distinctScreens(system: 18)
        #expect(screens.count < DeviceCatalog.all.count / 2)
        for device in DeviceCatalog.all {
            let twins = screens.filter {
                $0.idiom == device.idiom && $0.points == device.points && $0.scale == device.scale
                    && $0.cutout?.kind == device.cutout?.kind && $0.sizeClasses == device.sizeClasses
                    && $0.safeArea(.portrait, system: $0.system(closestTo: 18))
                        == device.safeArea(.portrait, system: device.system(closestTo: 18))
                    && $0.safeArea(.landscapeLeft, system: $0.system(closestTo: 18))
                        == device.safeArea(.landscapeLeft, system: device.system(closestTo: 18))
            }
            #expect(twins.count == 1, "\(device.name)")
        }
    }
}
