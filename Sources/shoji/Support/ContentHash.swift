import Foundation

/// FNV-1a over 64 bits, twice with different seeds. Names content; not meant to withstand an attacker.
struct ContentHash {
    private var a: UInt64 = 0xcbf2_9ce4_8422_2325
    private var b: UInt64 = 0x9e37_79b9_7f4a_7c15

    mutating func add(_ text: String) {
        text.utf8.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) } ?? add(Data(text.utf8))
        add(separator: 0)
    }

    mutating func add(_ data: Data) {
        data.withUnsafeBytes { add($0) }
        add(separator: 1)
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
            b = (b ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }

    /// Keeps "ab" + "c" and "a" + "bc" apart.
    private mutating func add(separator: UInt8) {
        a = (a ^ UInt64(separator)) &* 0x100_0000_01b3
        b = (b ^ 0xff) &* 0x100_0000_01b3
    }

    /// 16 hexadecimal digits.
    var text: String {
        let value = a ^ (b &* 0x9e37_79b9_7f4a_7c15)
        return String(repeating: "0", count: 16 - String(value, radix: 16).count) + String(value, radix: 16)
    }
}
