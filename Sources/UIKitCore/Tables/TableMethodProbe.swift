/// What a data source can do, where the toolkit's behaviour depends on whether a method is there at all.
///
/// Apps that were translated carry tables of their methods; for subclasses of `UITableViewController` the class's own table tells.
/// Other classes of plain Swift cannot be asked.
@MainActor
enum TableMethodProbe {
    /// Stands for "the delegate does not say".
    static let noIndentationLevel = Int.min

    static func movesRows(_ source: any UITableViewDataSource) -> Bool {
        guard source is UITableViewController else {
            return implements(source, "tableView:moveRowAtIndexPath:toIndexPath:")
        }
        return OverrideProbe.words(of: type(of: source))[moveSlot]
            != OverrideProbe.words(of: UITableViewController.self)[moveSlot]
    }

    private static let moveSlot = OverrideProbe.slot(
        in: MovingTableController.self, but: PlainTableController.self, base: UITableViewController.self)

    private final class PlainTableController: UITableViewController {}
    private final class MovingTableController: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { _ = sourceIndexPath.count }
    }
}
