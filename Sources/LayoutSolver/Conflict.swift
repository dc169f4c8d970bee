/// Required constraints that cannot all hold, or numbers that are no numbers.
public struct Conflict: Error {
    /// The constraint whose change was refused; `nil` for one that was being added and so never got a name.
    public let constraint: ConstraintID?
    /// Required constraints that cannot hold together with the refused one. Small: leaving out any one of them usually
    /// resolves the conflict. Contains `constraint` if that has a name. Without members when a constant, coefficient or
    /// priority was not finite or a new constraint contradicts itself.
    public let involved: [ConstraintID]

    init(constraint: ConstraintID?, involved: [ConstraintID]) {
        self.constraint = constraint
        self.involved = involved
    }
}
