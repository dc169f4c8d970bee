import DeviceCatalog
import Foundation
import StageProtocol

/// A flow file, checked before any app is started.
struct GalleryFlow {
    /// As given on the command line, for messages.
    let file: String
    let lines: [FlowLine]

    init(path: String) throws {
        file = path
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            throw UsageError("The flow \(path) cannot be read: \(reason(error)).", in: .gallery)
        }
        do throws(FlowError) { lines = try FlowReader.read(data, file: path) } catch {
            throw UsageError(error.description, in: .gallery)
        }
        for line in lines {
            do { try Self.check(line.step) } catch let error as UsageError {
                throw UsageError("\(path):\(line.line): \(error.message)", in: .gallery)
            }
        }
    }

    private static func check(_ step: FlowStep) throws {
        switch step {
        case .textSize(let name): _ = try TextSize(parsing: name)
        case .window(let name): _ = try window(name)
        default: break
        }
    }

    /// One window mode.
    static func window(_ name: String) throws -> WindowMode {
        let modes = try GalleryOptions.windows(name)
        guard modes.count == 1 else {
            throw UsageError("\"\(name)\" stands for several windows; write for instance 1/2.", in: .gallery)
        }
        return modes[0]
    }
}

extension GalleryConfiguration {
    /// The configuration after a step that changes the device; the same for other steps, nil where the device has no such window.
    func after(_ step: FlowStep) -> GalleryConfiguration? {
        var result = changed(by: step)
        if let phoneWindow, let new = result { result?.phoneWindow = phoneWindow.moved(to: new.window) }
        return result
    }

    private func changed(by step: FlowStep) -> GalleryConfiguration? {
        switch step {
        case .rotate(let rotation): with(orientation: window.orientation.turned(rotation))
        case .textSize(let name):
            (try? TextSize(parsing: name)).map { with(textSize: $0) }
        case .appearance(let name): with(appearance: name == "dark" ? .dark : .light)
        case .window(let name):
            (try? GalleryFlow.window(name)).flatMap { with(mode: $0, orientation: window.orientation) }
        default: self
        }
    }

    private func with(mode: WindowMode? = nil, orientation: Orientation) -> GalleryConfiguration? {
        window.device.window(mode ?? window.mode, orientation, system: system.major).map {
            GalleryConfiguration(
                window: $0, system: system, textSize: textSize, appearance: appearance, direction: direction,
                language: language)
        }
    }
}

extension Orientation {
    /// The orientation of the user interface after the device was turned in the hand.
    func turned(_ rotation: FlowStep.Rotation) -> Orientation {
        let toTheLeft: [Orientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let place = toTheLeft.firstIndex(of: self)!
        return switch rotation {
        case .left: toTheLeft[(place + 1) % 4]
        case .right: toTheLeft[(place + 3) % 4]
        case .portrait: .portrait
        case .landscape: isLandscape ? self : .landscapeRight
        }
    }
}
