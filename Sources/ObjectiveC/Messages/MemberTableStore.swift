/// Tables by class; made when first asked for.
final class MemberTableStore: @unchecked Sendable {
    // Recursive: making a table runs code of the app's classes.
    private let lock = NSRecursiveLock()
    private var tables: [ObjectIdentifier: _MemberTable] = [:]
    private var registered: [ObjectIdentifier: [(inout _MemberTable) -> Void]] = [:]
    private var knowsToolkit = false

    func register(_ type: AnyClass, _ members: @escaping (inout _MemberTable) -> Void) {
        lock.withLock {
            registered[ObjectIdentifier(type), default: []].append(members)
            tables.removeAll()
        }
    }

    func table(of type: AnyClass) -> _MemberTable {
        lock.withLock {
            if let table = tables[ObjectIdentifier(type)] { return table }
            if !knowsToolkit {
                knowsToolkit = true
                (_typeByName("9UIKitCore14ToolkitMembersO") as? any ToolkitMembership.Type)?.register()
            }
            var table = _MemberTable()
            for ancestor in ancestors(of: type) {
                for members in registered[ObjectIdentifier(ancestor)] ?? [] { members(&table) }
            }
            (type as? any _MemberTableProviding.Type)?._uikitMembers(&table)
            tables[ObjectIdentifier(type)] = table
            return table
        }
    }

    /// The class and those it derives from, the root first.
    private func ancestors(of type: AnyClass) -> [AnyClass] {
        var chain: [AnyClass] = [type]
        while let parent = _getSuperclass(chain[chain.count - 1]) { chain.append(parent) }
        return chain.reversed()
    }
}

/// The members of the toolkit's own classes; `UIKitCore.ToolkitMembers` is found by its name when the first table is made.
package protocol ToolkitMembership { static func register() }
