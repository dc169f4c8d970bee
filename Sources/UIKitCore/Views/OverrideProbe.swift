/// Tells whether a view class overrides a method, so that views which do not draw cost no backing store, and those that
/// leave their layout to the toolkit little time.
///
/// Swift has no question for that, but a class's table of methods holds the answer: the slot of an inherited method has the same
/// entry as in `UIView`. Two probes that differ only in that override show where the slot is.
@MainActor
enum OverrideProbe {
    private final class Plain: UIView {}
    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) { _ = rect.width }
    }

    private static let drawSlot = slot(in: Drawing.self, but: Plain.self, base: UIView.self)
    private static var drawing: [ObjectIdentifier: Bool] = [:]

    static func overridesDraw(_ type: UIView.Type) -> Bool {
        if type == UIView.self { return false }
        let id = ObjectIdentifier(type)
        if let known = drawing[id] { return known }
        let answer = words(of: type)[drawSlot] != words(of: UIView.self)[drawSlot]
        drawing[id] = answer
        return answer
    }

    private final class LayingOut: UIView {
        override func layoutSubviews() { _ = bounds.width }
    }

    private static let layoutSlot = slot(in: LayingOut.self, but: Plain.self, base: UIView.self)

    static func overridesLayoutSubviews(_ type: UIView.Type) -> Bool {
        type != UIView.self && words(of: type)[layoutSlot] != words(of: UIView.self)[layoutSlot]
    }

    private final class Updating: UIView {
        override func updateProperties() { _ = bounds.width }
    }
    private final class PlainController: UIViewController {}
    private final class UpdatingController: UIViewController {
        override func updateProperties() { _ = isEditing }
    }

    private static let propertiesSlot = slot(in: Updating.self, but: Plain.self, base: UIView.self)
    private static let controllerPropertiesSlot = slot(
        in: UpdatingController.self, but: PlainController.self, base: UIViewController.self)

    static func overridesUpdateProperties(_ type: UIView.Type) -> Bool {
        type != UIView.self && words(of: type)[propertiesSlot] != words(of: UIView.self)[propertiesSlot]
    }

    static func overridesUpdateProperties(_ type: UIViewController.Type) -> Bool {
        type != UIViewController.self
            && words(of: type)[controllerPropertiesSlot] != words(of: UIViewController.self)[controllerPropertiesSlot]
    }

    private final class Touched: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count }
    }

    private static let touchesMovedSlot = slot(in: Touched.self, but: Plain.self, base: UIView.self)

    static func overridesTouchesMoved(_ type: UIResponder.Type) -> Bool {
        words(of: type)[touchesMovedSlot] != words(of: UIView.self)[touchesMovedSlot]
    }

    /// The words of a class object, its methods among them.
    static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// The place of the one method of `base` that `changed` overrides and `plain` does not.
    static func slot(in changed: AnyClass, but plain: AnyClass, base: AnyClass) -> Int {
        let base = words(of: base)
        let changed = words(of: changed)
        let plain = words(of: plain)
        // Words of a class object: kind, superclass, flags and sizes (four words), then description and methods.
        let sizes = UnsafeRawPointer(base)
        let size = sizes.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = sizes.load(fromByteOffset: 36, as: UInt32.self)
        let count = Int(size - addressPoint) / MemoryLayout<UInt>.size
        let slots = (5..<count).filter { plain[$0] == base[$0] && changed[$0] != base[$0] }
        precondition(slots.count == 1, "the layout of class objects is not the one this toolkit knows")
        return slots[0]
    }
}
