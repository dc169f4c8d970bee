/// What a view has to do in the next frame, and whether anything below it has.
///
/// A bit for a subtree is set on every view from the one that asked up to the root, so that a pass finds all the work without
/// visiting clean views.
package struct PendingWork: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let updateConstraints = PendingWork(rawValue: 1 << 0)
    package static let subtreeUpdateConstraints = PendingWork(rawValue: 1 << 1)
    package static let layout = PendingWork(rawValue: 1 << 2)
    package static let subtreeLayout = PendingWork(rawValue: 1 << 3)
    package static let display = PendingWork(rawValue: 1 << 4)
    package static let subtreeDisplay = PendingWork(rawValue: 1 << 5)
    package static let properties = PendingWork(rawValue: 1 << 6)
    package static let subtreeProperties = PendingWork(rawValue: 1 << 7)

    /// A new view has to be laid out. Views that draw ask for display themselves.
    package static let initial: PendingWork = [.updateConstraints, .subtreeUpdateConstraints, .layout, .subtreeLayout]
}
