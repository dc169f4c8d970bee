import Foundation

/// Names for objects that are the same on every run: class and number, in the order the objects come up.
struct ObjectNumbers {
    private var names: [UInt: String] = [:]
    private var counts: [Substring: Int] = [:]

    mutating func name(of object: AnyObject) -> String {
        name(String(describing: type(of: object))[...], UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    }

    private mutating func name(_ className: Substring, _ address: UInt) -> String {
        if let name = names[address] { return name }
        counts[className, default: 0] += 1
        let name = "\(className)#\(counts[className]!)"
        names[address] = name
        return name
    }

    /// A description with `UILabel#3` where it says `UILabel:0x55d0c3e0`.
    mutating func replaceAddresses(in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let mark = rest.range(of: ":0x") {
            let digits = rest[mark.upperBound...].prefix { $0.isHexDigit }
            let before = rest[..<mark.lowerBound]
            let start = before.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            let className = before[(start.map(before.index(after:)) ?? before.startIndex)...]
            if let address = UInt(digits, radix: 16), !className.isEmpty {
                result += before[..<className.startIndex] + name(className, address)
            } else {
                result += rest[..<digits.endIndex]
            }
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }
}
