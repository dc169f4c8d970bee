import LayoutSolver

extension LayoutEngine {
    /// Measures a view by the constraints in its subtree alone, wishing for `target` with the given priorities.
    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: Float, _ vertical: Float
    ) -> CGSize {
        let engine = LayoutEngine(root: view, isFitting: true)
        let item = engine.variables(of: .view(view))
        let width = engine.variable(item, .width)
        let height = engine.variable(item, .height)
        // A required wish comes first, so that it is the content that gives way in a conflict.
        _ = engine.add([Term(width)], .equal, Double(target.width), horizontal, .fitting)
        _ = engine.add([Term(height)], .equal, Double(target.height), vertical, .fitting)
        engine.prepare()
        return CGSize(width: engine.solver.value(of: width), height: engine.solver.value(of: height))
    }

    /// Nudges an undetermined part of the view to another value: further away or nearer, whichever its constraints allow.
    func exerciseAmbiguity(of view: UIView) {
        guard let item = known(view) else { return }
        for part in [ItemVariables.Part.x, .y, .width, .height] {
            guard let variable = item[part], solver.isAmbiguous(variable) else { continue }
            let now = solver.value(of: variable)
            for target in [now + 20, now - 20, now + 1, now - 1] {
                if let id = item.nudge { drop(id) }
                item.nudge = add(alone(variable), .equal, target, 1, .fitting)
                solver.solve()
                if abs(solver.value(of: variable) - now) > 0.5 { break }
            }
            markDirty()
            return
        }
    }
}
