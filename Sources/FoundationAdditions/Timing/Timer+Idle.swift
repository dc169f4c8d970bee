extension Timer {
    /// A timer that does nothing: Foundation here does not inherit `init()`, which apps use for a place to keep one.
    /// - Parameter _nothing: left out.
    public convenience init(_nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}
