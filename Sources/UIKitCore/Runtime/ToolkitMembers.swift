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
    }
}
