import Foundation

/// Guards around Foundation's property list parser, which recurses and gives places in words.
enum PropertyListLimits {
    /// The line where a text is nested deeper than any real property list.
    static func tooDeepLine(_ data: Data) -> Int? {
        var (depth, line) = (0, 1)
        var previous: UInt8 = 0
        let isXML = data.prefix(200).contains(UInt8(ascii: "<"))
        for byte in data {
            switch byte {
            case UInt8(ascii: "{") where !isXML, UInt8(ascii: "(") where !isXML: depth += 1
            case UInt8(ascii: "}") where !isXML, UInt8(ascii: ")") where !isXML: depth = max(0, depth - 1)
            case UInt8(ascii: "/") where isXML && previous == UInt8(ascii: "<"): depth = max(0, depth - 2)
            case UInt8(ascii: "<") where isXML: depth += 1
            case UInt8(ascii: ">") where isXML && previous == UInt8(ascii: "/"): depth = max(0, depth - 1)
            case 10: line += 1
            default: break
            }
            if depth > 512 { return line }
            previous = byte
        }
        return nil
    }

    /// "... on line 12 ..." of Foundation's message.
    static func line(in message: String) -> Int? {
        guard let range = message.range(of: #"line \d+"#, options: .regularExpression) else { return nil }
        return Int(message[range].dropFirst(5))
    }
}
