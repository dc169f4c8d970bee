/// Cells of interface files.
@MainActor
enum CellReaders {
    static func connectSegue(
        _ element: InterfaceElement, _ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject
    ) -> Bool { false }
}
