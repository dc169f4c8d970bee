import CGraphicsLibs
import Foundation

/// What a descriptor resolves to. Use while holding the text engine's lock.
final class FontParts {
    let id: UInt32
    let face: SizedFace
    let features: [hb_feature_t]
    let weight: Int
    let ascender: CGFloat
    let descender: CGFloat
    let leading: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat

    nonisolated(unsafe) private static var known: [FontDescriptor: FontParts] = [:]
    /// Never forgets: an identifier must stay the same as long as a font with it may live.
    nonisolated(unsafe) private static var identifiers: [FontDescriptor: UInt32] = [:]

    static func find(_ descriptor: FontDescriptor) -> FontParts {
        if let parts = known[descriptor] { return parts }
        // Animated sizes make ever new fonts.
        if known.count >= 512 { known.removeAll() }
        let parts = FontParts(descriptor)
        known[descriptor] = parts
        return parts
    }

    static func forgetAll() { known.removeAll() }

    private init(_ descriptor: FontDescriptor) {
        id = FontParts.identifiers[descriptor] ?? UInt32(FontParts.identifiers.count + 1)
        FontParts.identifiers[descriptor] = id
        let size = Double(descriptor.size)
        let weight = SystemFontMetrics.nearestWeight(descriptor.weight)
        self.weight = weight
        let tabular = descriptor.monospacedDigits || descriptor.features["tnum"].map { $0 != 0 } ?? false
        var switches: [(String, Int)] = []
        let wide = descriptor.stretch.isNaN ? 1 : min(max(Double(descriptor.stretch), 0.05), 20)
        let stretch = wide * SystemFontMetrics.stretch(Double(descriptor.width))
        var metrics = Metrics.system(size, weight)

        switch descriptor.family {
        case .system(.default), .system(.rounded):
            // Contextual alternates of Inter turn -> into an arrow, which San Francisco does not.
            switches = [("calt", 0), ("dlig", 0)]
            face = FontParts.system(
                size, weight, italic: descriptor.italic, tabular: tabular, stretch: stretch,
                isRounded: descriptor.family == .system(.rounded))
        case .system(.monospaced):
            switches = [("calt", 0), ("liga", 0)]
            face = SizedFace.find(
                FontFiles.firaCode(weight) ?? .missing, size: size,
                widths: .fixed(SystemFontMetrics.monospacedAdvance), embolden: [7: 0.012, 8: 0.02][weight] ?? 0,
                slant: descriptor.italic ? 0.2 : 0, stretch: stretch)
        case .system(.serif):
            // New York's metrics are not known: San Francisco's line, so that the designs mix.
            face = SizedFace.find(
                FontFiles.notoSerif(bold: weight >= 5, italic: descriptor.italic) ?? .missing, size: size,
                drawnScale: 0.96, embolden: weight == 4 ? 0.01 : 0, stretch: stretch)
        case .file(let path, let index):
            (face, metrics) = FontParts.file(path, index, descriptor, weight, metrics, stretch: wide)
        case .named(let name):
            if let info = FontRegistry.findLocked(named: name) {
                (face, metrics) = FontParts.file(info.path, info.index, descriptor, weight, metrics, stretch: wide)
            } else {
                face = FontParts.system(size, weight, italic: descriptor.italic, tabular: tabular, stretch: stretch)
                switches = [("calt", 0), ("dlig", 0)]
            }
        }
        if tabular { switches.append(("tnum", 1)) }
        switches += descriptor.features.sorted { $0.key < $1.key }.filter { $0.key.utf8.count == 4 }
        features = switches.map { FontParts.feature($0.0, $0.1) }
        ascender = metrics.ascender
        descender = metrics.descender
        leading = metrics.leading
        capHeight = metrics.capHeight
        xHeight = metrics.xHeight
    }

    static func feature(_ tag: String, _ value: Int) -> hb_feature_t {
        hb_feature_t(tag: Typeface.tag(tag), value: UInt32(clamping: value), start: 0, end: UInt32.max)
    }

    static func system(
        _ size: Double, _ weight: Int, italic: Bool, tabular: Bool, stretch: Double = 1, isRounded: Bool = false
    ) -> SizedFace {
        SizedFace.find(
            FontFiles.inter(weight, italic: italic) ?? .missing, size: size,
            drawnScale: SystemFontMetrics.drawnScale, widths: .system(weight: weight), tabularDigits: tabular,
            stretch: stretch, isRounded: isRounded)
    }

    private static func file(
        _ path: String, _ index: Int, _ descriptor: FontDescriptor, _ weight: Int, _ system: Metrics,
        stretch: Double
    ) -> (SizedFace, Metrics) {
        let size = Double(descriptor.size)
        do {
            let typeface = try Typeface.load(path, index: index)
            return (SizedFace.find(typeface, size: size, stretch: stretch), Metrics.file(typeface, size) ?? system)
        } catch {
            TextEngine.warnOnce("\(error); the system font is used instead.")
            return (FontParts.system(size, weight, italic: descriptor.italic, tabular: false, stretch: stretch), system)
        }
    }
}

/// Vertical measures in points.
private struct Metrics {
    var ascender: CGFloat
    var descender: CGFloat
    var leading: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    static func system(_ size: Double, _ weight: Int) -> Metrics {
        Metrics(
            ascender: SystemFontMetrics.ascender * size, descender: SystemFontMetrics.descender * size, leading: 0,
            capHeight: SystemFontMetrics.capHeight * size, xHeight: SystemFontMetrics.xHeight(weight, size) * size)
    }

    /// From `hhea`, as on Apple's systems, and `OS/2`. nil when the tables are missing or senseless.
    static func file(_ typeface: Typeface, _ size: Double) -> Metrics? {
        let scale = size / typeface.unitsPerEm
        guard let up = typeface.signedNumber("hhea", at: 4), let down = typeface.signedNumber("hhea", at: 6),
            let gap = typeface.signedNumber("hhea", at: 8), up - down > 0,
            Double(up - down) < 8 * typeface.unitsPerEm
        else { return nil }
        let version = typeface.number("OS/2", at: 0) ?? 0
        let xHeight = version >= 2 ? typeface.signedNumber("OS/2", at: 86) ?? 0 : 0
        let capHeight = version >= 2 ? typeface.signedNumber("OS/2", at: 88) ?? 0 : 0
        return Metrics(
            ascender: Double(up) * scale, descender: Double(down) * scale, leading: Double(max(0, gap)) * scale,
            capHeight: capHeight > 0 ? Double(capHeight) * scale : 0.7 * size,
            xHeight: xHeight > 0 ? Double(xHeight) * scale : 0.5 * size)
    }
}
