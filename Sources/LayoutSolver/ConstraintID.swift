/// Names a constraint of a ``Solver`` from its addition until its removal.
public struct ConstraintID: Hashable, Sendable {
    /// The place of the constraint in its solver; places of removed constraints are used again.
    public let index: Int32
    /// Tells apart constraints that had the same place one after the other.
    let generation: UInt32

    init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
