import CoreGraphics
import DeviceCatalog
import Foundation
import StageProtocol
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct StageHostTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "shoji-stage-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func failure(_ host: StageHost, _ command: StageCommand) -> StageFailure.Kind? {
        do {
            _ = try host.perform(command)
            return nil
        } catch { return error.kind }
    }

    @Test("commands before the configuration, and a second configuration, are refused")
    func order() throws {
        let host = StageHost(delegateClass: StageAppDelegate.self)
        for command in [
            StageCommand.settle(frames: 1), .dumpTree(path: nil), .advance(seconds: 1),
            .capture(path: "/x", overlays: true),
        ] {
            #expect(failure(host, command) == .wrongState)
        }
        let app = try StageApp(.device("iPhone SE"))
        defer { app.end() }
        #expect(failure(app.host, .configure(.device("iPhone SE"))) == .wrongState)
    }

    @Test("keys are answered with `unsupported`")
    func reserved() throws {
        let app = try StageApp(.device("iPhone SE"))
        defer { app.end() }
        #expect(failure(app.host, .key(.init(down: true, usage: 4, characters: "a"))) == .unsupported)
        #expect(failure(app.host, .advance(seconds: .infinity)) == .invalid)
        #expect(failure(app.host, .advance(seconds: -1)) == .invalid)
    }

    @Test("words and sizes that no device has are refused")
    func nonsense() {
        var wrong = StageConfiguration.device("iPhone SE")
        wrong.orientation = "sideways"
        #expect(failure(StageHost(delegateClass: nil), .configure(wrong)) == .invalid)
        wrong = .device("iPhone SE")
        wrong.windowFrame.size.width = 1e9
        #expect(failure(StageHost(delegateClass: nil), .configure(wrong)) == .invalid)
        wrong.windowFrame.size.width = .nan
        #expect(failure(StageHost(delegateClass: nil), .configure(wrong)) == .invalid)
    }

    @Test("a picture has the window's size in pixels and is written whole or not at all")
    func capture() throws {
        let app = try StageApp(.device("iPad (A16)", .landscapeRight, .splitOneThird))
        defer { app.end() }
        let path = folder.appendingPathComponent("a.png").path
        let result = try app.host.perform(.capture(path: path, overlays: true))
        guard case .captured(750, 1640, _, _, _) = result else {
            Issue.record("\(result)")
            return
        }
        let image = try CGImage.decode(Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(image.width == 750 && image.height == 1640)

        #expect(failure(app.host, .capture(path: folder.path + "/none/b.png", overlays: true)) == .fileSystem)
        if FileManager.default.fileExists(atPath: "/dev/full") {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/full.png.part", withDestinationPath: "/dev/full")
            #expect(failure(app.host, .capture(path: folder.path + "/full.png", overlays: true)) == .fileSystem)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/full.png"))
        }
    }

    @Test("every kind of window shows the app in its picture", arguments: WindowMode.allCases)
    func everyWindow(mode: WindowMode) throws {
        let app = try StageApp(.device("iPad Pro 13-inch (M4)", .landscapeRight, mode)) { TextController() }
        defer { app.end() }
        let path = folder.appendingPathComponent("\(mode).png")
        _ = try app.host.perform(.capture(path: path.path, overlays: false))
        let image = try CGImage.decode(Data(contentsOf: path))
        let (dark, corner) = image.withPixels { bytes in
            let row = image.bytesPerRow
            // The label's text is dark, everything else white.
            var dark = 0
            for y in 0..<image.height {
                for x in 0..<image.width where bytes[y * row + x * 4 + 1] < 100 { dark += 1 }
            }
            return (dark, bytes[(image.height - 1) * row + (image.width - 1) * 4 + 1])
        }
        #expect(dark > 100 && dark < 2000)
        #expect(corner == 255)
    }

    @Test("the status bar follows the controller's wishes")
    func statusBar() throws {
        func darkPixels(_ controller: @escaping @MainActor () -> UIViewController) throws -> Int {
            let app = try StageApp(.device("iPhone 16 Pro"), controller: controller)
            defer { app.end() }
            let path = folder.appendingPathComponent("bar.png")
            _ = try app.host.perform(.capture(path: path.path, overlays: true))
            let image = try CGImage.decode(Data(contentsOf: path))
            return image.withPixels { bytes in
                (0..<54 * 3 * image.bytesPerRow / 4).count { bytes[$0 * 4 + 1] < 100 }
            }
        }
        #expect(try darkPixels { BarController() } > 500)
        #expect(try darkPixels { BarController(hidden: true) } == 0)
        #expect(try darkPixels { BarController(style: .lightContent) } == 0)
    }

    @Test("pictures of the same app are the same bytes")
    func sameBytes() throws {
        var pictures: [Data] = []
        for index in 0..<2 {
            let app = try StageApp(.device("iPhone 16 Pro")) { TextController() }
            let path = folder.appendingPathComponent("\(index).png")
            _ = try app.host.perform(.capture(path: path.path, overlays: true))
            pictures.append(try Data(contentsOf: path))
            app.end()
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test("settling ends when an app asks for a frame in every frame, and says so")
    func endless() throws {
        let app = try StageApp(.device("iPhone SE"))
        defer { app.end() }
        func again() { Frame.inNextFrame { again() } }
        again()
        let result = try app.host.perform(.settle(frames: 20))
        #expect(result == .settled(frames: 20, quiet: false))
    }

    @Test("a view tree names views, their frames in the window, texts and controllers")
    func tree() throws {
        let app = try StageApp(.device("iPhone SE")) { TextController() }
        defer { app.end() }
        guard case .tree(let tree) = try app.host.perform(.dumpTree(path: nil)) else {
            Issue.record("no tree")
            return
        }
        let root = try #require(tree.windows.first?.children.first)
        #expect(root.controller == "TextController")
        #expect(root.frame == [0, 0, 375, 667])
        #expect(root.traits == nil)
        #expect(tree.windows.first?.traits?["horizontalSizeClass"] == "compact")
        #expect(tree.windows.first?.traits?["preferredContentSizeCategory"] == "UICTContentSizeCategoryL")
        let label = try #require(root.children.first?.children.first)
        #expect(label.className == "UILabel" && label.text == "Hello" && label.frame == [15, 57, 100, 30])
    }

    @Test("a resize rotates the running app")
    func resize() throws {
        let app = try StageApp(.device("iPhone 16 Pro"))
        defer { app.end() }
        let view = app.controller?.view
        _ = try app.host.perform(.resize(.device("iPhone 16 Pro", .landscapeRight)))
        _ = try app.host.perform(.settle(frames: 100))
        #expect(app.controller?.view === view)
        #expect(view?.bounds.size == CGSize(width: 874, height: 402))
        #expect(view?.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    }

    @Test("an app that allows portrait only declines landscape")
    func orientations() throws {
        let portrait = try StageApp(.device("iPhone SE")) { PortraitController() }
        portrait.end()
        #expect(throws: StageFailure.self) {
            _ = try StageApp(.device("iPhone SE", .landscapeRight)) { PortraitController() }
        }
        UIApplication.shared._terminate()
    }
}

private final class TextController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 5, y: 7, width: 200, height: 200))
        let label = UILabel(frame: CGRect(x: 10, y: 50, width: 100, height: 30))
        label.text = "Hello"
        box.addSubview(label)
        view.addSubview(box)
    }
}

private final class BarController: UIViewController {
    private let hidden: Bool
    private let style: UIStatusBarStyle

    init(hidden: Bool = false, style: UIStatusBarStyle = .default) {
        self.hidden = hidden
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { hidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

private final class PortraitController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
