import CGraphicsLibs
import Foundation

/// A typeface at one size, with the widths the text is set in and the shape corrections it is drawn with. Interned: two equal
/// requests give the same object. Use while holding the text engine's lock.
final class SizedFace: @unchecked Sendable {
    /// Where a glyph's width comes from.
    enum Widths: Hashable {
        /// San Francisco's; the value is an index into `SystemFontMetrics.weights`.
        case system(weight: Int)
        /// Every glyph the same, in em of the point size.
        case fixed(Double)
        /// The font file's own.
        case natural
    }

    struct Request: Hashable {
        var face: UInt32
        /// Point size.
        var size: Double
        /// Outlines are drawn at this share of the size.
        var drawnScale: Double
        var widths: Widths
        /// Added stroke width, in em; for weights that the files lack.
        var embolden: Double
        /// Tangent of the slant, for italics that the files lack.
        var slant: Double
        var tabularDigits: Bool
        /// Factor on all horizontal measures.
        var stretch: Double
        /// Corners are rounded.
        var isRounded = false
    }

    let typeface: Typeface
    let request: Request
    let id: UInt32
    /// Points in a font unit, vertically and horizontally.
    let scale: Double
    let xScale: Double
    /// Points a system glyph is wider than the model of the other glyphs; kept apart to compute once.
    private var widths: [Double]
    /// Widths of U+0020...U+007E; empty but for the system font.
    let asciiWidths: [Double]
    /// How far right each of them is drawn.
    private(set) lazy var asciiOffsets: [Float] = asciiWidths.indices.map { index in
        Float(centering(typeface.asciiGlyphs[index], width: asciiWidths[index]))
    }
    private let otherWidth: Double
    private let asciiOfGlyph: [UInt32: Int]

    var size: Double { request.size }

    nonisolated(unsafe) private static var interned: [Request: SizedFace] = [:]
    nonisolated(unsafe) private static var nextID: UInt32 = 1

    static func find(
        _ typeface: Typeface, size: Double, drawnScale: Double = 1, widths: Widths = .natural, embolden: Double = 0,
        slant: Double = 0, tabularDigits: Bool = false, stretch: Double = 1, isRounded: Bool = false
    ) -> SizedFace {
        let request = Request(
            face: typeface.id, size: size, drawnScale: drawnScale, widths: widths, embolden: embolden, slant: slant,
            tabularDigits: tabularDigits, stretch: stretch, isRounded: isRounded)
        if let known = interned[request] { return known }
        // Animated sizes make ever new faces: forget them all now and then. Layouts keep those they use.
        if interned.count >= 512 { interned.removeAll() }
        let made = SizedFace(typeface, request)
        interned[request] = made
        return made
    }

    private init(_ typeface: Typeface, _ request: Request) {
        self.typeface = typeface
        self.request = request
        id = SizedFace.nextID
        SizedFace.nextID += 1
        scale = request.size * request.drawnScale / typeface.unitsPerEm
        xScale = scale * request.stretch
        guard case .system(let weight) = request.widths else {
            widths = []
            asciiWidths = []
            otherWidth = 0
            asciiOfGlyph = [:]
            return
        }
        let size = request.size
        let blend = SystemFontMetrics.opticalBlend(size)
        let tracking = SystemFontMetrics.tracking(size)
        let units = SystemFontMetrics.units(weight)
        asciiWidths = units.text.indices.map { index in
            size / 2048 * (units.text[index] * (1 - blend) + units.display[index] * blend + tracking) * request.stretch
        }
        let other = SystemFontMetrics.otherGlyphs(weight)
        otherWidth = size * (other.text * (1 - blend) + other.display * blend + tracking / 2048) * request.stretch
        var reverse: [UInt32: Int] = [:]
        for (index, glyph) in typeface.asciiGlyphs.enumerated() where glyph != 0 { reverse[glyph] = index }
        asciiOfGlyph = reverse
        widths = [Double](repeating: .nan, count: typeface.glyphCount)
    }

    /// The width of a glyph that stands for `scalar`, in points.
    @inline(__always)
    func width(_ glyph: UInt32, scalar: UInt32) -> Double {
        switch request.widths {
        case .natural: return typeface.advanceInUnits(glyph) * xScale
        case .fixed(let width): return typeface.advanceInUnits(glyph) == 0 ? 0 : width * request.size * request.stretch
        case .system:
            if Int(glyph) < widths.count {
                let known = widths[Int(glyph)]
                if !known.isNaN { return known }
            }
            return systemWidth(glyph, scalar)
        }
    }

    private func systemWidth(_ glyph: UInt32, _ scalar: UInt32) -> Double {
        if typeface.isMissing {
            return scalar >= 32 && scalar < 127 ? asciiWidths[Int(scalar) - 32] : request.size * 0.6 * request.stretch
        }
        let width = computedSystemWidth(glyph, scalar)
        if Int(glyph) < widths.count { widths[Int(glyph)] = width }
        return width
    }

    private func computedSystemWidth(_ glyph: UInt32, _ scalar: UInt32) -> Double {
        if let index = asciiOfGlyph[glyph] { return asciiWidths[index] }
        let own = typeface.advanceInUnits(glyph)
        if own == 0 { return 0 }  // combining marks
        // The original's tabular width is not known; its zero is as wide as its widest digits.
        if request.tabularDigits, scalar >= 0x30, scalar <= 0x39 { return asciiWidths[16] }
        // An accented letter is as wide as its letter wherever the drawn font says so too.
        if let letter = typeface.lettersOfAccented[glyph], own == typeface.advanceInUnits(typeface.asciiGlyphs[letter])
        {
            return asciiWidths[letter]
        }
        return own * xScale + otherWidth
    }

    /// How far right of its pen position a glyph is drawn, so that it sits in the middle of the width it was given.
    func centering(_ glyph: UInt32, width: Double) -> Double {
        if case .natural = request.widths { return 0 }
        if width == 0 { return 0 }
        return (width - typeface.advanceInUnits(glyph) * xScale) / 2
    }
}
