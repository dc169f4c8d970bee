// The only file that knows ICU: the copy inside the Swift toolchain, whose functions carry the prefix `swift_`.
import _FoundationICU

/// Where lines, words and characters may end, and which way text runs. Offsets are UTF-16. Not safe for concurrent use;
/// callers hold the text engine's lock.
enum ICU {
    enum BoundaryKind: Hashable {
        case line, grapheme, word
    }

    private struct IteratorKey: Hashable {
        var kind: BoundaryKind
        var locale: String
    }

    nonisolated(unsafe) private static var iterators: [IteratorKey: OpaquePointer] = [:]

    private static func iterator(_ kind: BoundaryKind, _ locale: String) -> OpaquePointer? {
        let key = IteratorKey(kind: kind, locale: locale)
        if let known = iterators[key] { return known }
        var status = U_ZERO_ERROR
        let type: UBreakIteratorType =
            switch kind {
            case .line: UBRK_LINE
            case .grapheme: UBRK_CHARACTER
            case .word: UBRK_WORD
            }
        guard let opened = swift_ubrk_open(type, locale, nil, 0, &status), status.rawValue <= 0 else { return nil }
        if iterators.count >= 24 {  // a handful of languages is normal
            for old in iterators.values { swift_ubrk_close(old) }
            iterators.removeAll()
        }
        iterators[key] = opened
        return opened
    }

    /// All boundaries after 0, the end included. `isHard` marks boundaries that must break the line.
    static func boundaries(
        _ kind: BoundaryKind, in text: UnsafeBufferPointer<UInt16>, locale: String = "en",
        _ body: (_ offset: Int, _ isHard: Bool) -> Void
    ) {
        guard text.count > 0 else { return }
        var status = U_ZERO_ERROR
        guard let iterator = iterator(kind, locale) else {
            for offset in 1...text.count { body(offset, false) }
            return
        }
        swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
        defer {  // the text does not outlive this call
            var ignored = U_ZERO_ERROR
            swift_ubrk_setText(iterator, nil, 0, &ignored)
        }
        guard status.rawValue <= 0 else { return }
        while true {
            let next = swift_ubrk_next(iterator)
            if next < 0 { break }  // UBRK_DONE
            let rule = swift_ubrk_getRuleStatus(iterator)
            body(Int(next), kind == .line && rule >= 100 && rule < 200)
        }
    }

    /// Embedding levels of one paragraph, and its base level. `base`: 0 or 1 fixed, nil by the first strong character with
    /// `fallback` where there is none.
    /// - Parameter explicit: given the base level, an embedding level for each unit, 0x80 set in those that override.
    static func bidiLevels(
        _ text: UnsafeBufferPointer<UInt16>, base: UInt8?, fallback: UInt8, explicit: ((UInt8) -> [UInt8])? = nil
    ) -> (levels: [UInt8], base: UInt8) {
        let constant = { (level: UInt8) in ([UInt8](repeating: level, count: text.count), level) }
        guard text.count > 0, let bidi = swift_ubidi_open() else { return constant(base ?? fallback) }
        defer { swift_ubidi_close(bidi) }
        var status = U_ZERO_ERROR
        swift_ubidi_setPara(
            bidi, text.baseAddress, Int32(text.count), base ?? (fallback == 0 ? 0xFE : 0xFF), nil, &status)
        guard status.rawValue <= 0 else { return constant(base ?? fallback) }
        let found = swift_ubidi_getParaLevel(bidi)
        var embedding = explicit?(found) ?? []
        // ICU keeps the pointer until it is asked for the levels.
        return embedding.withUnsafeMutableBufferPointer { given in
            if given.count == text.count {
                swift_ubidi_setPara(
                    bidi, text.baseAddress, Int32(text.count), found, given.baseAddress, &status)
            }
            guard status.rawValue <= 0, let levels = swift_ubidi_getLevels(bidi, &status), status.rawValue <= 0 else {
                return constant(found)
            }
            return ([UInt8](UnsafeBufferPointer(start: levels, count: text.count)), found)
        }
    }

    /// The visual order of runs by their levels: element `i` is the index of the run shown at place `i` from the left.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        if levels.count < 2 { return Array(levels.indices) }
        var map = [Int32](repeating: 0, count: levels.count)
        swift_ubidi_reorderVisual(levels, Int32(levels.count), &map)
        return map.map(Int.init)
    }

    /// The script as an ISO 15924 tag packed big-endian; common and inherited characters give `Zyyy` and `Zinh`.
    static func script(of scalar: UInt32) -> UInt32 {
        var status = U_ZERO_ERROR
        let code = swift_uscript_getScript(Int32(bitPattern: scalar), &status)
        return status.rawValue <= 0 ? tag(of: code) : Script.common
    }

    /// The scripts that use a character which is common to several.
    static func scriptExtensions(of scalar: UInt32) -> [UInt32] {
        var codes = [UScriptCode](repeating: USCRIPT_COMMON, count: 32)
        var status = U_ZERO_ERROR
        let count = swift_uscript_getScriptExtensions(Int32(bitPattern: scalar), &codes, Int32(codes.count), &status)
        return status.rawValue <= 0 ? codes.prefix(Int(count)).map(tag) : []
    }

    private static func tag(of code: UScriptCode) -> UInt32 {
        guard let name = swift_uscript_getShortName(code) else { return Script.common }
        var tag: UInt32 = 0
        for index in 0..<4 { tag = tag << 8 | UInt32(UInt8(bitPattern: name[index])) }
        return tag
    }

    static func hasEmojiPresentation(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_EMOJI_PRESENTATION) != 0
    }

    static func isEmoji(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_EMOJI) != 0
    }

    static func isExtendedPictographic(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_EXTENDED_PICTOGRAPHIC) != 0
    }

    static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
    }
}

/// ISO 15924 tags packed big-endian, as HarfBuzz's `hb_script_t`.
enum Script {
    static let common: UInt32 = 0x5A79_7979  // Zyyy
    static let inherited: UInt32 = 0x5A69_6E68  // Zinh
    static let latin: UInt32 = 0x4C61_746E
    static let han: UInt32 = 0x4861_6E69
    static let hiragana: UInt32 = 0x4869_7261
    static let katakana: UInt32 = 0x4B61_6E61
    static let hangul: UInt32 = 0x4861_6E67
    static let bopomofo: UInt32 = 0x426F_706F
}
