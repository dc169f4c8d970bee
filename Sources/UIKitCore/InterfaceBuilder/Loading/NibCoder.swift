/// The coder that objects of interface files are made with.
///
/// A class of the toolkit takes its properties from the file at the end of its `init?(coder:)`, so that what an app's subclass
/// does after calling super wins, as on the phone.
@MainActor
package final class NibCoder: NSCoder {
    package let element: InterfaceElement
    package let context: InterfaceContext
    /// Sets the properties; cleared when it has run.
    private var decode: (@MainActor (AnyObject) -> Void)?
    private let nominalType: AnyClass

    package init(
        _ element: InterfaceElement, _ context: InterfaceContext, nominalType: AnyClass,
        decode: @escaping @MainActor (AnyObject) -> Void
    ) {
        self.element = element
        self.context = context
        self.nominalType = nominalType
        self.decode = decode
        super.init()
    }

    /// Called by classes of the toolkit at the end of `init?(coder:)`.
    package func finish<T: AnyObject>(_ object: AnyObject, as type: T.Type) {
        guard nominalType == type else { return }
        finish(object)
    }

    /// Sets the properties unless that has happened.
    package func finish(_ object: AnyObject) {
        guard let decode else { return }
        self.decode = nil
        decode(object)
    }

    // MARK: Keyed values

    // Apps' `init?(coder:)` may ask for values of their own, which an interface file does not have.
    public nonisolated override var allowsKeyedCoding: Bool { true }
    public nonisolated override func containsValue(forKey key: String) -> Bool { false }
    public nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    public nonisolated override func decodeObject() -> Any? { nil }
    public nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    public nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
    public nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
    public nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    public nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
    public nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
    public nonisolated override func decodeCInt(forKey key: String) -> CInt { 0 }
}
