// Just enough of the kit's interface to type-check translated code. Nothing here runs.
@_exported import Foundation

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public var name: String
    public init(stringLiteral value: String) { name = value }
    public init(_ name: String) { self.name = name }
    public init<T, A, R>(_ n: String, _ f: @escaping @MainActor (T) -> @MainActor (A) -> R) { name = n }
    @_disfavoredOverload public init<T, A, R>(_ n: String, _ f: @escaping (T) -> (A) -> R) { name = n }
    public init<T, R>(_ n: String, _ f: @escaping @MainActor (T) -> @MainActor () -> R) { name = n }
    @_disfavoredOverload public init<T, R>(_ n: String, _ f: @escaping (T) -> () -> R) { name = n }
    public init<T, R>(_ n: String, call f: @escaping @MainActor (T) -> R) { name = n }
    public init<T, A, R>(_ n: String, call f: @escaping @MainActor (T, A) -> R) { name = n }
    public init<T, A, B, R>(_ n: String, call f: @escaping @MainActor (T, A, B) -> R) { name = n }
    public init<T, R>(_ n: String, of: @autoclosure () -> T, _ f: @escaping @MainActor (T) -> R) { name = n }
    public init<T, A, R>(_ n: String, of: @autoclosure () -> T, _ f: @escaping @MainActor (T, A) -> R) { name = n }
    public init<A, R>(_ n: String, static f: @escaping @MainActor (A) -> R) { name = n }
    public init<T, R>(_ n: String, getter f: @escaping @MainActor (T) -> R) { name = n }
    public init<T, V>(_ n: String, setter f: @escaping @MainActor (T, V) -> Void) { name = n }
}

public struct _MemberTable {
    public mutating func action(_ s: Selector) {}
    public mutating func outlet<O, V>(_ n: String, _ o: O.Type, _ set: @escaping @MainActor (O, V) -> Void) {}
    public mutating func property<O, V>(_ n: String, _ o: O.Type, _ get: @escaping @MainActor (O) -> V) {}
    public mutating func property<O, V>(
        _ n: String, _ o: O.Type, _ get: @escaping @MainActor (O) -> V, _ set: @escaping @MainActor (O, V) -> Void
    ) {}
}
public protocol _MemberTableProviding: AnyObject { static func _uikitMembers(_ t: inout _MemberTable) }
open class _UIObject: NSObject, _MemberTableProviding {
    nonisolated open class func _uikitMembers(_ t: inout _MemberTable) {}
    @MainActor open func awakeFromNib() {}
}
public func _uikitDynCall<R>(_ o: Any, _ name: String, _ arguments: [Any?], as: R.Type) -> R { fatalError() }
public func _uikitImplements(_ o: Any, _ name: String) -> Bool { false }
public func _uikitDidChangeValue(of o: Any, _ key: String, old: Any?, new: Any?) {}
public func _uikitRegisterClass(_ name: String, _ type: AnyClass) {}
public func _uikitRegisterMembers(_ type: AnyClass, _ members: (inout _MemberTable) -> Void) {}
open class NSKeyValueObservation: NSObject {}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
}
public protocol _Observable {}
extension NSObject: _Observable {}
extension _Observable {
    public func observe<V>(
        _ path: KeyPath<Self, V>, _key: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, Any?) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}

@preconcurrency @MainActor open class UIResponder: _UIObject {
    public override init() { super.init() }
    open func resignFirstResponder() -> Bool { false }
}
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
extension UIApplicationDelegate { public static func main() {} }
@preconcurrency @MainActor open class UIColor: NSObject {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}
@preconcurrency @MainActor open class UIImage: NSObject { public init?(named: String) { nil } }
@preconcurrency @MainActor open class UIView: UIResponder {
    open var backgroundColor: UIColor?
    open func addGestureRecognizer(_ g: UIGestureRecognizer) {}
}
open class UIWindow: UIView {}
open class UILabel: UIView {}
open class UITableViewCell: UIView {}
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ s: UIScrollView) }
open class UIScrollView: UIView { open weak var delegate: UIScrollViewDelegate? }
public struct UIControlEvent: Sendable { public static let touchUpInside = UIControlEvent() }
open class UIButton: UIView { open func addTarget(_ t: Any?, action: Selector, for e: UIControlEvent) {} }
@preconcurrency @MainActor open class UIGestureRecognizer: _UIObject { public init(target: Any?, action: Selector?) {} }
open class UITapGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var view: UIView! = nil
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open var prefersStatusBarHidden: Bool { false }
}
