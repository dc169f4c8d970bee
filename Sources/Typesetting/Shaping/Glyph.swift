/// One glyph of a shaped run. Lengths are points.
struct Glyph {
    var id: UInt32
    /// UTF-16 offset in the paragraph of the first unit of the characters it stands for.
    var cluster: Int32
    var advance: Double
    /// From the pen position; y up.
    var xOffset: Float
    var yOffset: Float
    /// Breaking the line before this glyph's cluster asks for shaping again.
    var isUnsafeToBreak: Bool
}

/// Glyphs of one font, direction and set of attributes, from left to right.
struct GlyphRun {
    enum Content {
        case text(SizedFace)
        case tab
        case attachment(TextAttachment)
    }

    var content: Content
    var glyphs: [Glyph]
    /// UTF-16 offsets in the paragraph.
    var range: Range<Int>
    /// Embedding level; odd runs right to left.
    var level: UInt8
    var script: UInt32
    /// Index into the paragraph's attributes.
    var attributes: Int

    var isRightToLeft: Bool { level & 1 == 1 }
    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
