import DeviceCatalog
import Foundation

/// What `shoji gallery` was asked for.
struct GalleryOptions {
    /// nil: one model for each distinct screen.
    var devices: [Device]?
    var orientations: [Orientation] = [.portrait, .landscapeRight]
    var orientationsAreChosen = false
    var windows: [WindowMode] = WindowMode.allCases
    /// Sizes of windows as in Stage Manager, in points.
    var freeSizes: [CGSize] = []
    /// nil: the default size, and every size on one phone and one pad.
    var textSizes: [TextSize]?
    var appearances: [Appearance] = [.light]
    var appearancesAreChosen = false
    /// nil: that of the language.
    var directions: [LayoutDirection]?
    /// nil: the app's own.
    var languages: [String]?
    var systems: [SystemVersion] = [SystemVersion(major: 18)]
    var shard: Shard?
    /// What a person does with the app after the first picture.
    var flow: GalleryFlow?
    /// One running app a device that is turned and resized, instead of a launch for each picture.
    var showsTransitions = false

    var output = URL(fileURLWithPath: "shoji-gallery")
    var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// Limits for one configuration.
    var limits = AppRun.Limits()
    var printsJSON = false

    init() {}

    init(_ arguments: ParsedArguments) throws {
        if let names = try arguments.list("--os") {
            systems = try unique(names.map { try SystemVersion(parsing: $0, in: .gallery) })
        }
        if let names = try arguments.list("--devices") { devices = try Self.devices(names, systems: systems) }
        if let names = try arguments.list("--orientations") {
            orientations = try unique(names.flatMap(Self.orientations))
            orientationsAreChosen = true
        }
        if let names = try arguments.list("--windows") {
            freeSizes = names.compactMap(Self.freeSize)
            windows = try unique(names.filter { Self.freeSize($0) == nil }.flatMap(Self.windows))
        }
        if let names = try arguments.list("--text-sizes") {
            textSizes = try unique(
                names.flatMap { $0.lowercased() == "all" ? TextSize.allCases : [try TextSize(parsing: $0)] })
        }
        if let names = try arguments.list("--appearance") {
            appearances = try unique(
                names.flatMap { try Self.choose($0, ["light": .light, "dark": .dark], "appearance") })
            appearancesAreChosen = true
        }
        if let names = try arguments.list("--direction") {
            let all: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
            directions = try unique(names.flatMap { try Self.choose($0, all, "direction") })
        }
        if let names = try arguments.list("--languages") {
            for name in names
            where !name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
                throw UsageError("\"\(name)\" is no language; write for instance en or pt-BR.", in: .gallery)
            }
            languages = unique(names)
        }
        if let text = arguments.value("--shard") { shard = try Shard(parsing: text) }
        if let path = arguments.value("--flow") { flow = try GalleryFlow(path: path) }
        if let path = arguments.value("--out") {
            guard !path.isEmpty else { throw UsageError("--out is empty.", in: .gallery) }
            output = URL(fileURLWithPath: path)
        }
        jobs = try arguments.number("--jobs", minimum: 1) ?? jobs
        if let text = arguments.value("--timeout") {
            guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
                throw UsageError("--timeout wants seconds, not \"\(text)\".", in: .gallery)
            }
            limits.timeout = seconds
        }
        limits.megabytes = try arguments.number("--memory", minimum: 1) ?? limits.megabytes
        printsJSON = arguments.has("--json")
        showsTransitions = arguments.has("--transitions")
    }

    private static func devices(_ names: [String], systems: [SystemVersion]) throws -> [Device] {
        let distinct = systems.flatMap { GalleryMatrix.newestFirst(DeviceCatalog.distinctScreens(system: $0.major)) }
        return try unique(
            names.flatMap { name -> [Device] in
                switch name.lowercased() {
                case "all": return DeviceCatalog.all
                case "distinct": return distinct
                case "phones": return distinct.filter { $0.idiom == .phone }
                case "pads": return distinct.filter { $0.idiom == .pad }
                default:
                    do { return [try DeviceCatalog.device(named: name)] } catch {
                        throw UsageError("\(error)", in: .gallery)
                    }
                }
            })
    }

    private static func orientations(_ name: String) throws -> [Orientation] {
        switch name.lowercased() {
        case "portrait": [.portrait]
        case "landscape": [.landscapeRight]
        case "both": [.portrait, .landscapeRight]
        case "all": [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
        default:
            if let exact = Orientation.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) {
                [exact]
            } else {
                throw UsageError("\"\(name)\" is no orientation. There are portrait, landscape, and all.", in: .gallery)
            }
        }
    }

    /// "700x500".
    private static func freeSize(_ name: String) -> CGSize? {
        let parts = name.lowercased().replacingOccurrences(of: "×", with: "x").split(
            separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
        return CGSize(width: width, height: height)
    }

    static func windows(_ name: String) throws -> [WindowMode] {
        switch name.lowercased() {
        case "full": [.full]
        case "split": [.splitTwoThirds, .splitHalf, .splitOneThird]
        case "slideover", "slide-over": [.slideOver]
        case "1/3", "third": [.splitOneThird]
        case "1/2", "half": [.splitHalf]
        case "2/3", "two-thirds": [.splitTwoThirds]
        case "half+half", "1/2+1/2": [.twoScenes]
        case "all": WindowMode.allCases
        default:
            throw UsageError(
                "\"\(name)\" is no window. There are full, split, slideover, 1/3, 1/2, 2/3, half+half, sizes such as 700x500, and all.",
                in: .gallery)
        }
    }

    private static func choose<T>(_ name: String, _ all: [String: T], _ what: String) throws -> [T] {
        if name.lowercased() == "both" {
            return all.sorted { ($0.key > $1.key) == (what == "appearance") }.map(\.value)
        }
        guard let value = all[name.lowercased()] else {
            throw UsageError(
                "\"\(name)\" is no \(what). There are \(all.keys.sorted().joined(separator: ", ")), and both.",
                in: .gallery)
        }
        return [value]
    }
}

/// The elements without repetitions, in their first order.
func unique<T: Hashable>(_ items: [T]) -> [T] {
    var seen: Set<T> = []
    return items.filter { seen.insert($0).inserted }
}
