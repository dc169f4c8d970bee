/// Cells of tables and collection views.
@MainActor
enum CellReaders {
    static func connectSegue(
        _ element: InterfaceElement, _ start: @escaping @MainActor (Any?) -> Void, of source: AnyObject
    ) -> Bool {
        switch source {
        case let cell as UITableViewCell:
            if element["trigger"] == "accessoryAction" {
                cell._accessorySegue = { start($0) }
            } else {
                cell._selectionSegue = { start($0) }
            }
            return true
        case let cell as UICollectionViewCell:
            cell._selectionSegue = { start($0) }
            return true
        default: return false
        }
    }

    // MARK: Table cells

    static let tableCell = ViewReaders.properties(UITableViewCell.self) { cell, element, context in
        if let style = element["style"].flatMap({ styles[$0] }) { cell._setStyle(style) }
        if let identifier = element["reuseIdentifier"], !identifier.isEmpty { cell._setReuseIdentifier(identifier) }
        if let type = element["accessoryType"].flatMap({ accessories[$0] }) { cell.accessoryType = type }
        if let type = element["editingAccessoryType"].flatMap({ accessories[$0] }) { cell.editingAccessoryType = type }
        switch element["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "gray": cell.selectionStyle = .gray
        case "blue": cell.selectionStyle = .blue
        case "default": cell.selectionStyle = .default
        default: break
        }
        if let width = element.length("indentationWidth") { cell.indentationWidth = width }
        // A level without a width does not count; older files say 1 and 0.0.
        if let level = element.integer("indentationLevel"), abs(level) < 1000 { cell.indentationLevel = level }
        if let shows = element.bool("showsReorderControl") { cell.showsReorderControl = shows }
        if let indents = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
        if let inset = element.inset(key: "separatorInset") { cell.separatorInset = inset }
        _ = (element["hidesAccessoryWhenEditing"], element["rowHeight"], element["focusStyle"], element["imageView"])
        _ = (element["textLabel"], element["detailTextLabel"])
    }

    static let tableCellContents = ViewReaders.contents(UITableViewCell.self) { cell, element, context in
        if let content = element.child(key: "contentView") {
            var parts: [String: UIView] = [:]
            if let id = element["textLabel"], let label = cell.textLabel { parts[id] = label }
            if let id = element["detailTextLabel"], let label = cell.detailTextLabel { parts[id] = label }
            if let id = element["imageView"], let view = cell.imageView { parts[id] = view }
            ViewReaders.decodeContents(into: cell.contentView, content, parts, context)
        }
        if let view = made(element, "backgroundView", context) { cell.backgroundView = view }
        if let view = made(element, "selectedBackgroundView", context) { cell.selectedBackgroundView = view }
        if let view = made(element, "accessoryView", context) { cell.accessoryView = view }
        if let view = made(element, "editingAccessoryView", context) { cell.editingAccessoryView = view }
    }

    private static func made(_ element: InterfaceElement, _ key: String, _ context: InterfaceContext) -> UIView? {
        guard let child = element.child(key: key), child.name != "nil" else { return nil }
        return ViewReaders.make(child, context)
    }

    private static let styles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    // MARK: Cells of collection views

    static let reusableView = ViewReaders.properties(UICollectionReusableView.self) { view, element, _ in
        if let identifier = element["reuseIdentifier"], !identifier.isEmpty { view.reuseIdentifier = identifier }
        _ = element.size(key: "customSize")
    }

    static let collectionCellContents = ViewReaders.contents(UICollectionViewCell.self) { cell, element, context in
        if let content = element.child(key: "contentView") {
            ViewReaders.decodeContents(into: cell.contentView, content, [:], context)
        }
        if let view = made(element, "backgroundView", context) { cell.backgroundView = view }
        if let view = made(element, "selectedBackgroundView", context) { cell.selectedBackgroundView = view }
        ViewReaders.makeSubviews(of: cell, element, context) { cell.contentView.addSubview($0) }
    }
}

/// A cell, header or footer of a storyboard, made whenever the table or collection view needs a new one.
@MainActor
final class InterfacePrototype: PrototypeSource {
    private let element: InterfaceElement
    private let document: InterfaceDocument
    private let bundle: Bundle
    private let storyboard: UIStoryboard?
    private weak var controller: UIViewController?

    init(_ element: InterfaceElement, _ context: InterfaceContext) {
        self.element = element
        document = context.document
        bundle = context.bundle
        storyboard = context.storyboard
        controller = context.controller
        element.markRead()
    }

    func instantiate() -> UIView? {
        let context = InterfaceContext(document, bundle: bundle, owner: controller, storyboard: storyboard)
        let view = ViewReaders.make(element, context)
        context.finish(root: view)
        return view
    }
}
