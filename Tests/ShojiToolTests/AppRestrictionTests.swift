import DeviceCatalog
import Foundation
import Testing

@testable import shoji

/// What an app's Info.plist does to the plan of a gallery.
@Suite struct AppRestrictionTests {
    private func windows(_ plist: [String: Any], device: String, _ change: (inout GalleryOptions) -> Void = { _ in })
        throws -> [GalleryConfiguration]
    {
        var options = GalleryOptions()
        options.devices = [try DeviceCatalog.device(named: device)]
        options.textSizes = [.L]
        change(&options)
        return try GalleryMatrix.configurations(options, app: AppRestrictions(plist))
    }

    private let portrait = ["UIInterfaceOrientationPortrait"]
    private let all = [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
    ]

    @Test("orientations of the right device are those of the plan")
    func orientations() throws {
        let plist: [String: Any] = [
            "UISupportedInterfaceOrientations": portrait, "UISupportedInterfaceOrientations~ipad": all,
        ]
        #expect(try windows(plist, device: "iPhone 16").map(\.window.orientation) == [.portrait])
        #expect(try windows(plist, device: "iPad mini").contains { $0.window.orientation.isLandscape })
    }

    @Test(
        "a language written from right to left turns the layout of an app that speaks it, unless a direction is asked for"
    )
    func rightToLeft() throws {
        let plist: [String: Any] = ["CFBundleLocalizations": ["en", "ar", "he"]]
        let found = try windows(plist, device: "iPhone 16") {
            $0.orientations = [.portrait]
            $0.languages = ["en", "ar-EG", "fa"]
        }
        #expect(found.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
        let asked = try windows(plist, device: "iPhone 16") {
            $0.orientations = [.portrait]
            $0.languages = ["ar"]
            $0.directions = [.leftToRight]
        }
        #expect(asked.map(\.direction) == [.leftToRight])
    }

    @Test("an orientation that was asked for stays, to be declined by the app")
    func asked() throws {
        let found = try windows(["UISupportedInterfaceOrientations": portrait], device: "iPhone 16") {
            $0.orientations = [.landscapeRight]
            $0.orientationsAreChosen = true
        }
        #expect(found.map(\.window.orientation) == [.landscapeRight])
    }

    @Test("an app that requires the full screen, or lacks an orientation, is in no Split View")
    func fullScreen() throws {
        for plist in [
            ["UIRequiresFullScreen": true, "UISupportedInterfaceOrientations": all],
            ["UISupportedInterfaceOrientations": portrait],
        ]
            as [[String: Any]]
        {
            #expect(try windows(plist, device: "iPad Pro 13").allSatisfy { $0.window.mode == .full })
        }
        #expect(try windows([:], device: "iPad Pro 13").contains { $0.window.mode == .slideOver })
    }

    @Test("the other landscape side is taken where only it is allowed")
    func side() throws {
        let plist = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]]
        #expect(try windows(plist, device: "iPhone 16").map(\.window.orientation) == [.landscapeLeft])
    }

    @Test("an app for phones has a phone's window on a pad, upright where it must be, within the screen")
    func phoneOnly() throws {
        let plist: [String: Any] = ["UIDeviceFamily": [1], "UISupportedInterfaceOrientations": portrait]
        let found = try windows(plist, device: "iPad mini")
        #expect(found.count == 2)
        for configuration in found {
            let stage = configuration.stage
            #expect(stage.idiom == "phone")
            #expect(stage.orientation == "portrait")
            #expect(stage.windowFrame == CGRect(x: 0, y: 0, width: 375, height: 667))
            #expect(stage.horizontalSizeClass == "compact")
            let host = try #require(stage.host)
            #expect(host.screenSize == configuration.window.screenSize)
            #expect(CGRect(origin: .zero, size: host.screenSize).contains(host.frame))
            #expect(abs(host.frame.width / host.frame.height - CGFloat(375.0 / 667)) < 0.01)
        }
        #expect(try windows(plist, device: "iPhone 16").allSatisfy { $0.phoneWindow == nil })
    }

    @Test("an app for pads is on no phone")
    func padOnly() throws {
        #expect(throws: ToolError.self) { try windows(["UIDeviceFamily": [2]], device: "iPhone 16") }
        #expect(try !windows(["UIDeviceFamily": ["2"]], device: "iPad mini").isEmpty)
    }

    @Test("a broken Info.plist restricts nothing")
    func broken() throws {
        let plist: [String: Any] = ["UIDeviceFamily": "x", "UISupportedInterfaceOrientations": [1, "Sideways"]]
        #expect(try windows(plist, device: "iPad mini").count == windows([:], device: "iPad mini").count)
    }
}
