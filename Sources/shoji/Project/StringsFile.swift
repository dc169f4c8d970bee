import Foundation

/// `.strings` files, which come in several encodings.
enum StringsFile {
    /// Files beyond this many bytes are refused.
    static let sizeLimit = 32 << 20

    /// The text in UTF-8, or nil and a warning for what Foundation could not read.
    static func normalized(_ file: URL, warn: (String) -> Void) -> String? {
        guard let data = try? Data(contentsOf: file) else {
            warn("\(file.path): warning: cannot be read; left out")
            return nil
        }
        guard data.count <= sizeLimit else {
            warn("\(file.path): warning: larger than \(sizeLimit >> 20) MB; left out")
            return nil
        }
        if data.starts(with: Data("bplist".utf8)) {
            guard let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
            else {
                warn("\(file.path): warning: a broken binary property list; left out")
                return nil
            }
            return text(of: values)
        }
        guard let text = decoded(data) else {
            warn("\(file.path):1: warning: neither UTF-8 nor UTF-16 text; left out")
            return nil
        }
        return isPropertyList(Data(text.utf8), file, warn: warn) ? text : nil
    }

    /// UTF-8 with or without a mark, UTF-16 of either order with or without one.
    static func decoded(_ data: Data) -> String? {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        if data.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        // Latin letters leave every second byte empty.
        let sample = Array(data.prefix(200))
        let zeros = sample.indices.filter { sample[$0] == 0 }
        if zeros.count > sample.count / 4 {
            return String(
                data: data, encoding: zeros.allSatisfy { $0 % 2 == 1 } ? .utf16LittleEndian : .utf16BigEndian)
        }
        return String(data: data, encoding: .utf8)
    }

    static func isPropertyList(_ data: Data, _ file: URL, warn: (String) -> Void) -> Bool {
        if data.isEmpty || data.allSatisfy({ $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }) { return true }
        if let line = tooDeepLine(data) {
            warn("\(file.path):\(line): warning: nested too deeply; left out")
            return false
        }
        do {
            _ = try PropertyListSerialization.propertyList(from: data, format: nil)
            return true
        } catch {
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            let line = detail.range(of: #"line \d+"#, options: .regularExpression).flatMap {
                Int(detail[$0].dropFirst(5))
            }
            warn("\(file.path):\(line ?? 1): warning: not a property list: \(detail); left out")
            return false
        }
    }

    /// Foundation's parser recurses without a limit.
    private static func tooDeepLine(_ data: Data) -> Int? {
        var (depth, line) = (0, 1)
        for byte in data {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth = max(0, depth - 1)
            case 10: line += 1
            default: break
            }
            if depth > 200 { return line }
        }
        return nil
    }

    /// A file's text with sorted keys.
    static func text(of values: [String: String]) -> String {
        values.sorted { $0.key < $1.key }.map { "\"\(escaped($0.key))\" = \"\(escaped($0.value))\";\n" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
            .replacingOccurrences(of: "\t", with: "\\t")
    }
}
