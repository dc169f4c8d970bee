/// An object that gets a control's messages, not kept alive by it.
struct ControlTarget: Equatable {
    weak var object: AnyObject?
    /// Whether the responder chain is asked instead of an object.
    let isChain: Bool
    private let id: ObjectIdentifier?

    /// A value that is no object is taken as nil: on the phone it is boxed, and the box is gone at once.
    init(_ target: Any?) {
        let object = target.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
        self.object = object
        isChain = object == nil
        id = object.map { ObjectIdentifier($0) }
    }

    static func == (left: ControlTarget, right: ControlTarget) -> Bool {
        left.id == right.id && (left.object != nil) == (right.object != nil)
    }
}
