import Synchronization

/// What a thread knows about traits: the collection of the code that runs on it, and who records its reads.
final class ThreadTraits {
    var current: UITraitCollection?
    var recorder: TraitReadRecorder?
    /// The view or controller whose code runs, for colours that stand for its tint.
    var tinted: AnyObject?

    /// The tint of the view whose code runs on this thread; nil outside of such code.
    static var tint: UIColor? {
        guard let thread = existing, let object = thread.tinted else { return nil }
        nonisolated(unsafe) let holder = object
        // A tint that is made from the tint would ask again.
        thread.tinted = nil
        defer { thread.tinted = holder }
        return MainActor.assumeIsolated {
            let view = holder as? UIView ?? (holder as? UIViewController)?.viewIfLoaded
            return view?._resolvedTintColor()
        }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<ThreadTraits>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// This thread's, if it ever set any.
    static var existing: ThreadTraits? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<ThreadTraits>.fromOpaque(pointer).takeUnretainedValue()
    }

    static var own: ThreadTraits {
        if let existing { return existing }
        let made = ThreadTraits()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    /// The traits of the main window: what code outside of any callback sees, on every thread.
    static let base = Mutex(UITraitCollection(TraitValues.untilLaunch))
}
