import Foundation

/// How wide San Francisco sets its glyphs and how tall its lines are. Exact for the sizes 8 through 40 and the weights regular,
/// medium, semibold and bold (residual 0 over 2,470 measured widths); estimates elsewhere, marked below.
enum SystemFontMetrics {
    /// The nine weights' `UIFont.Weight` raw values.
    static let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    static let regular = 3
    static let bold = 6

    static func nearestWeight(_ raw: CGFloat) -> Int {
        var best = regular
        for index in weights.indices where abs(weights[index] - raw) < abs(weights[best] - raw) { best = index }
        return best
    }

    // Measured, as fractions of the point size; the same for every weight, italics and the monospaced design.
    static let ascender = 1950.0 / 2048
    static let descender = -494.0 / 2048
    static let capHeight = 1443.0 / 2048

    /// Inter is drawn at this share of the point size, which makes the cap heights equal.
    static let drawnScale = 0.9688
    /// How wide glyphs of a `UIFont.Width` are, in parts of the standard width.
    ///
    /// Unverified: the widths of the condensed and expanded cuts were not measured; rough proportions of the family.
    static func stretch(_ width: Double) -> Double {
        let knots = [(-0.4, 0.72), (-0.2, 0.85), (0.0, 1.0), (0.2, 1.2)]
        if !width.isFinite || width == 0 { return 1 }
        let x = min(max(width, -0.4), 0.2)
        let index = min(max(knots.lastIndex { $0.0 <= x } ?? 0, 0), knots.count - 2)
        let (from, to) = (knots[index], knots[index + 1])
        return from.1 + (to.1 - from.1) * (x - from.0) / (to.0 - from.0)
    }

    /// What a pair of Inter's glyphs, kerned by so many units of its own, is kerned in the system font.
    ///
    /// Single pairs of San Francisco are not known. Three strings measured on iOS (digits, AVAST..., a pangram) lose 30, 810 and 245
    /// units to kerning, where Inter's tightened pairs at the drawn scale take 28, 750 and 241; "Large Title" in bold shows that
    /// pairs which Inter widens are not widened.
    static func kerning(_ units: Double) -> Double { units < 0 ? units * 1.08 : 0 }
    /// SF Mono's width of every glyph.
    static let monospacedAdvance = 1266.0 / 2048

    /// Share of the display cut at a size: 0 up to 17 points, 1 from 28.
    static func opticalBlend(_ size: Double) -> Double {
        if size <= 17 { return 0 }
        if size >= 28 { return 1 }
        let lower = Int(size)
        let table = blendTable
        let from = table[lower - 17]
        let to = table[lower - 16]
        return (from + (to - from) * (size - Double(lower))) / 16384
    }

    /// 16384ths for 17...28 points; half sizes lie on the straight line between.
    private static let blendTable: [Double] = [
        0, 745, 1489, 3872, 6256, 8639, 11022, 13405, 14150, 14895, 15639, 16384,
    ]

    /// Units of 1/2048 em added to every glyph. Whole sizes are measured; between them the measured half sizes lie on the
    /// straight line.
    ///
    /// Unverified: below 8 and above 40 points, where nothing was measured. The curve goes on through the tracking that the
    /// Human Interface Guidelines list for larger sizes (as remembered, not fetched again), and is 0 from 80 points on.
    static func tracking(_ size: Double) -> Double {
        if size <= 8 { return 52 + (8 - max(size, 0)) * 15 }
        if size >= 80 { return 0 }
        if size >= 40 {
            let index = largeTracking.lastIndex { $0.size <= size } ?? 0
            let (from, to) = (largeTracking[index], largeTracking[index + 1])
            return from.units + (to.units - from.units) * (size - from.size) / (to.size - from.size)
        }
        let lower = Int(size)
        let from = trackingTable[lower - 8]
        let to = trackingTable[lower - 7]
        return from + (to - from) * (size - Double(lower))
    }

    private static let largeTracking: [(size: Double, units: Double)] = [
        (40, 19), (41, 18), (44, 17), (45, 16), (48, 15), (49, 14), (52, 13), (53, 12), (56, 11), (58, 10), (60, 9),
        (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (76, 2), (80, 0),
    ]

    private static let trackingTable: [Double] = [
        52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28, 27, 27, 26, 26, 24,
        23, 22, 21, 20, 20, 19, 19,
    ]

    /// Text and display widths of U+0020...U+007E in units of 1/2048 em, without tracking.
    static func units(_ weight: Int) -> (text: [Double], display: [Double]) {
        func double(_ table: [Int16]) -> [Double] { table.map { Double($0) / 2 } }
        func mix(_ from: [Int16], _ to: [Int16], _ share: Double) -> [Double] {
            from.indices.map { index in
                let start = Double(from[index]) / 2
                let end = Double(to[index]) / 2
                return start + share * (end - start)
            }
        }
        typealias Tables = SystemFontTables
        func pair(
            _ fromText: [Int16], _ fromDisplay: [Int16], _ toText: [Int16], _ toDisplay: [Int16], _ share: Double
        ) -> (text: [Double], display: [Double]) {
            (mix(fromText, toText, share), mix(fromDisplay, toDisplay, share))
        }
        func lighter(_ share: Double) -> (text: [Double], display: [Double]) {
            pair(
                Tables.ultraLightText, Tables.ultraLightDisplay, Tables.regularText, Tables.regularDisplay, share)
        }
        func heavier(_ share: Double) -> (text: [Double], display: [Double]) {
            pair(Tables.regularText, Tables.regularDisplay, Tables.boldText, Tables.boldDisplay, share)
        }
        switch weight {
        case 0: return (double(Tables.ultraLightText), double(Tables.ultraLightDisplay))
        case 1: return lighter(0.216232)
        case 2: return lighter(0.659452)
        case 4: return heavier(6008 / 16384)
        case 5: return heavier(10376 / 16384)
        case 6: return (double(Tables.boldText), double(Tables.boldDisplay))
        case 7:
            return pair(Tables.boldText, Tables.boldDisplay, Tables.blackText, Tables.blackDisplay, 8738 / 16384)
        case 8: return (double(Tables.blackText), double(Tables.blackDisplay))
        default: return (double(Tables.regularText), double(Tables.regularDisplay))
        }
    }

    /// What glyphs outside the table get on top of Inter's width, in em: text cut and display cut.
    static func otherGlyphs(_ weight: Int) -> (text: Double, display: Double) {
        switch weight {
        case 4: (0.0192, -0.0384)
        case 5: (0.0226, -0.0331)
        case 6...: (0.0291, -0.0240)
        default: (0.0126, -0.0476)
        }
    }

    /// x-height as a fraction of the size. Measured for regular through bold; lighter takes regular's, heavier bold's.
    static func xHeight(_ weight: Int, _ size: Double) -> Double {
        let (text, display): (Double, Double) =
            switch weight {
            case ...3: (1078, 1040)
            case 4: (1086, 1052)
            case 5: (1093, 1060)
            default: (1101, 1072)
            }
        return (text + (display - text) * opticalBlend(size)).rounded() / 2048
    }
}
