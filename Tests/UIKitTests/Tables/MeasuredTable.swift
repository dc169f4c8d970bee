import UIKit

@testable import UIKitCore

/// A table of rows that measure themselves: the narrower the table and the larger the text, the higher a row. Heights are worked
/// out here, too, so that tests need not ask the table.
@MainActor
final class MeasuredTable: UITableViewController {
    var headers = false
    /// Rows that were asked for, in order.
    var asked: [IndexPath] = []
    /// Characters of each row, by its number as the model counts it.
    var lengths: [[Int]]

    init(_ counts: [Int], style: UITableView.Style = .plain) {
        lengths = counts.map { count in (0..<count).map { 40 + $0 * 37 % 260 } }
        super.init(style: style)
        title = "Rows"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        tableView.separatorStyle = .none
    }

    /// In whole points.
    static func height(_ length: Int, width: CGFloat, category: UIContentSizeCategory) -> CGFloat {
        let line: CGFloat = category == .large ? 20 : category > .large ? 40 : 14
        let perLine = max((width / (line / 2)).rounded(.down), 1)
        return 12 + line * (CGFloat(length) / perLine).rounded(.up)
    }

    func height(_ path: IndexPath) -> CGFloat {
        Self.height(
            lengths[path.section][path.row], width: tableView.bounds.width,
            category: tableView.traitCollection.preferredContentSizeCategory)
    }

    final class Cell: UITableViewCell {
        var length = 0

        override func systemLayoutSizeFitting(
            _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            CGSize(
                width: size.width,
                height: MeasuredTable.height(
                    length, width: size.width, category: traitCollection.preferredContentSizeCategory))
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { lengths.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lengths[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
        cell.length = lengths[indexPath.section][indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers ? "Section \(section)" : nil
    }

    // MARK: What is seen

    /// The top of what no bar covers, in the content.
    var top: CGFloat { tableView.contentOffset.y + tableView.adjustedContentInset.top }

    /// The row at the top of what is seen, and how far below it begins.
    var first: (path: IndexPath, distance: CGFloat)? {
        let cells = tableView.visibleCells.filter { $0.frame.maxY > top }
        guard let cell = cells.min(by: { $0.frame.minY < $1.frame.minY }), let path = tableView.indexPath(for: cell)
        else { return nil }
        return (path, cell.frame.minY - top)
    }

    /// How far below the top a row begins; nil if it has no cell.
    func distance(_ path: IndexPath) -> CGFloat? { tableView.cellForRow(at: path).map { $0.frame.minY - top } }

    /// Whether the cells have the heights they should have and lie below each other without gaps.
    var isSound: Bool {
        let cells = tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        guard !cells.isEmpty else { return false }
        for cell in cells {
            guard let path = tableView.indexPath(for: cell), isNear(cell.frame.height, height(path)) else {
                return false
            }
        }
        return headers || zip(cells, cells.dropFirst()).allSatisfy { isNear($0.frame.maxY, $1.frame.minY) }
    }

    /// Not beyond the start.
    func scroll(by distance: CGFloat) {
        tableView.contentOffset.y = max(tableView.contentOffset.y + distance, -tableView.adjustedContentInset.top)
        tableView.layoutIfNeeded()
    }
}

/// A table under a navigation bar, in an app with fingers.
@MainActor
final class MeasuredTableStage: FingerStage {
    let rows: MeasuredTable

    init(_ rows: MeasuredTable, configuration: DeviceConfiguration = .phone()) {
        self.rows = rows
        let navigation = UINavigationController(rootViewController: rows)
        super.init(configuration, root: navigation)
    }

    func turn() {
        harness.apply { $0.turn() }
        settle()
    }

    func setTextSize(_ category: UIContentSizeCategory) {
        harness.apply { $0.contentSizeCategory = category }
        settle()
    }

    func send(_ phase: UITouch.Phase, y: CGFloat) {
        TouchInput.send([TouchInput.Change(finger: 1, phase: phase, location: CGPoint(x: 100, y: y))])
    }
}
