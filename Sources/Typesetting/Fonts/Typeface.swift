import CGraphicsLibs
import Foundation

/// One face of one font file, opened once and kept. HarfBuzz reads the mapped file; FreeType opens it when glyphs are drawn.
/// Use while holding the text engine's lock.
final class Typeface: @unchecked Sendable {
    let path: String
    let index: Int
    /// Small and unique in the process; the same face opened again has the same number.
    let id: UInt32
    /// `hb_font_t` scaled to font units.
    let shaper: OpaquePointer
    let face: OpaquePointer
    let unitsPerEm: Double
    let glyphCount: Int
    /// There is no file: glyphs are drawn as boxes.
    let isMissing: Bool
    /// Glyphs of U+0020...U+007E.
    let asciiGlyphs: [UInt32]
    /// Kerning of pairs of ASCII characters in font units, learnt from what HarfBuzz shapes; see `PlainText`.
    var pairs = PlainText.Pairs()
    private let blob: OpaquePointer
    private var freeTypeFace: FT_Face??

    private init(path: String, index: Int, id: UInt32, blob: OpaquePointer, face: OpaquePointer, isMissing: Bool) {
        self.path = path
        self.index = index
        self.id = id
        self.blob = blob
        self.face = face
        self.isMissing = isMissing
        let unitsPerEm = max(1, Int32(hb_face_get_upem(face)))
        self.unitsPerEm = Double(unitsPerEm)
        glyphCount = Int(hb_face_get_glyph_count(face))
        shaper = hb_font_create(face)
        hb_font_set_scale(shaper, unitsPerEm, unitsPerEm)
        var glyphs = [UInt32](repeating: 0, count: 95)
        for offset in 0..<95 {
            hb_font_get_nominal_glyph(shaper, UInt32(32 + offset), &glyphs[offset])
        }
        asciiGlyphs = glyphs
    }

    // MARK: Opening

    private struct Key: Hashable {
        var path: String
        var index: Int
    }

    nonisolated(unsafe) private static var open: [Key: Typeface] = [:]
    nonisolated(unsafe) private static var failed: Set<Key> = []
    nonisolated(unsafe) private static var nextID: UInt32 = 1

    /// The face of a font the system came with; nil, with a warning the first time, when its file is not there.
    static func installed(_ path: String, index: Int = 0, package: String) -> Typeface? {
        let key = Key(path: path, index: index)
        if let known = open[key] { return known }
        if failed.contains(key) { return nil }
        do {
            return try load(path, index: index)
        } catch {
            failed.insert(key)
            TextEngine.warnOnce("\(error). Install the package \(package), or run scripts/bootstrap.")
            return nil
        }
    }

    /// Opens a face of any file. Throws `FontFileError` for what is no usable font.
    static func load(_ path: String, index: Int = 0) throws -> Typeface {
        let key = Key(path: path, index: index)
        if let known = open[key] { return known }
        _ = TextEngine.prepareEnvironment
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            let exists = FileManager.default.fileExists(atPath: path)
            throw FontFileError(
                path: path, reason: exists ? "the font file cannot be read" : "there is no such font file")
        }
        let count = Int(hb_face_count(blob))
        guard index >= 0, index < count else {
            hb_blob_destroy(blob)
            throw FontFileError(path: path, reason: count == 0 ? "not a font file" : "it has no face number \(index)")
        }
        let face = hb_face_create(blob, UInt32(index))!
        guard hb_face_get_glyph_count(face) > 0, hasCharacterMap(face) else {
            hb_face_destroy(face)
            hb_blob_destroy(blob)
            throw FontFileError(path: path, reason: "the font file is damaged: it has no glyphs or no character map")
        }
        hb_face_make_immutable(face)
        let typeface = Typeface(path: path, index: index, id: nextID, blob: blob, face: face, isMissing: false)
        nextID += 1
        open[key] = typeface
        return typeface
    }

    private static func hasCharacterMap(_ face: OpaquePointer) -> Bool {
        let table = hb_face_reference_table(face, tag("cmap"))
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 4
    }

    /// Stands in for the system font when its file is missing.
    static let missing = Typeface(
        path: "", index: 0, id: 0, blob: hb_blob_get_empty(), face: hb_face_get_empty(), isMissing: true)

    // MARK: Asking

    func glyph(for scalar: UInt32) -> UInt32 {
        if scalar >= 32, scalar < 127 { return asciiGlyphs[Int(scalar) - 32] }
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : 0
    }

    func advanceInUnits(_ glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(shaper, glyph))
    }

    /// For the glyphs of accented Latin letters, the letter as an index into `asciiGlyphs`.
    private(set) lazy var lettersOfAccented: [UInt32: Int] = {
        var letters: [UInt32: Int] = [:]
        for scalar in Array(0xA0...0x24F) + Array(0x1E00...0x1EFF) as [UInt32] {
            let glyph = glyph(for: scalar)
            if glyph != 0, let letter = Typeface.letter(of: scalar) { letters[glyph] = Int(letter) - 32 }
        }
        return letters
    }()

    private static func letter(of scalar: UInt32) -> UInt32? {
        let functions = hb_unicode_funcs_get_default()
        var current = scalar
        for _ in 0..<4 {
            var first: UInt32 = 0
            var second: UInt32 = 0
            guard hb_unicode_decompose(functions, current, &first, &second) != 0 else { return nil }
            if first > 32, first < 127 { return first }
            current = first
        }
        return nil
    }

    /// A big-endian 16-bit number in a table; nil when the table is shorter.
    func number(_ table: String, at offset: Int) -> Int? {
        let blob = hb_face_reference_table(face, Typeface.tag(table))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), offset + 2 <= Int(length) else { return nil }
        let high = UInt8(bitPattern: bytes[offset])
        let low = UInt8(bitPattern: bytes[offset + 1])
        return Int(UInt16(high) << 8 | UInt16(low))
    }

    func signedNumber(_ table: String, at offset: Int) -> Int? {
        number(table, at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    static func tag(_ name: String) -> UInt32 {
        var tag: UInt32 = 0
        for byte in name.utf8.prefix(4) { tag = tag << 8 | UInt32(byte) }
        for _ in name.utf8.count..<max(4, name.utf8.count) { tag = tag << 8 | 0x20 }
        return tag
    }

    // MARK: FreeType

    nonisolated(unsafe) private static var library: FT_Library? = {
        _ = TextEngine.prepareEnvironment
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    /// nil when FreeType refuses the file; such a font measures but draws nothing.
    var drawer: FT_Face? {
        if let known = freeTypeFace { return known }
        let opened = openDrawer()
        freeTypeFace = .some(opened)
        return opened
    }

    /// A FreeType face of its own, for a caller that sets variations.
    func openDrawer() -> FT_Face? {
        guard !isMissing, let library = Typeface.library else { return nil }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length) else { return nil }
        var face: FT_Face?
        let error = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &face)
        }
        return error == 0 ? face : nil
    }
}
