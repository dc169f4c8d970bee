/// Bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
    /// All the bytes.
    public let data: Data?

    public init?(data: Data) {
        self.data = data
    }

    /// The bytes as Core Foundation names them.
    public convenience init?(data: CFData) { self.init(data: Data(referencing: data)) }

    /// Reads the whole file at once; nil when it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Reads the whole file at once; nil when it cannot be read.
    public init?(filename: String) {
        guard let data = FileManager.default.contents(atPath: filename) else { return nil }
        self.data = data
    }

    /// Copies the bytes, then calls `releaseData`.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.data = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }
}
