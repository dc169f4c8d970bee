extension NSAttributedString {
    /// An empty string: Foundation here does not inherit `init()`, so code that calls it finds this one.
    /// - Parameter _nothing: left out.
    public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
