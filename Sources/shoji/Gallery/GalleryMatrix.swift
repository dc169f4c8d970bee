import DeviceCatalog

/// Which pictures a set of options asks for.
enum GalleryMatrix {
    /// The phone and the pad that show every text size by default.
    static let textSizePhone = "iPhone 16 Pro"
    static let textSizePad = "iPad Pro 13-inch (M4)"

    /// Every configuration once, grouped by device; the shard's part of them only.
    ///
    /// - Parameter app: what the app allows; windows that it is never shown in are left out, and orientations, unless
    ///   they were asked for.
    static func configurations(
        _ options: GalleryOptions, app: AppRestrictions? = nil
    ) throws -> [GalleryConfiguration] {
        var all: [GalleryConfiguration] = []
        for system in options.systems {
            let devices = options.devices ?? newestFirst(DeviceCatalog.distinctScreens(system: system.major))
            for device in devices {
                let version = system.clamped(to: device.systems)
                for orientation in options.orientations {
                    let side =
                        (options.orientationsAreChosen ? nil : app?.side(orientation, on: device.idiom)) ?? orientation
                    let windows =
                        options.windows.map { device.window($0, side, system: version.major) }
                        + options.freeSizes.map { device.window(size: $0, side, system: version.major) }
                    for case let window? in windows {
                        guard isShown(window, options, app) else { continue }
                        for size in sizes(for: window, options) {
                            all += traits(window, version, size, options, app).map { place($0, app) }
                        }
                    }
                }
            }
        }
        guard !all.isEmpty else {
            if let app {
                let why = try refused(options, app).map { ": \($0)" } ?? ""
                throw ToolError(
                    .noInput, "The app is not made for any of these devices, windows and orientations\(why).")
            }
            throw UsageError(contradiction(options), in: .gallery)
        }
        all = unique(all)
        return options.shard?.part(of: all) ?? all
    }

    private static func isShown(_ window: DeviceWindow, _ options: GalleryOptions, _ app: AppRestrictions?) -> Bool {
        guard let app, !app.allows(window) else { return true }
        // The picture will say that the app does not allow the orientation.
        guard options.orientationsAreChosen, app.isForPads || window.device.idiom == .phone else { return false }
        var upright = app
        upright.pad = Set(Orientation.allCases)
        upright.phone = Set(Orientation.allCases)
        return upright.allows(window)
    }

    private static func place(_ configuration: GalleryConfiguration, _ app: AppRestrictions?) -> GalleryConfiguration {
        guard let app, !app.isForPads, configuration.window.device.idiom == .pad else { return configuration }
        var result = configuration
        result.phoneWindow = PhoneWindow(on: configuration.window, app)
        return result
    }

    /// Says what of the gallery the app does not allow; nil if that is nothing.
    static func refused(_ options: GalleryOptions, _ app: AppRestrictions) throws -> String? {
        var whole = options
        whole.shard = nil
        let all = Set(try configurations(whole).map(\.window)).filter { !isShown($0, options, app) }
        guard !all.isEmpty else { return nil }
        var reasons: [String] = []
        let pads = all.filter { $0.device.idiom == .pad && $0.mode != .full }
        if !app.runsOnPhones { reasons.append("phones (it is for pads)") }
        if !pads.isEmpty {
            reasons.append(
                app.isForPads
                    ? app.isFullScreenOnly
                        ? "Split View and Slide Over (it requires the full screen)"
                        : "two scenes (it does not support multiple scenes)"
                    : "Split View and Slide Over (it is for phones)")
        }
        if all.contains(where: { $0.mode == .full && ($0.device.idiom == .pad ? app.isForPads : app.runsOnPhones) }) {
            reasons.append("orientations that it does not support")
        }
        return reasons.isEmpty ? nil : "the app does not allow, and left out: \(reasons.joined(separator: ", "))"
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
        let sizes = options.freeSizes.map { "\(plain($0.width))x\(plain($0.height))" }
        var chosen = ["--windows \((options.windows.map(\.title) + sizes).joined(separator: ","))"]
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
        _ window: DeviceWindow, _ system: SystemVersion, _ size: TextSize, _ options: GalleryOptions,
        _ app: AppRestrictions?
    ) -> [GalleryConfiguration] {
        let languages = options.languages.map { $0.map(Optional.some) } ?? [nil]
        let shown =
            options.directions.map { directions in directions.flatMap { side in languages.map { ($0, side) } } }
            ?? languages.map { ($0, direction(of: $0, app)) }
        return options.appearances.flatMap { appearance in
            shown.map { language, direction in
                GalleryConfiguration(
                    window: window, system: system, textSize: size, appearance: appearance, direction: direction,
                    language: language)
            }
        }
    }

    /// The system lays an app out from right to left in a language that is written so, if the app speaks it.
    private static func direction(of language: String?, _ app: AppRestrictions?) -> LayoutDirection {
        guard let base = language?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased(),
            ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"].contains(base),
            app?.speaks(base) ?? true
        else { return .leftToRight }
        return .rightToLeft
    }
}
