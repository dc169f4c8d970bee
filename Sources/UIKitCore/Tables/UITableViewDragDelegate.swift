/// Gives the items of rows that are dragged. Inert: nothing is dragged between rows or apps.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {}

/// Takes items that are dropped on a table. Inert: nothing is dragged between rows or apps.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {}
