/// Reads the XML of interface files into a tree, with line numbers and without anything that could grow or reach out.
///
/// Of XML it knows what Xcode writes: elements, attributes, text, CDATA, comments, processing instructions, the five named
/// entities and character references. A document type with declarations is refused, so there are no entities to expand and
/// nothing is ever fetched. Depth, size and number of elements are bounded.
@MainActor
package struct XMLScanner {
    package struct Limits: Sendable {
        package var bytes = 64 << 20
        package var depth = 200
        package var elements = 1_000_000
        package var attributes = 512

        package init() {}
    }

    /// Elements whose white space means something.
    private static let textElements: Set<String> = ["string", "mutableString", "characters"]

    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private let limits: Limits
    private var position = 0
    private var line = 1
    private var elementCount = 0
    /// Names seen so far, by a hash of their bytes.
    private var names: [UInt64: String] = [:]

    private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, limits: Limits) {
        self.bytes = bytes
        self.file = file
        self.limits = limits
    }

    /// The document's root element.
    /// - Throws: `InterfaceError` with the line where reading stopped.
    package static func read(_ data: Data, file: String, limits: Limits = Limits()) throws -> InterfaceElement {
        guard !data.isEmpty else { throw InterfaceError(file: file, "the file is empty") }
        guard data.count <= limits.bytes else { throw InterfaceError(file: file, "the file is too large") }
        let text = try XMLEncodings.utf8(data, file: file)
        return try text.withUnsafeBufferPointer { buffer in
            var scanner = XMLScanner(buffer, file: file, limits: limits)
            return try scanner.document()
        }
    }

    // MARK: Document

    private mutating func document() throws -> InterfaceElement {
        var root: InterfaceElement?
        var open: [InterfaceElement] = []
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                try characters(into: open.last)
            } else if starts("<!--") {
                try skip(past: "-->", "a comment does not end")
            } else if starts("<![CDATA[") {
                guard let top = open.last else { throw error("text outside of the root element") }
                position += 9
                let start = position
                try skip(past: "]]>", "a CDATA section does not end")
                top.text += string(start, position - 3)
            } else if starts("<?") {
                try skip(past: "?>", "a processing instruction does not end")
            } else if starts("<!") {
                guard root == nil else { throw error("a declaration inside the document") }
                try documentType()
            } else if starts("</") {
                position += 2
                let name = try name()
                skipSpace()
                guard take(">") else { throw error("the end tag of \(name) does not end") }
                guard let top = open.popLast() else { throw error("an end tag of \(name) without a start tag") }
                guard top.name == name else {
                    throw error("an end tag of \(name) where \(top.name) of line \(top.line) is open")
                }
            } else {
                guard root == nil || !open.isEmpty else { throw error("a second root element") }
                let (element, isEmpty) = try startTag()
                if let top = open.last { top.append(element) } else { root = element }
                if !isEmpty {
                    guard open.count < limits.depth else { throw error("elements are nested too deeply") }
                    open.append(element)
                }
            }
        }
        if let top = open.last { throw error("the file ends inside of \(top.name) of line \(top.line)") }
        guard let root else { throw InterfaceError(file: file, "there is no element in the file") }
        return root
    }

    private mutating func startTag() throws -> (InterfaceElement, isEmpty: Bool) {
        elementCount += 1
        guard elementCount <= limits.elements else { throw error("there are too many elements") }
        let startLine = line
        position += 1
        let elementName = try name()
        var attributes: [InterfaceElement.Attribute] = []
        while true {
            skipSpace()
            if take(">") {
                return (InterfaceElement(name: elementName, attributes: attributes, line: startLine), false)
            }
            if take("/") {
                guard take(">") else { throw error("the tag of \(elementName) does not end") }
                return (InterfaceElement(name: elementName, attributes: attributes, line: startLine), true)
            }
            let attributeName = try name()
            skipSpace()
            guard take("=") else { throw error("the attribute \(attributeName) has no value") }
            skipSpace()
            let value = try quoted(attributeName)
            guard !attributes.contains(where: { $0.name == attributeName }) else {
                throw error("the attribute \(attributeName) is given twice")
            }
            guard attributes.count < limits.attributes else { throw error("\(elementName) has too many attributes") }
            attributes.append(InterfaceElement.Attribute(name: attributeName, value: value))
        }
    }

    private mutating func documentType() throws {
        guard starts("<!DOCTYPE") else { throw error("a declaration that is not read") }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "[") { throw error("declarations in the document type are not read") }
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
            if byte == UInt8(ascii: ">") { return }
        }
        throw error("the document type does not end")
    }

    // MARK: Text

    private mutating func characters(into element: InterfaceElement?) throws {
        let start = position
        var needsDecoding = false
        var isBlank = true
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") { line += 1 } else if byte == UInt8(ascii: "&") { needsDecoding = true }
            if byte > 32 { isBlank = false }
            position += 1
        }
        guard let element else {
            if !isBlank { throw error("text outside of the root element") }
            return
        }
        if isBlank && !Self.textElements.contains(element.name) { return }
        element.text += needsDecoding ? try decoded(start, position, isAttribute: false) : string(start, position)
    }

    private mutating func quoted(_ attribute: String) throws -> String {
        guard position < bytes.count else { throw error("the file ends in an attribute") }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of \(attribute) is not in quotes")
        }
        position += 1
        let start = position
        var needsDecoding = false
        while position < bytes.count, bytes[position] != quote {
            let byte = bytes[position]
            if byte == UInt8(ascii: "<") { throw error("a < in the value of \(attribute)") }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "&") || byte < 32 { needsDecoding = true }
            position += 1
        }
        guard position < bytes.count else { throw error("the value of \(attribute) does not end") }
        let value = needsDecoding ? try decoded(start, position, isAttribute: true) : string(start, position)
        position += 1
        return value
    }

    /// Characters with references replaced; white space of attributes becomes spaces.
    private func decoded(_ start: Int, _ end: Int, isAttribute: Bool) throws -> String {
        var result: [UInt8] = []
        result.reserveCapacity(end - start)
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte != UInt8(ascii: "&") {
                result.append(isAttribute && byte < 32 ? 32 : byte)
                index += 1
                continue
            }
            let limit = min(index + 12, end)
            guard let semicolon = (index + 1..<limit).first(where: { bytes[$0] == UInt8(ascii: ";") }) else {
                throw error("an & that begins no reference")
            }
            let name = string(index + 1, semicolon)
            guard let scalar = Self.scalar(ofReference: name) else { throw error("the entity &\(name); is not known") }
            result += Array(String(Character(scalar)).utf8)
            index = semicolon + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(ofReference name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let value, value != 0 else { return nil }
            return Unicode.Scalar(value)
        }
    }

    // MARK: Pieces

    private mutating func name() throws -> String {
        let start = position
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        while position < bytes.count, Self.isNameByte(bytes[position]) {
            hash = (hash ^ UInt64(bytes[position])) &* 0x100_0000_01b3
            position += 1
        }
        guard position > start else { throw error("a name is missing") }
        guard position - start <= 256 else { throw error("a name is too long") }
        if let known = names[hash], isSame(known, start, position) { return known }
        let made = string(start, position)
        names[hash] = made
        return made
    }

    private func isSame(_ known: String, _ start: Int, _ end: Int) -> Bool {
        known.utf8.elementsEqual(bytes[start..<end])
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    private func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    private func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return memcmp(bytes.baseAddress! + position, text.utf8Start, count) == 0
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skip(past text: StaticString, _ message: String) throws {
        let startLine = line
        while position < bytes.count {
            if starts(text) {
                position += text.utf8CodeUnitCount
                return
            }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        throw InterfaceError(file: file, line: startLine, message)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case 32, 9, 13: position += 1
            default: return
            }
        }
    }

    private func error(_ message: String) -> InterfaceError { InterfaceError(file: file, line: line, message) }
}

/// Turns what a file holds into UTF-8.
enum XMLEncodings {
    static func utf8(_ data: Data, file: String) throws -> [UInt8] {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            guard let text = String(data: data, encoding: .utf16) else {
                throw InterfaceError(file: file, "the file is not valid UTF-16")
            }
            return Array(text.utf8)
        }
        let bytes = [UInt8](start.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        if start.starts(with: Array("NIBA".utf8)) || start.starts(with: Array("bpli".utf8)) {
            throw InterfaceError(file: file, "compiled interface files are not read; add the .xib or .storyboard")
        }
        if let declared = declaredEncoding(bytes), !["utf-8", "utf8", "us-ascii", "ascii"].contains(declared) {
            guard ["iso-8859-1", "latin1"].contains(declared), let text = String(bytes: bytes, encoding: .isoLatin1)
            else { throw InterfaceError(file: file, line: 1, "the encoding \(declared) is not read") }
            return Array(text.utf8)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw InterfaceError(file: file, line: invalidLine(bytes), "the file is not valid UTF-8")
        }
        return bytes
    }

    /// The name in `<?xml version="1.0" encoding="UTF-8"?>`, in lower case.
    private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
            let name = head[..<end.lowerBound].range(of: "encoding=")
        else { return nil }
        let rest = head[name.upperBound..<end.lowerBound]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return rest.dropFirst().prefix { $0 != quote }.lowercased()
    }

    private static func invalidLine(_ bytes: [UInt8]) -> Int {
        var line = 1
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || index == bytes.count - 1 {
            if String(validating: bytes[start...index], as: UTF8.self) == nil { return line }
            start = index + 1
            line += 1
        }
        return line
    }
}
