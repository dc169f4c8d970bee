/// Keeps an observation going: it ends with this object, or with `invalidate()`.
open class NSKeyValueObservation: NSObject {
    private var observation: PathObservation?

    init(_ observation: PathObservation) {
        super.init()
        self.observation = observation
    }

    /// Ends the observation.
    public func invalidate() {
        observation?.end()
        observation = nil
    }

    deinit { observation?.end() }
}
