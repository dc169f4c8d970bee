import Foundation

/// Which symbols each file of an app uses, from the index that the compiler writes while it checks types.
struct UsedSymbols {
    /// Full names without module (`UIColor.tintColor`), by the name of the compiled file.
    private(set) var byFile: [String: Set<String>] = [:]

    /// - Parameter store: the folder given to the compiler.
    init(store: URL) {
        var manglings: [String: Set<String>] = [:]
        for record in SourceFolderReader.filesInside(store) where record.path.contains("/records/") {
            // `Name.swift-HASH`
            guard let dash = record.lastPathComponent.lastIndex(of: "-"), let data = try? Data(contentsOf: record)
            else {
                continue
            }
            manglings[String(record.lastPathComponent[..<dash]), default: []].formUnion(Self.symbols(in: data))
        }
        let names = Self.demangled(Array(Set(manglings.values.flatMap(\.self))).sorted())
        byFile = manglings.mapValues { Set($0.compactMap { names[$0] }) }
    }

    /// Texts of the form `s:9UIKitCore...` in a record.
    private static func symbols(in data: Data) -> Set<String> {
        var result: Set<String> = []
        let bytes = [UInt8](data)
        var index = 0
        while index + 4 < bytes.count {
            guard bytes[index] == UInt8(ascii: "s"), bytes[index + 1] == UInt8(ascii: ":") else {
                index += 1
                continue
            }
            var end = index + 2
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
            let text = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
            if text.count > 3,
                text.contains("UIKit") || text.contains("Quartz") || text.contains("CoreGraphics")
                    || text.first?.isNumber == true
            {
                result.insert(text)
            }
            index = max(end, index + 2)
        }
        return result
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func demangled(_ symbols: [String]) -> [String: String] {
        var result: [String: String] = [:]
        for start in stride(from: 0, to: symbols.count, by: 2000) {
            let part = Array(symbols[start..<min(start + 2000, symbols.count)])
            // A byte of the record may follow a name without a gap.
            let variants = part.flatMap { [$0, String($0.dropLast()), String($0.dropLast(2))] }
            guard let output = try? Subprocess.output(of: "swift-demangle", ["-compact"] + variants.map { "$s" + $0 })
            else {
                continue
            }
            let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for (index, symbol) in part.enumerated() {
                for variant in 0..<3 where index * 3 + variant < lines.count {
                    let line = lines[index * 3 + variant]
                    guard !line.hasPrefix("$s"), let name = plain(line) else { continue }
                    result[symbol] = name
                    break
                }
            }
        }
        return result
    }

    /// `UIColor.tintColor` of `static UIKitCore.UIColor.tintColor.getter : UIKitCore.UIColor`.
    static func plain(_ demangled: String) -> String? {
        var text = demangled[...]
        for word in ["static ", "class ", "dispatch thunk of ", "property descriptor for "] where text.hasPrefix(word) {
            text = text.dropFirst(word.count)
        }
        if text.hasPrefix("(extension in "), let close = text.firstIndex(of: ":") {
            text = text[text.index(after: close)...]
        }
        text = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        var parts = text.split(separator: ".")
        if let last = parts.last, ["getter", "setter", "modify", "read"].contains(last) { parts.removeLast() }
        guard parts.count > 1 else { return nil }
        return parts.dropFirst().joined(separator: ".")
    }
}
