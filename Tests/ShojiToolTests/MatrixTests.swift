import DeviceCatalog
import Testing

@testable import shoji

@Suite struct MatrixTests {
    @Test("by default every distinct screen stands in both orientations and every window")
    func defaults() throws {
        let all = try GalleryMatrix.configurations(GalleryOptions())
        for device in DeviceCatalog.distinctScreens() {
            for orientation in [Orientation.portrait, .landscapeRight] {
                for window in device.windows(orientation) {
                    #expect(all.contains { $0.window == window && $0.textSize == .L }, "\(device.name) \(window.mode)")
                }
            }
        }
    }

    @Test("by default one phone and one pad show all twelve text sizes")
    func textSizes() throws {
        let all = try GalleryMatrix.configurations(GalleryOptions())
        let many = all.filter { $0.textSize != .L }
        #expect(Set(many.map(\.window.device.idiom)) == [.phone, .pad])
        #expect(Set(many.map(\.window.device.name)).count == 2)
        #expect(many.count == 22)
        #expect(Set(many.map(\.textSize)).count == 11)
    }

    @Test("every configuration occurs once and has a name of its own")
    func distinct() throws {
        var options = GalleryOptions()
        options.devices = DeviceCatalog.all
        options.appearances = Appearance.allCases
        options.directions = LayoutDirection.allCases
        options.languages = ["en", "ja"]
        options.systems = [SystemVersion(major: 18), SystemVersion(major: 26)]
        let all = try GalleryMatrix.configurations(options)
        #expect(Set(all).count == all.count)
        #expect(Set(all.map(\.slug)).count == all.count)
        for slug in all.map(\.slug) {
            #expect(slug.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }, "\(slug)")
            #expect(slug.utf8.count < 200)
        }
    }

    @Test("shards are a partition, whatever their number", arguments: [1, 2, 3, 7, 50, 1000])
    func shards(count: Int) throws {
        let all = try GalleryMatrix.configurations(GalleryOptions())
        var options = GalleryOptions()
        var seen: [GalleryConfiguration] = []
        var sizes: [Int] = []
        for index in 1...count {
            options.shard = try Shard(parsing: "\(index)/\(count)")
            let part = try GalleryMatrix.configurations(options)
            sizes.append(part.count)
            seen += part
        }
        #expect(seen.count == all.count)
        #expect(Set(seen) == Set(all))
        #expect(sizes.max()! - sizes.min()! <= 1)
    }

    @Test("windows that no chosen device has are refused, others are left out")
    func windows() throws {
        var options = GalleryOptions()
        options.devices = [try DeviceCatalog.device(named: "iPhone 16 Pro")]
        options.windows = [.splitHalf]
        let error = #expect(throws: UsageError.self) { try GalleryMatrix.configurations(options) }
        #expect(error?.message.hasPrefix("--windows 1/2 and --devices iPhone 16 Pro exclude each other") == true)
        options.devices?.append(try DeviceCatalog.device(named: "iPad (A16)"))
        #expect(try GalleryMatrix.leftOut(options) == "without such a window, and left out: iPhone 16 Pro")
        options.devices?.removeLast()
        options.windows = [.full, .splitHalf]
        #expect(try GalleryMatrix.leftOut(options) == nil)
        #expect(try GalleryMatrix.configurations(options).count == 2)
    }

    @Test("a device gets the nearest system it can run")
    func systems() throws {
        var options = GalleryOptions()
        options.devices = try ["iPhone X", "iPhone 16", "iPhone 17"].map { try DeviceCatalog.device(named: $0) }
        options.orientations = [.portrait]
        #expect(try GalleryMatrix.configurations(options).map(\.system.text) == ["16.0", "18.0", "26.0"])
    }

    @Test("an app is told the device's numbers")
    func stage() throws {
        var options = GalleryOptions()
        options.devices = [try DeviceCatalog.device(named: "iPad Pro 13-inch (M4)")]
        options.windows = [.splitOneThird]
        options.orientations = [.landscapeRight]
        options.textSizes = [.AX5]
        options.appearances = [.dark]
        let stage = try #require(try GalleryMatrix.configurations(options).first).stage
        #expect(stage.screenSize.width == 1376 && stage.screenSize.height == 1032)
        #expect(stage.windowFrame.width == 375 && stage.windowFrame.maxX == 1376)
        #expect(stage.horizontalSizeClass == "compact" && stage.verticalSizeClass == "regular")
        #expect(stage.safeArea.top == 24 && stage.safeArea.bottom == 20)
        #expect(stage.contentSizeCategory == "UICTContentSizeCategoryAccessibilityXXXL")
        #expect(stage.appearance == "dark")
        #expect(stage.systemMinimumMargin == 16)
    }
}
