import DeviceCatalog
import Foundation
import Glibc
import QuartzCore
import StageProtocol
import UIKitCore

/// The app on its device: launches it, moves its clock, takes its picture.
@MainActor final class StageHost {
    private let delegateClass: AnyClass?
    private let principalClass: UIApplication.Type
    private(set) var configuration: StageConfiguration?
    private var compositor: Compositor?
    /// Told the number of each frame before the app draws it, while the app comes to rest.
    var willBegin: (_ frame: Int) -> Void = { _ in }

    /// Length of a frame on the virtual clock, in seconds.
    static let frame = 1.0 / 60
    /// Timers of the wall clock that are due within this many seconds after a launch or a change belong to the picture.
    static let shortDelay = 0.05

    init(delegateClass: AnyClass?, principalClass: UIApplication.Type = UIApplication.self) {
        self.delegateClass = delegateClass
        self.principalClass = principalClass
    }

    /// What was done since the last change of the device, until its picture is drawn.
    private var changeTime: Duration?

    func perform(_ command: StageCommand) throws(StageFailure) -> StageResult {
        let start = ContinuousClock.now
        if case .resize = command { changeTime = .zero }
        let result = try carryOut(command)
        if let time = changeTime { changeTime = time + (ContinuousClock.now - start) }
        if case .captured(let width, let height, let render, let encode, _) = result, let time = changeTime {
            changeTime = nil
            return .captured(
                width: width, height: height, renderMilliseconds: render, encodeMilliseconds: encode,
                changeMilliseconds: time / .milliseconds(1) - encode)
        }
        return result
    }

    private func carryOut(_ command: StageCommand) throws(StageFailure) -> StageResult {
        switch command {
        case .configure(let new):
            guard configuration == nil else { throw StageFailure(.wrongState, "The app runs already; resize it.") }
            let device = try DeviceConfiguration(new)
            configuration = new
            PassingTime.isHeld = true
            InterfaceRotation.turned = { [weak self] in self?.turned($0, to: $1) }
            UIApplication._launch(configuration: device, delegateClass: delegateClass, principalClass: principalClass)
            try checkOrientation(device.orientation, new.orientation)
            openScenes(new.sceneCount ?? 1)
            return .done
        case .resize(let new):
            let old = try running()
            let device = try DeviceConfiguration(new)
            if device.orientation != UIScreen.main._configuration.orientation {
                try checkOrientation(device.orientation, new.orientation)
            }
            configuration = new
            UIApplication._apply(configuration: device)
            if new.sceneCount != old.sceneCount { openScenes(new.sceneCount ?? 1) }
            return .done
        case .advance(let seconds):
            _ = try running()
            guard seconds >= 0, seconds <= 3600 else {
                throw StageFailure(.invalid, "The clock can move 0 to 3600 seconds.")
            }
            PassingTime.pass { advance(by: seconds) }
            return .done
        case .settle(let frames):
            _ = try running()
            return settle(frames: max(1, min(frames, 100_000)))
        case .capture(let path, let overlays):
            return try capture(running(), to: path, overlays: overlays)
        case .dumpTree(let path):
            let tree = ViewTreeDump.tree(of: try running().windowFrame.size)
            guard let path else { return .tree(tree) }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let json: Data
            do { json = try encoder.encode(tree) } catch { throw StageFailure(.invalid, "The view tree: \(error)") }
            try WholeFile.write(json, to: path, what: "view tree")
            return .wroteTree(findings: tree.findings)
        case .touch(let touch):
            _ = try running()
            try send(touch)
            return .done
        case .perform(let step):
            let size = try running().windowFrame.size
            try FlowPerformer(size: size) { [self] in passFrame() }.perform(step)
            _ = settle(frames: 600)
            return .done
        case .key:
            throw StageFailure(.unsupported, "Keys are not served yet.")
        case .quit:
            return .done
        }
    }

    /// The app turns its interface by itself: the device's measures in the other orientation, which pictures follow.
    private func turned(_ old: DeviceConfiguration, to orientation: UIInterfaceOrientation) -> DeviceConfiguration? {
        guard var new = configuration, new.host == nil, let device = try? DeviceCatalog.device(named: new.deviceName),
            let mode = WindowMode(rawValue: new.windowMode),
            let name = Orientation.allCases.first(where: { $0.interface == orientation }),
            let system = Int(new.systemVersion.split(separator: ".").first ?? ""),
            let window = device.window(mode, name, system: system)
        else { return nil }
        let area = window.safeArea
        new.orientation = name.rawValue
        new.screenSize = window.screenSize
        new.windowFrame = window.frame
        new.safeArea = .init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
        new.horizontalSizeClass = window.sizeClasses.horizontal.rawValue
        new.verticalSizeClass = window.sizeClasses.vertical.rawValue
        new.statusBarHeight = window.statusBarHeight
        new.systemMinimumMargin = window.systemMinimumMargin
        guard let made = try? DeviceConfiguration(new) else { return nil }
        configuration = new
        return made
    }

    private func checkOrientation(_ orientation: UIInterfaceOrientation, _ name: String) throws(StageFailure) {
        let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
        guard !UIApplication.shared._allowedOrientations().contains(mask) else { return }
        throw StageFailure(.declined, "The app does not allow this orientation (\(name)).")
    }

    /// Opens scenes as a user does, or closes them. Refused requests are the app's affair.
    private func openScenes(_ count: Int) {
        let application = UIApplication.shared
        if application.supportsMultipleScenes {
            for _ in 0..<max(0, count - application._scenes.count) { application._openAnotherScene() }
        }
        for session in application._scenes.dropFirst(count).map(\.session) {
            application.requestSceneSessionDestruction(session, options: nil)
        }
    }

    private func running() throws(StageFailure) -> StageConfiguration {
        guard let configuration else { throw StageFailure(.wrongState, "The app has to be configured first.") }
        return configuration
    }

    private func advance(by seconds: Double) {
        var left = seconds
        while left > 1e-9 {
            let step = min(left, Self.frame)
            passFrame(step)
            left -= step
        }
    }

    private func passFrame(_ seconds: Double = StageHost.frame) {
        FrameClock.advance(by: seconds)
        MainQueue.drain()
        Frame.runPasses()
    }

    private func send(_ touch: StageCommand.TouchEvent) throws(StageFailure) {
        let phases: [String: UITouch.Phase] = [
            "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
        ]
        guard let phase = phases[touch.phase], touch.x.isFinite, touch.y.isFinite else {
            throw StageFailure(.invalid, "A touch has a phase (began, moved, ended or cancelled) and a place.")
        }
        TouchInput.send([
            TouchInput.Change(finger: touch.finger, phase: phase, location: CGPoint(x: touch.x, y: touch.y))
        ])
    }

    /// Frames until the app asks for no more.
    private func settle(frames limit: Int) -> StageResult {
        var frames = 0
        var quietRounds = 0
        func runFrame() {
            frames += 1
            willBegin(frames)
            FrameClock.advance(by: Self.frame)
            Frame.runPasses()
            quietRounds = 0
        }
        // What a launch or a rotation asks for is laid out before the blocks it left on the main queue run.
        if Frame.isNeeded { runFrame() }
        // An app that computes on another thread for ever is not waited for that long.
        let start = ContinuousClock.now
        while frames < limit, quietRounds < 3 {
            MainQueue.drain()
            let elapsed = (ContinuousClock.now - start) / .seconds(1)
            if Frame.isNeeded {
                runFrame()
            } else if MainQueue.isServed, OtherThreads.areBusy, elapsed < 2 {
                usleep(200)
                quietRounds = 0
            } else if MainQueue.isServed, let delay = WallClockTimers.next, elapsed + delay < Self.shortDelay {
                usleep(UInt32(delay * 1e6) + 200)
                quietRounds = 0
            } else {
                quietRounds += 1
            }
        }
        return .settled(frames: frames, quiet: quietRounds >= 3)
    }

    private func capture(
        _ configuration: StageConfiguration, to path: String, overlays: Bool
    ) throws(StageFailure) -> StageResult {
        guard let scene = UIApplication.shared._connectedWindowScene, !scene.windows.allSatisfy(\.isHidden) else {
            throw StageFailure(.wrongState, "The app shows no window.")
        }
        // Several scenes are shown with the whole screen.
        let isWhole = UIApplication.shared._scenes.count > 1
        let size = isWhole ? configuration.screenSize : configuration.windowFrame.size
        let width = Int((size.width * configuration.scale).rounded())
        let height = Int((size.height * configuration.scale).rounded())
        let compositor = compositor(width, height, configuration.scale)

        let start = ContinuousClock.now
        let layer = isWhole ? UIScreen.main.rootLayer : scene._layer
        let overlay = overlays ? SystemOverlay(configuration, scene: scene, size: size) : nil
        overlay?.show(on: layer)
        // The picture begins at the window's corner, wherever the window is on the screen.
        let place = layer.position
        layer.position = .zero
        compositor.render(layer)
        layer.position = place
        overlay?.hide()
        let rendered = ContinuousClock.now
        if let host = configuration.host {
            return try HostScreen.write(compositor, configuration, host, to: path, start: start, rendered: rendered)
        }
        let png = compositor.withPixels { pixels, bytesPerRow in
            CGImage.encodePNG(pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, opaque: true)
        }
        try WholeFile.write(png, to: path, what: "picture")
        return .captured(
            width: width, height: height, renderMilliseconds: (rendered - start) / .milliseconds(1),
            encodeMilliseconds: (ContinuousClock.now - rendered) / .milliseconds(1))
    }

    private func compositor(_ width: Int, _ height: Int, _ scale: Double) -> Compositor {
        if let compositor, compositor.scale == scale {
            if compositor.pixelWidth != width || compositor.pixelHeight != height {
                compositor.resize(pixelWidth: width, pixelHeight: height)
            }
            return compositor
        }
        let made = Compositor(pixelWidth: width, pixelHeight: height, scale: scale)
        compositor = made
        return made
    }
}

extension Orientation {
    fileprivate var interface: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}
