/// Every model whose last system is iOS 15 or later, with look-ups.
public enum DeviceCatalog {
    /// Phones first, then pads, each in the order they came out.
    public static let all: [Device] =
        DeviceTable.phones.map { $0.make(.phone) } + DeviceTable.pads.map { $0.make(.pad) }

    /// Why a name did not lead to one device.
    public enum LookUpError: Error, Hashable, CustomStringConvertible {
        /// No model matches; `suggestions` are the nearest names, best first.
        case unknown(name: String, suggestions: [String])

        public var description: String {
            switch self {
            case .unknown(let name, let suggestions):
                let hint = suggestions.isEmpty ? "" : " Did you mean \(DeviceCatalog.list(suggestions))?"
                return "There is no device named \"\(name)\".\(hint) `shoji devices` lists them all."
            }
        }
    }

    /// The device that `name` means.
    ///
    /// Case, spaces, punctuation and "inch" do not matter. A model identifier ("iPhone14,6") works too. A name without its generation
    /// means the newest model of that name: "iphone se" is the third generation, "ipad pro 13" the newest 13-inch iPad Pro.
    public static func device(named name: String) throws(LookUpError) -> Device {
        if let exact = all.first(where: { $0.name == name || $0.identifiers.contains(name) }) { return exact }
        let wanted = words(name)
        guard !wanted.isEmpty else { throw .unknown(name: name, suggestions: []) }
        if let same = all.first(where: { words($0.name) == wanted }) { return same }

        // All words asked for occur, in order; fewer additional words are nearer, then newer models.
        var best: (device: Device, extra: Int)?
        for device in all {
            let have = words(device.name)
            guard have.first == wanted.first, contains(have, wanted) else { continue }
            // What stands in parentheses tells generations apart, and so do numbers.
            let model = words(String(device.name.prefix { $0 != "(" }))
            let extra = model.filter { !wanted.contains($0) && !$0.allSatisfy { $0.isNumber || $0 == "." } }.count
            if best == nil || extra < best!.extra || (extra == best!.extra && device.year >= best!.device.year) {
                best = (device, extra)
            }
        }
        if let best { return best.device }
        throw .unknown(name: name, suggestions: suggestions(for: name))
    }

    /// Names nearest to `name`, best first, at most three.
    public static func suggestions(for name: String) -> [String] {
        let wanted = Array(words(name).joined())
        let scored = all.map { ($0.name, distance(wanted, Array(words($0.name).joined()))) }
        let limit = max(4, wanted.count / 2)
        return scored.filter { $0.1 <= limit }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
    }

    /// One model, the newest, for every distinct screen: size, scale, insets, size classes and cut-out on `system` (major version).
    public static func distinctScreens(system: Int = 18, among devices: [Device] = all) -> [Device] {
        var newest: [ScreenShape: Int] = [:]
        for (index, device) in devices.enumerated() {
            let shape = ScreenShape(device, system: system)
            if let other = newest[shape], devices[other].year > device.year { continue }
            newest[shape] = index
        }
        return newest.values.sorted().map { devices[$0] }
    }
}

/// What makes two models look alike to an app.
private struct ScreenShape: Hashable {
    let idiom: Device.Idiom
    let width, height, scale: Double
    let portrait, landscape: Device.SafeArea
    let portraitClasses, landscapeClasses: Device.SizeClasses
    let cutout: Device.Cutout.Kind?

    init(_ device: Device, system wanted: Int) {
        let system = device.system(closestTo: wanted)
        idiom = device.idiom
        width = device.points.width
        height = device.points.height
        scale = device.scale
        portrait = device.safeArea(.portrait, system: system)
        landscape = device.safeArea(.landscapeRight, system: system)
        portraitClasses = device.sizeClasses.portrait
        landscapeClasses = device.sizeClasses.landscape
        cutout = device.cutout?.kind
    }
}
