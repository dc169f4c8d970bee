/// The classes that elements name.
@MainActor
enum InterfaceClasses {
    /// The custom class of an element, or `base` where it names none or one that cannot be used.
    static func type<T: NSObject>(
        of element: InterfaceElement, base: T.Type, in document: InterfaceDocument
    ) -> T.Type {
        guard let name = element["customClass"], !name.isEmpty else {
            _ = element["customModule"]
            _ = element["customModuleProvider"]
            return base
        }
        let module = element["customModule"]
        // Xcode then takes the module that is built, whatever name the file still has.
        let isTargets = element["customModuleProvider"] == "target"
        guard let found = find(name, module: isTargets ? nil : module) else {
            if !isToolkitName(name) {
                document.warn(element, "Unknown class \(mangled(name, module)) in Interface Builder file.")
            }
            return base
        }
        guard let type = found as? T.Type else {
            document.warn(element, "\(name) is not a subclass of \(base), as \(element.name) needs")
            return base
        }
        return type
    }

    /// A class by the name a file has for it; nil if there is none.
    static func find(_ name: String, module: String?) -> AnyClass? {
        // What is no identifier is not handed to the runtime, which reads names as mangled ones.
        guard name.utf8.allSatisfy(isIdentifierByte), module?.utf8.allSatisfy(isIdentifierByte) != false else {
            return nil
        }
        return ClassRegistry.type(named: name, module: module)
    }

    private static func isIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    /// "UIResponder" as the class of a placeholder, "NSObject" of a custom object.
    private static func isToolkitName(_ name: String) -> Bool { name == "NSObject" || name == "UIResponder" }

    /// As the phone's log has it.
    private static func mangled(_ name: String, _ module: String?) -> String {
        guard let module else { return name }
        return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    }
}
