/// Classes by name.
package enum ClassRegistry {
    /// The class of that name: registered under it, declared in `module`, in the app's module or in the toolkit.
    package static func type(named name: String, module: String? = nil) -> AnyClass? {
        if let known = names.value(for: name) { return known }
        if name.contains(".") { return classNamed(name) }
        let appModule = names.appModule
        for module in [module, appModule, "UIKitCore", "QuartzCore", "Foundation"] {
            if let module, let found = classNamed("\(module).\(name)") { return found }
        }
        return nil
    }

    package static func register(_ name: String, _ type: AnyClass) { names.set(name, type) }

    /// The name a class is registered under, or "Module.Class".
    package static func name(of type: AnyClass) -> String {
        if let known = names.name(of: type) { return known }
        // Private and local classes are written "Module.(Class in $1234)" or "(unknown context at $1234)".
        var text = String(reflecting: type)
        while let start = text.range(of: "(unknown context at $"),
            let end = text[start.upperBound...].firstIndex(of: ")")
        {
            text.removeSubrange(start.lowerBound...text.index(after: end))
        }
        while let middle = text.range(of: " in $"), let open = text[..<middle.lowerBound].lastIndex(of: "("),
            let close = text[middle.upperBound...].firstIndex(of: ")")
        {
            text.removeSubrange(middle.lowerBound...close)
            text.remove(at: open)
        }
        return text
    }

    /// The module of the app, tried where a name has none.
    package static var appModule: String? {
        get { names.appModule }
        set { names.appModule = newValue }
    }

    private static let names = ClassNames()

    /// Also finds nested classes, "Module.Outer.Inner", which Foundation's function does not.
    private static func classNamed(_ name: String) -> AnyClass? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return nil }
        guard parts.count > 2 else { return _typeByName(mangled(parts, kinds: ["C"])) as? AnyClass }
        // The kinds of the outer types are not known; there are few of them.
        var kinds: [[String]] = [[]]
        for _ in parts.dropFirst(2) { kinds = kinds.flatMap { k in ["C", "V", "O"].map { k + [$0] } } }
        for outer in kinds {
            if let found = _typeByName(mangled(parts, kinds: outer + ["C"])) as? AnyClass { return found }
        }
        return nil
    }

    private static func mangled(_ parts: [String], kinds: [String]) -> String {
        var text = identifier(parts[0])
        for (part, kind) in zip(parts.dropFirst(), kinds) { text += identifier(part) + kind }
        return text
    }

    private static func identifier(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}

private final class ClassNames: @unchecked Sendable {
    private let lock = NSLock()
    private var types: [String: AnyClass] = [:]
    private var module: String?

    func value(for name: String) -> AnyClass? { lock.withLock { types[name] } }
    func set(_ name: String, _ type: AnyClass) { lock.withLock { types[name] = type } }
    func name(of type: AnyClass) -> String? { lock.withLock { types.first { $0.value == type }?.key } }
    var appModule: String? {
        get { lock.withLock { module } }
        set { lock.withLock { module = newValue } }
    }
}
