/// Names for objects that are the same on every run: class and number, in the order the objects come up.
struct ObjectNumbers {
    private var names: [UInt: String] = [:]
    private var counts: [String: Int] = [:]
    private var classNames: [ObjectIdentifier: String] = [:]

    /// The name of an object's class, without its module.
    mutating func className(of object: AnyObject) -> String {
        let key = ObjectIdentifier(type(of: object))
        if let name = classNames[key] { return name }
        let name = _typeName(type(of: object), qualified: false)
        classNames[key] = name
        return name
    }

    mutating func name(of object: AnyObject) -> String {
        name(className(of: object), UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    }

    private mutating func name(_ className: String, _ address: UInt) -> String {
        if let name = names[address] { return name }
        counts[className, default: 0] += 1
        let name = "\(className)#\(counts[className]!)"
        names[address] = name
        return name
    }

    /// A description with `UILabel#3` where it says `UILabel:0x55d0c3e0`.
    mutating func replaceAddresses(in text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: ":"), let address = Self.address(in: bytes, after: at), !result.isEmpty {
                var start = result.count
                while start > 0, Self.isNamePart(result[start - 1]) { start -= 1 }
                if start < result.count {
                    let className = String(decoding: result[start...], as: UTF8.self)
                    result.replaceSubrange(start..., with: name(className, address.value).utf8)
                    at = address.end
                    continue
                }
            }
            result.append(bytes[at])
            at += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The number in "0x…" after the colon at `colon`, and where it ends.
    private static func address(in bytes: [UInt8], after colon: Int) -> (value: UInt, end: Int)? {
        guard colon + 3 < bytes.count, bytes[colon + 1] == UInt8(ascii: "0"), bytes[colon + 2] == UInt8(ascii: "x")
        else {
            return nil
        }
        var value: UInt = 0
        var end = colon + 3
        while end < bytes.count, end - colon < 19, let digit = hexDigit(bytes[end]) {
            value = value << 4 | digit
            end += 1
        }
        return end > colon + 3 ? (value, end) : nil
    }

    private static func hexDigit(_ byte: UInt8) -> UInt? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
