/// Navigation items, bar button items and tab bar items of interface files.
@MainActor
enum BarReaders {
    static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> AnyObject? { nil }
    static func connectAction(_ selector: Selector, _ target: AnyObject?, of source: AnyObject) -> Bool { false }
    static func connectSegue(_ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject) -> Bool { false }

    static func readItems(of controller: UIViewController, _ element: InterfaceElement, _ context: InterfaceContext) {}
}
