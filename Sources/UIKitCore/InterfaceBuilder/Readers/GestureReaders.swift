/// Gesture recognisers of interface files.
@MainActor
enum GestureReaders {
    static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> AnyObject? { nil }
    static func add(_ object: AnyObject, to view: UIView) {}
    static func connectAction(_ selector: Selector, _ target: AnyObject?, of source: AnyObject) -> Bool { false }
    static func connectSegue(_ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject) -> Bool { false }
}
