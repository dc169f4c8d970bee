/// An unknown of a ``Solver``: free in sign, without bounds of its own.
///
/// A variable that no constraint determines has the value 0.
public struct Variable: Hashable, Sendable {
    /// The place of the variable in its solver; places of removed variables are used again.
    public let index: Int32

    init(index: Int32) {
        self.index = index
    }
}
