import Foundation

/// Finds the tags of an XML text, one after the other.
struct InterfaceScanner {
    struct Tag {
        var name = ""
        /// Name and value, as written.
        var attributes: [(name: String, value: String)] = []

        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
        var line = 1
        var isEnd = false
        /// `<a/>`
        var isClosed = false
    }

    private let bytes: [UInt8]
    private var index = 0
    /// Of what comes next.
    private(set) var line = 1

    init(_ data: Data) { bytes = [UInt8](data) }

    mutating func next() -> Tag? {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 10 { line += 1 }
            guard byte == UInt8(ascii: "<"), index < bytes.count else { continue }
            if starts(with: "!--") {
                skip(past: "-->")
            } else if starts(with: "![CDATA[") {
                skip(past: "]]>")
            } else if bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") {
                skip(past: ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Tag {
        var tag = Tag()
        tag.line = line
        if bytes[index] == UInt8(ascii: "/") {
            tag.isEnd = true
            index += 1
        }
        tag.name = word()
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 10 { line += 1 }
            switch byte {
            case UInt8(ascii: ">"):
                index += 1
                return tag
            case UInt8(ascii: "/"):
                tag.isClosed = true
                index += 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index += 1
                let start = index
                while index < bytes.count, bytes[index] != byte {
                    if bytes[index] == 10 { line += 1 }
                    index += 1
                }
                if let last = tag.attributes.indices.last, tag.attributes[last].value.isEmpty {
                    tag.attributes[last].value = String(decoding: bytes[start..<index], as: UTF8.self)
                }
                index += 1
            case 9, 10, 13, 32, UInt8(ascii: "="): index += 1
            default:
                let name = word()
                if name.isEmpty { index += 1 } else { tag.attributes.append((name, "")) }
            }
        }
        return tag
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(past text: String) {
        while index < bytes.count, !starts(with: text) {
            if bytes[index] == 10 { line += 1 }
            index += 1
        }
        index = min(bytes.count, index + text.utf8.count)
    }
}
