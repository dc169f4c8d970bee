import UIKit

@testable import UIKitCore

/// A table with strings for rows, as an app would write it, that counts what it is asked.
@MainActor
final class StringTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var headers: [String?]
    var style = UITableViewCell.CellStyle.default
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var made: [UITableViewCell] = []
    var askedRows: [IndexPath] = []
    var journal: [String] = []
    var heights: ((IndexPath) -> CGFloat)?
    let table: UITableView

    init(_ rows: [[String]], headers: [String?] = [], style: UITableView.Style = .plain) {
        self.rows = rows
        self.headers = headers
        table = UITableView(frame: .zero, style: style)
        super.init()
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        askedRows.append(indexPath)
        let cell: UITableViewCell
        if let known = tableView.dequeueReusableCell(withIdentifier: "row") {
            cell = known
        } else {
            cell = UITableViewCell(style: style, reuseIdentifier: "row")
            made.append(cell)
        }
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        journal.append("commit \(style.rawValue) \(path.row)")
        if style == .delete {
            rows[path.section].remove(at: path.row)
            tableView.deleteRows(at: [path], with: .automatic)
        }
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        let moved = rows[source.section].remove(at: source.row)
        rows[target.section].insert(moved, at: target.row)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        journal.append("shouldHighlight \(indexPath.row)")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
        journal.append("didHighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        journal.append("willSelect \(path.row)")
        return path.row == 3 ? nil : path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { journal.append("didSelect \(path.row)") }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        journal.append("willDeselect \(path.row)")
        return path
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        journal.append("didDeselect \(path.row)")
    }

    /// What the cells on the screen say, by place.
    var shown: [IndexPath: String] {
        var result: [IndexPath: String] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            result[path] = table.cellForRow(at: path)?.textLabel?.text
        }
        return result
    }
}

/// A table in a window of given width and scale, laid out.
@MainActor
final class ShownTable {
    let window: UIWindow
    let strings: StringTable
    var table: UITableView { strings.table }

    init(
        _ strings: StringTable, width: CGFloat = 375, height: CGFloat = 600, scale: CGFloat = 3,
        category: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.strings = strings
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.isHidden = false
        window.traitOverrides.displayScale = scale
        window.traitOverrides.preferredContentSizeCategory = category
        window.traitOverrides.layoutDirection = direction
        strings.table.frame = window.bounds
        window.addSubview(strings.table)
        layout()
    }

    func layout() {
        window.updateTraitsIfNeeded()
        window.layoutIfNeeded()
    }

    isolated deinit { window.isHidden = true }

    subscript(row: Int, section: Int) -> UITableViewCell {
        table.cellForRow(at: IndexPath(row: row, section: section))!
    }
}

func isNear(_ first: CGFloat, _ second: CGFloat, by tolerance: CGFloat = 0.02) -> Bool {
    abs(first - second) <= tolerance
}
