import DeviceCatalog

/// Which pictures a set of options asks for.
enum GalleryMatrix {
    /// The phone and the pad that show every text size by default.
    static let textSizePhone = "iPhone 16 Pro"
    static let textSizePad = "iPad Pro 13-inch (M4)"

    /// Every configuration once, grouped by device; the shard's part of them only.
    static func configurations(_ options: GalleryOptions) throws -> [GalleryConfiguration] {
        var all: [GalleryConfiguration] = []
        for system in options.systems {
            let devices = options.devices ?? newestFirst(DeviceCatalog.distinctScreens(system: system.major))
            for device in devices {
                let version = system.clamped(to: device.systems)
                for orientation in options.orientations {
                    for mode in options.windows {
                        guard let window = device.window(mode, orientation, system: version.major) else { continue }
                        for size in sizes(for: window, options) {
                            all += traits(window, version, size, options)
                        }
                    }
                }
            }
        }
        guard !all.isEmpty else {
            throw UsageError(contradiction(options), in: .gallery)
        }
        all = unique(all)
        return options.shard?.part(of: all) ?? all
    }

    /// Names the chosen devices that have none of the chosen windows; nil when there are none.
    static func leftOut(_ options: GalleryOptions) throws -> String? {
        guard let devices = options.devices else { return nil }
        var whole = options
        whole.shard = nil
        let shown = Set(try configurations(whole).map(\.window.device.name))
        let names = devices.map(\.name).filter { !shown.contains($0) }
        guard !names.isEmpty else { return nil }
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        return "without such a window, and left out: \(names.prefix(3).joined(separator: ", "))\(more)"
    }

    /// Says which options leave no window to show.
    private static func contradiction(_ options: GalleryOptions) -> String {
        var anyOrientation = options
        anyOrientation.orientations = Orientation.allCases
        anyOrientation.shard = nil
        let withOrientations = options.orientations.map(\.rawValue).joined(separator: ",")
        var chosen = ["--windows \(options.windows.map(\.title).joined(separator: ","))"]
        if let devices = options.devices {
            let names = devices.prefix(3).map(\.name).joined(separator: ", ")
            chosen.append("--devices \(names)\(devices.count > 3 ? " and \(devices.count - 3) more" : "")")
        }
        if options.orientations.count < Orientation.allCases.count, (try? configurations(anyOrientation)) != nil {
            chosen.append("--orientations \(withOrientations)")
        }
        return "\(chosen.joined(separator: " and ")) exclude each other: none of the devices has such a window."
    }

    /// Phones before pads, each from the newest to the oldest, as people look for them.
    static func newestFirst(_ devices: [Device]) -> [Device] {
        Device.Idiom.allCases.flatMap { idiom in
            devices.enumerated().filter { $0.element.idiom == idiom }
                .sorted { ($0.element.year, $0.offset) > ($1.element.year, $1.offset) }.map(\.element)
        }
    }

    private static func sizes(for window: DeviceWindow, _ options: GalleryOptions) -> [TextSize] {
        if let sizes = options.textSizes { return sizes }
        guard options.devices == nil, window.mode == .full else { return [.L] }
        let everySize =
            window.device.name == textSizePhone && !window.orientation.isLandscape
            || window.device.name == textSizePad && window.orientation.isLandscape
        return everySize ? TextSize.allCases : [.L]
    }

    private static func traits(
        _ window: DeviceWindow, _ system: SystemVersion, _ size: TextSize, _ options: GalleryOptions
    ) -> [GalleryConfiguration] {
        options.appearances.flatMap { appearance in
            options.directions.flatMap { direction in
                (options.languages.map { $0.map(Optional.some) } ?? [nil]).map { language in
                    GalleryConfiguration(
                        window: window, system: system, textSize: size, appearance: appearance, direction: direction,
                        language: language)
                }
            }
        }
    }
}
