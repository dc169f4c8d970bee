/// Solves systems of linear constraints with priorities, incrementally.
public final class Solver {
    private var count: Int32 = 0

    public init() {}

    public func makeVariable() -> Variable {
        count += 1
        return Variable(index: count - 1)
    }

    public func remove(_ variable: Variable) {}

    @discardableResult
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000
    ) throws(Conflict) -> ConstraintID {
        count += 1
        return ConstraintID(index: count - 1, generation: 0)
    }

    public func remove(_ constraint: ConstraintID) {}
    public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(Conflict) {}
    public func setPriority(_ priority: Float, of constraint: ConstraintID) throws(Conflict) {}
    public func solve() {}
    public func value(of variable: Variable) -> Double { 0 }
    public func takeChangedVariables(_ body: (Variable, Double) -> Void) {}
    public func isAmbiguous(_ variable: Variable) -> Bool { false }
    public func _checkInvariants() {}
}
