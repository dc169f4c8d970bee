/// How a symbol is drawn: a line of `SymbolTable`.
indirect enum SymbolRecipe {
    struct GlyphReference {
        enum Source: UInt8 {
            case bootstrap, fluent, fluentFilled, material
        }
        var source: Source
        var scalar: UInt32
        var scale = 1.0
        /// Clockwise degrees.
        var rotation = 0.0
        var isMirrored = false
        /// The filled form of a variable font.
        var isFilled = false
    }

    case glyph(GlyphReference)
    case enclosed(shape: String, isFilled: Bool, inner: String)
    case enclosedText(shape: String, isFilled: Bool, text: String)
    case badge(inner: String, badge: String)
    case slash(inner: String)
    case text(String)
    case dashed(shape: String)
    case seal(isFilled: Bool)
    case placeholder

    var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }

    /// Looks a name up. O(log n), no allocation on the way.
    static func find(_ name: String) -> SymbolRecipe? {
        guard !name.isEmpty, name.utf8.count < 128, !name.contains("\n") else { return nil }
        return SymbolTable.lines.withUTF8Buffer { table in
            var name = name
            return name.withUTF8 { wanted in line(wanted, table) }.flatMap { parse($0) }
        }
    }

    /// What follows the name on its line.
    private static func line(_ wanted: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt8>) -> Substring? {
        var low = 0
        var high = table.count
        while low < high {
            // The whole line around the middle.
            var start = (low + high) / 2
            while start > low, table[start - 1] != 10 { start -= 1 }
            var end = start
            while end < high, table[end] != 10 { end += 1 }
            var offset = 0
            var order = 0
            while order == 0 {
                let theirs = start + offset < end ? table[start + offset] : 32
                if offset == wanted.count {
                    order = theirs == 32 ? 0 : -1
                    break
                }
                // The name ends at the first space, which sorts before every character of a name.
                order = wanted[offset] == 32 ? 1 : Int(wanted[offset]) - Int(theirs)
                offset += 1
            }
            if order == 0 {
                let rest = UnsafeBufferPointer(rebasing: table[min(end, start + offset + 1)..<end])
                return Substring(String(decoding: rest, as: UTF8.self))
            }
            if order < 0 { high = start } else { low = min(end + 1, high) }
        }
        return nil
    }

    private static func parse(_ line: Substring) -> SymbolRecipe? {
        let parts = line.split(separator: " ").map(String.init)
        guard let kind = parts.first else { return nil }
        switch kind {
        case "P": return .placeholder
        case "T": return parts.count > 1 ? .text(parts[1]) : nil
        case "S": return parts.count > 1 ? .slash(inner: parts[1]) : nil
        case "D": return parts.count > 1 ? .dashed(shape: parts[1]) : nil
        case "H": return parts.count > 2 ? .seal(isFilled: parts[2] == "1") : nil
        case "B": return parts.count > 2 ? .badge(inner: parts[1], badge: parts[2]) : nil
        case "E":
            guard parts.count > 4 else { return nil }
            let isFilled = parts[2] == "1"
            return parts[3] == "i"
                ? .enclosed(shape: parts[1], isFilled: isFilled, inner: parts[4])
                : .enclosedText(shape: parts[1], isFilled: isFilled, text: parts[4])
        default:
            guard parts.count > 1, let scalar = UInt32(parts[1], radix: 16) else { return nil }
            let source: GlyphReference.Source =
                switch kind {
                case "f": .fluent
                case "F": .fluentFilled
                case "m": .material
                default: .bootstrap
                }
            var glyph = GlyphReference(source: source, scalar: scalar)
            for part in parts.dropFirst(2) {
                switch part.first {
                case "s": glyph.scale = Double(part.dropFirst()) ?? 1
                case "r": glyph.rotation = Double(part.dropFirst()) ?? 0
                case "x": glyph.isMirrored = true
                case "f": glyph.isFilled = true
                default: break
                }
            }
            return .glyph(glyph)
        }
    }
}
