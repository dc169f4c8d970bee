/// Reads simple HTML. Text is 12 points Times on the phone; here it is the system's serif face.
struct HTMLText {
    private let source: Substring

    init(_ source: String) { self.source = source[...] }

    private struct Style {
        var isBold = false
        var isItalic = false
        var size: CGFloat = 12
        var link: URL?
        var isUnderlined = false
    }

    func attributed() -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var styles = [Style()]
        var names: [String] = []
        var rest = source
        var skips: String?

        func append(_ text: String) {
            result.append(NSAttributedString(string: text, attributes: Self.attributes(styles[styles.count - 1])))
        }
        func breakLine() { if result.length > 0, !result.string.hasSuffix("\n") { append("\n") } }

        while !rest.isEmpty {
            if rest.first == "<", let end = rest.firstIndex(of: ">") {
                let tag = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                if tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
                let isEnd = tag.hasPrefix("/")
                let body = isEnd ? tag.dropFirst() : tag
                let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
                if let skipped = skips {
                    if isEnd, name == skipped { skips = nil }
                    continue
                }
                if ["script", "style", "head", "title"].contains(name), !isEnd { skips = name; continue }
                if name == "br" { append("\n"); continue }
                if Self.blocks.contains(name) { breakLine() }
                if name == "li", !isEnd { append("\t•\t") }
                if isEnd {
                    if let index = names.lastIndex(of: name) {
                        names.removeSubrange(index...)
                        styles.removeSubrange((index + 1)...)
                    }
                } else if !Self.empty.contains(name), !tag.hasSuffix("/") {
                    names.append(name)
                    styles.append(Self.style(styles[styles.count - 1], name, String(body)))
                }
            } else {
                let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
                let text = Self.decoded(Self.collapsed(String(rest[..<end])))
                rest = rest[end...]
                guard skips == nil else { continue }
                let starts = result.length == 0 || result.string.hasSuffix("\n") || result.string.hasSuffix(" ")
                let shown = starts && text.hasPrefix(" ") ? String(text.dropFirst()) : text
                if !shown.isEmpty { append(shown) }
            }
        }
        if result.length > 0, names.isEmpty, !result.string.hasSuffix("\n"), source.contains("</p>") { append("\n") }
        return result
    }

    private static let blocks: Set = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "blockquote", "section",
    ]
    private static let empty: Set = ["br", "img", "meta", "link", "hr", "input"]

    private static func style(_ outer: Style, _ name: String, _ tag: String) -> Style {
        var style = outer
        switch name {
        case "b", "strong": style.isBold = true
        case "i", "em": style.isItalic = true
        case "u": style.isUnderlined = true
        case "h1": (style.size, style.isBold) = (24, true)
        case "h2": (style.size, style.isBold) = (18, true)
        case "h3": (style.size, style.isBold) = (14, true)
        case "a":
            if let start = tag.range(of: "href=\""), let end = tag[start.upperBound...].firstIndex(of: "\"") {
                style.link = URL(string: String(tag[start.upperBound..<end]))
            }
        default: break
        }
        return style
    }

    private static func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        var descriptor = UIFont.systemFont(ofSize: style.size).fontDescriptor
        descriptor = descriptor.withDesign(.serif) ?? descriptor
        descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(descriptor: descriptor, size: style.size)]
        if let link = style.link { attributes[.link] = link }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        return attributes
    }

    private static func collapsed(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isWhitespace, character != "\u{a0}" {
                if result.last != " " { result.append(" ") }
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
        "euro": "€", "trade": "™", "deg": "°",
    ]

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: ";"), rest.distance(from: rest.startIndex, to: end) < 10 else {
                result += "&"
                continue
            }
            let name = rest[..<end]
            var found = entities[String(name)]
            if name.hasPrefix("#x") {
                found = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
            } else if name.hasPrefix("#") {
                found = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map { String($0) }
            }
            result += found ?? "&\(name);"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
