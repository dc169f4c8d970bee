/// Finding and making classes that are only known at run time.
@MainActor
package enum ClassLookup {
    /// The module of the app, tried where a name has none.
    package static var appModule: String? {
        get { ClassRegistry.appModule }
        set { ClassRegistry.appModule = newValue }
    }

    /// The class of that name; "Module.Class", or a name in the app's module.
    package static func find(_ name: String) -> AnyClass? { ClassRegistry.type(named: name) }

    /// The module a class is declared in.
    package static func module(of type: AnyClass) -> String? {
        String(reflecting: type).split(separator: ".").first.map(String.init)
    }

    /// A new object, made as its class would make it with `init()`.
    ///
    /// The initialiser is not `required`, which would forbid apps to write their classes as they do on the phone. A class that
    /// cannot be made with `init()` stops the app as it does there.
    package static func make(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: _MadeByClass.Type.self).init()
    }
}

/// Has `init()` in the same place of its method table as every other class, but lets it be called on a class found at run time.
///
/// Open, so that the optimiser cannot know that there is no subclass and call this very initialiser.
open class _MadeByClass: NSObject {
    public required override init() { super.init() }
}
