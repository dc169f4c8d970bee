/// The traits of the code that runs now.
extension UITraitCollection {
    /// Set by the toolkit around callbacks, otherwise the traits of the main window. The toolkit runs on the main actor only.
    nonisolated(unsafe) package static var _current = UITraitCollection(TraitValues.untilLaunch)

    /// The traits that dynamic colours resolve against. The toolkit sets it around drawing, layout, tint and trait
    /// callbacks; elsewhere it holds the traits of the main window.
    public class var current: UITraitCollection {
        get { _current }
        set { _current = newValue }
    }

    /// Runs the closure with this collection as `current`, and restores the former one.
    public func performAsCurrent(_ actions: () -> Void) { _asCurrent(actions) }

    package func _asCurrent<R>(_ body: () throws -> R) rethrows -> R {
        let saved = UITraitCollection._current
        UITraitCollection._current = self
        defer { UITraitCollection._current = saved }
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

    /// The recorder of the method that runs now, if any. The toolkit runs on the main actor only.
    nonisolated(unsafe) static var active: TraitReadRecorder?
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
