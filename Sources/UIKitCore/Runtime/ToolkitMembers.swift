/// Methods and properties of the toolkit's own classes that apps and storyboards name by string.
package enum ToolkitMembers: ToolkitMembership {
    package static func register() {
        registerInterfaceMembers()
        registerInputMembers()
        MemberTables.register(UIResponder.self) { t in
            t.action(Selector("becomeFirstResponder", call: { (o: UIResponder) in o.becomeFirstResponder() }))
            t.action(Selector("resignFirstResponder", call: { (o: UIResponder) in o.resignFirstResponder() }))
        }
        registerBars()
        registerViews()
        registerControls()
        registerControllers()
    }
}

/// Shorter ways to name a property: by the key path that leads to it.
extension _MemberTable {
    mutating func value<Owner: AnyObject, Value>(
        _ name: String, _ path: @escaping @MainActor @autoclosure () -> ReferenceWritableKeyPath<Owner, Value>
    ) {
        property(name, Owner.self, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 })
    }

    mutating func reading<Owner: AnyObject, Value>(
        _ name: String, _ path: @escaping @MainActor @autoclosure () -> KeyPath<Owner, Value>
    ) {
        property(name, Owner.self, { $0[keyPath: path()] })
    }
}
