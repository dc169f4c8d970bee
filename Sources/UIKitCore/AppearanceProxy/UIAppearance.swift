/// A class whose instances can hold others of which the look is set; see `UIAppearance`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with a proxy: what is set on the proxy, all instances have that come on the screen and have nothing else set.
///
/// The proxy is an instance of the class that is never shown. Properties that differ from what it was made with count, and
/// only those that UIKit lets proxies set, or that an app's class has declared to Objective-C.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// Only for instances inside others of these classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Only for instances whose traits contain these.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { AppearanceStore.proxy(of: self, traits: nil, containers: []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(of: self, traits: nil, containers: containerTypes) }

    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceStore.proxy(of: self, traits: trait, containers: [])
    }

    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(of: self, traits: trait, containers: containerTypes) }
}

extension UIBarItem: UIAppearance {
    public class func appearance() -> Self { AppearanceStore.proxy(of: self, traits: nil, containers: []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(of: self, traits: nil, containers: containerTypes) }

    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceStore.proxy(of: self, traits: trait, containers: [])
    }

    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(of: self, traits: trait, containers: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}
