import CGraphicsLibs
import Foundation

/// Cuts a paragraph into stretches that one font, script, direction and set of attributes cover. Fonts are chosen for whole
/// user-perceived characters, so that accents and joined emoji stay together.
struct Itemizer {
    struct Item {
        enum Content {
            case text(SizedFace)
            case tab
            case attachment(TextAttachment)
        }
        var range: Range<Int>
        var content: Content
        var script: UInt32
        var level: UInt8
        var attributes: Int
    }

    let text: UnsafeBufferPointer<UInt16>
    /// Attribute runs in order; they cover the text.
    let runs: [(range: Range<Int>, attributes: TextAttributes)]
    /// nil when everything runs left to right.
    let levels: [UInt8]?
    let cjk: Int

    private struct Choice: Equatable {
        var face: ObjectIdentifier?
        var script: UInt32
        var level: UInt8
        var run: Int
    }

    func items() -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(4)
        var run = 0
        var script = initialScript()
        var start = 0
        ICU.boundaries(.grapheme, in: text) { end, _ in
            defer { start = end }
            while run + 1 < runs.count, start >= runs[run].range.upperBound { run += 1 }
            let scalar = text.scalar(at: start)
            let level = levels?[start] ?? 0
            let attributes = runs[run].attributes
            if scalar == 9 {
                items.append(Item(range: start..<end, content: .tab, script: script, level: level, attributes: run))
                return
            }
            if scalar == 0xFFFC, let attachment = attributes.attachment {
                items.append(
                    Item(
                        range: start..<end, content: .attachment(attachment), script: script, level: level,
                        attributes: run))
                return
            }
            let own = ICU.script(of: scalar)
            if own != Script.common, own != Script.inherited { script = own }
            let font = attributes.font
            let cjk = attributes.language.map { FallbackFonts.cjkIndex([$0]) } ?? self.cjk
            var face = face(start..<end, font, script, cjk)
            // A space between two words of a fallback font stays in it, so that the words are shaped together.
            if scalar == 32, face === font.face, end < text.count, case .text(let last)? = items.last?.content,
                last !== font.face, last.typeface !== FontFiles.emoji, !FallbackFonts.isCJKScript(script),
                last.typeface.glyph(for: 32) != 0, items.last?.attributes == run,
                self.face(end..<min(end + 1, text.count), font, script, cjk) === last
            {
                face = last
            }
            if let last = items.indices.last, case .text(let lastFace) = items[last].content, lastFace === face,
                items[last].script == script, items[last].level == level, items[last].attributes == run
            {
                items[last].range = items[last].range.lowerBound..<end
            } else {
                items.append(
                    Item(range: start..<end, content: .text(face), script: script, level: level, attributes: run))
            }
        }
        return items
    }

    /// Leading punctuation belongs to the first script that follows.
    private func initialScript() -> UInt32 {
        var offset = 0
        while offset < min(text.count, 64) {
            let scalar = text.scalar(at: offset)
            let script = ICU.script(of: scalar)
            if script != Script.common, script != Script.inherited { return script }
            offset += scalar > 0xFFFF ? 2 : 1
        }
        return Script.latin
    }

    private func face(_ cluster: Range<Int>, _ font: Font, _ script: UInt32, _ cjk: Int) -> SizedFace {
        let base = text.scalar(at: cluster.lowerBound)
        if cluster.count == 1, base < 0x80 { return font.face }
        if isEmoji(cluster, base), let emoji = FontFiles.emoji {
            return SizedFace.find(emoji, size: font.face.size)
        }
        let primary = font.face.typeface
        if primary.isMissing { return font.face }
        var offset = cluster.lowerBound
        var missing: UInt32?
        var isFirst = true
        while offset < cluster.upperBound {
            let scalar = text.scalar(at: offset)
            if primary.glyph(for: scalar) == 0, isFirst || !ICU.isDefaultIgnorable(scalar) {
                // Accented letters may be in the font as one character though their accent is not.
                if isFirst || !composes(cluster, primary) { missing = missing ?? (isFirst ? scalar : base) }
            }
            isFirst = false
            offset += scalar > 0xFFFF ? 2 : 1
        }
        guard let missing else { return font.face }
        if ICU.isDefaultIgnorable(missing) { return font.face }
        let bold = font.weight >= 5
        guard
            let typeface = FallbackFonts.typeface(
                for: missing, script: script, cjk: cjk, bold: bold, serif: font.isSerif)
        else { return font.face }
        if typeface === FontFiles.emoji { return SizedFace.find(typeface, size: font.face.size) }
        let embolden: Double = [4: 0.012, 7: 0.012, 8: 0.024][font.weight] ?? 0
        let slant: Double = font.descriptor.italic && !FallbackFonts.isCJKScript(script) ? 0.2 : 0
        return SizedFace.find(
            typeface, size: font.face.size, embolden: embolden, slant: slant, stretch: font.face.request.stretch)
    }

    private func composes(_ cluster: Range<Int>, _ typeface: Typeface) -> Bool {
        guard cluster.count == 2 else { return false }
        var composed: UInt32 = 0
        let functions = hb_unicode_funcs_get_default()
        let first = text.scalar(at: cluster.lowerBound)
        let second = text.scalar(at: cluster.lowerBound + 1)
        return hb_unicode_compose(functions, first, second, &composed) != 0 && typeface.glyph(for: composed) != 0
    }

    /// Whether a user-perceived character is shown as a colour picture.
    private func isEmoji(_ cluster: Range<Int>, _ base: UInt32) -> Bool {
        var offset = cluster.lowerBound
        var hasSelector = false
        var hasTextSelector = false
        var hasKeycap = false
        var hasModifier = false
        while offset < cluster.upperBound {
            let scalar = text.scalar(at: offset)
            switch scalar {
            case 0xFE0F: hasSelector = true
            case 0xFE0E: hasTextSelector = true
            case 0x20E3: hasKeycap = true
            case 0x1F3FB...0x1F3FF where offset > cluster.lowerBound: hasModifier = true
            default: break
            }
            offset += scalar > 0xFFFF ? 2 : 1
        }
        if hasTextSelector { return false }
        if hasKeycap { return hasSelector }
        if base < 0xA9 { return false }
        if hasSelector || hasModifier { return ICU.isEmoji(base) }
        return ICU.hasEmojiPresentation(base)
    }
}
