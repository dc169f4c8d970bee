/// Names the views of a layout that never comes to rest.
@MainActor
enum LoopReport {
    static func report(_ roots: [UIView], asking work: PendingWork = [.layout, .updateConstraints, .display]) {
        var busy: [UIView] = []
        for root in roots { collect(root, work, &busy) }
        let names = busy.map { "<\($0._briefDescription)>" }.joined(separator: ", ")
        Findings.report(
            kind: .layoutLoop,
            message:
                "Layout does not come to rest: after \(Frame.roundLimit) passes these views still ask for work: \(names)",
            views: busy)
    }

    /// Takes back what the views ask for, so that the loop does not go on in the next frame.
    static func leave(
        _ view: UIView,
        asking work: PendingWork = [
            .layout, .subtreeLayout, .updateConstraints, .subtreeUpdateConstraints, .display, .subtreeDisplay,
            .properties, .subtreeProperties,
        ]
    ) {
        view._pending.subtract(work)
        for child in view._subviews { leave(child, asking: work) }
    }

    private static func collect(_ view: UIView, _ work: PendingWork, _ busy: inout [UIView]) {
        if !view._pending.isDisjoint(with: work) { busy.append(view) }
        for child in view._subviews { collect(child, work, &busy) }
    }
}

extension UIView {
    /// Class and address, as in `UIView:0x7f52c0a3`.
    var _briefDescription: String {
        "\(type(of: self)):0x\(String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16))"
    }
}
