/// An element of a storyboard, xib or launch screen.
///
/// Remembers which of its attributes and children a reader has asked for, so that what nobody reads can be reported with its line.
@MainActor
package final class InterfaceElement {
    package struct Attribute: Sendable {
        package let name: String
        package let value: String
    }

    package let name: String
    package let line: Int
    package private(set) var attributes: [Attribute]
    package private(set) var children: [InterfaceElement] = []
    /// The characters between the tags, of elements that hold text.
    package var text = ""

    /// A bit for each of the first 63 attributes that was read; the highest bit says that all were.
    private var readAttributes: UInt64 = 0
    private var wasRead = false
    /// Holds only what some size class changes.
    package var isPartial = false

    package init(name: String, attributes: [Attribute] = [], line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    package func append(_ child: InterfaceElement) { children.append(child) }

    // MARK: Attributes

    /// The value of an attribute, which counts as read.
    package subscript(name: String) -> String? {
        for index in attributes.indices where attributes[index].name == name {
            readAttributes |= 1 << UInt64(min(index, 63))
            return attributes[index].value
        }
        return nil
    }

    package func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    package var id: String? { self["id"] }

    /// What the element is to its parent: `backgroundColor`, `frame`, `view`.
    package var key: String? { self["key"] }

    // MARK: Children

    /// The first child of that name.
    package func child(_ name: String) -> InterfaceElement? {
        guard let found = children.first(where: { $0.name == name }) else { return nil }
        found.wasRead = true
        return found
    }

    /// The child that is there for `key`; of the name if one is given.
    package func child(key: String, _ name: String? = nil) -> InterfaceElement? {
        let found = children.first { ($0.name == name || name == nil) && $0.key == key }
        found?.wasRead = true
        return found
    }

    /// The children of a child that is only a list, as `<subviews>`.
    package func list(_ name: String) -> [InterfaceElement] {
        var result: [InterfaceElement] = []
        for child in children where child.name == name {
            child.wasRead = true
            for item in child.children { item.wasRead = true }
            result += child.children
        }
        return result
    }

    /// All children of that name.
    package func all(_ name: String) -> [InterfaceElement] {
        let found = children.filter { $0.name == name }
        for child in found { child.wasRead = true }
        return found
    }

    package func markRead() { wasRead = true }

    package func markAllRead() {
        wasRead = true
        readAttributes = .max
        for child in children { child.markAllRead() }
    }

    // MARK: What nobody read

    package var unreadAttributes: [String] {
        guard readAttributes != .max else { return [] }
        return attributes.indices.lazy.filter { self.readAttributes & (1 << UInt64(min($0, 63))) == 0 }
            .map { self.attributes[$0].name }
    }

    package var unreadChildren: [InterfaceElement] { children.filter { !$0.wasRead } }
}
