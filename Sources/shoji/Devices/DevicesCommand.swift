import DeviceCatalog
import Foundation

/// `shoji devices`
enum DevicesCommand {
    static func run(_ arguments: ParsedArguments) throws -> ExitCode {
        if let extra = arguments.operands.first {
            throw UsageError("`shoji devices` takes no operand, not \"\(extra)\".", in: .devices)
        }
        let system = try arguments.value("--os").map { try SystemVersion(parsing: $0, in: .devices).major } ?? 18
        let devices = arguments.has("--distinct") ? DeviceCatalog.distinctScreens(system: system) : DeviceCatalog.all
        Terminal.print(arguments.has("--json") ? try json(devices, system: system) : table(devices, system: system))
        return .success
    }

    static func table(_ devices: [Device], system: Int) -> String {
        var rows = [["DEVICE", "POINTS", "SCALE", "PORTRAIT", "LANDSCAPE", "SAFE AREA", "iOS", "WINDOWS"]]
        for device in devices {
            let system = device.system(closestTo: system)
            let landscape = device.windows(.landscapeRight, system: system).filter { $0.mode != .full }
            let area = device.safeArea(.portrait, system: system)
            let side = device.safeArea(.landscapeRight, system: system)
            rows.append([
                device.name,
                "\(plain(device.points.width))×\(plain(device.points.height))",
                "@\(plain(device.scale))x",
                classes(device.sizeClasses.portrait), classes(device.sizeClasses.landscape),
                "\(insets(area)) | \(insets(side))",
                "\(device.systems.lowerBound)–\(device.systems.upperBound)",
                landscape.isEmpty
                    ? "-" : landscape.map { "\($0.mode.title) \(plain($0.frame.width))" }.joined(separator: ", "),
            ])
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
        return rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
                .trimmedEnd
        }.joined(separator: "\n")
    }

    static func json(_ devices: [Device], system: Int) throws -> String {
        let rows = devices.map { device in
            let system = device.system(closestTo: system)
            return DeviceRow(
                name: device.name, idiom: device.idiom.rawValue, identifiers: device.identifiers,
                points: [device.points.width, device.points.height], scale: device.scale,
                cornerRadius: device.cornerRadius, systems: [device.systems.lowerBound, device.systems.upperBound],
                windows: [.portrait, .landscapeRight].flatMap { orientation in
                    device.windows(orientation, system: system).map { window in
                        DeviceRow.Window(
                            orientation: orientation.isLandscape ? "landscape" : "portrait", mode: window.mode.rawValue,
                            points: [window.frame.width, window.frame.height],
                            sizeClasses: [
                                window.sizeClasses.horizontal.rawValue, window.sizeClasses.vertical.rawValue,
                            ],
                            safeArea: [
                                window.safeArea.top, window.safeArea.left, window.safeArea.bottom,
                                window.safeArea.right,
                            ])
                    }
                })
        }
        return String(decoding: try JSON.encode(rows), as: UTF8.self)
    }

    private struct DeviceRow: Encodable {
        struct Window: Encodable {
            let orientation, mode: String
            let points: [Double]
            let sizeClasses: [String]
            let safeArea: [Double]
        }
        let name, idiom: String
        let identifiers: [String]
        let points: [Double]
        let scale, cornerRadius: Double
        let systems: [Int]
        let windows: [Window]
    }

    private static func classes(_ c: Device.SizeClasses) -> String { "\(c.horizontal)×\(c.vertical)" }

    private static func insets(_ a: Device.SafeArea) -> String {
        [a.top, a.left, a.bottom, a.right].map(plain).joined(separator: " ")
    }
}

/// A number without a needless fraction.
func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}

extension String {
    fileprivate var trimmedEnd: String {
        var copy = self
        while copy.last == " " { copy.removeLast() }
        return copy
    }
}
