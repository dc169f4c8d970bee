/// The traits of the code that runs now.
extension UITraitCollection {
    /// This thread's collection, or that of the main window.
    package static var _current: UITraitCollection {
        ThreadTraits.existing?.current ?? ThreadTraits.base.withLock { $0 }
    }

    /// The traits that dynamic colours resolve against. The toolkit sets it around drawing, layout, tint and trait
    /// callbacks; elsewhere it holds the traits of the main window. Each thread has its own.
    public class var current: UITraitCollection {
        get { _current }
        set { ThreadTraits.own.current = newValue }
    }

    /// Makes a collection the one that code outside of callbacks sees.
    static func _setBase(_ collection: UITraitCollection) {
        ThreadTraits.base.withLock { $0 = collection }
        ThreadTraits.existing?.current = nil
    }

    /// Runs the closure with this collection as `current`, and restores the former one.
    public func performAsCurrent(_ actions: () -> Void) { _asCurrent(actions) }

    package func _asCurrent<R>(_ body: () throws -> R) rethrows -> R {
        let thread = ThreadTraits.own
        let saved = thread.current
        thread.current = self
        defer { thread.current = saved }
        return try body()
    }

    /// The same for code of a view or controller, whose tint `UIColor.tintColor` then stands for.
    func _asCurrent<R>(of holder: AnyObject, _ body: () throws -> R) rethrows -> R {
        let thread = ThreadTraits.own
        let saved = (thread.current, thread.tinted)
        thread.current = self
        thread.tinted = holder
        defer { (thread.current, thread.tinted) = saved }
        return try body()
    }
}

extension TraitValues {
    /// What code sees before an application was launched on a device.
    static let untilLaunch = DeviceConfiguration.default.traitValues
}

// MARK: Automatic tracking

/// Records which traits a method reads, so that a change of them can run it again.
final class TraitReadRecorder {
    let collection: UITraitCollection
    var reads = TraitSet()

    init(_ collection: UITraitCollection) { self.collection = collection }

    /// The recorder of the method that runs now on this thread, if any.
    static var active: TraitReadRecorder? {
        get { ThreadTraits.existing?.recorder }
        set { ThreadTraits.own.recorder = newValue }
    }
}

extension UITraitCollection {
    func recordRead(of trait: SystemTrait) {
        guard let recorder = TraitReadRecorder.active, recorder.collection === self else { return }
        recorder.reads.system |= trait.bit
    }

    func recordRead(of trait: UITrait) {
        guard let recorder = TraitReadRecorder.active, recorder.collection === self else { return }
        recorder.reads.insert(trait)
    }
}
