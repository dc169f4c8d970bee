import Testing
import UIKit

@testable import UIKitCore

/// Rows with a text that just fits one line of the wider screen, held together by the margins of the cell.
private final class TightRows: UITableViewController {
    final class Cell: UITableViewCell {
        let text = UILabel()
        let field = UITextField()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            accessoryType = .disclosureIndicator
            text.numberOfLines = 0
            let stack = UIStackView(arrangedSubviews: [text, field])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
        cell.text.text = Array(repeating: "ab", count: 20 + path.row).joined(separator: " ")
        cell.field.text = "\(path.row)"
        return cell
    }

    func cell(_ row: Int) -> Cell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell }
}

@MainActor @Suite struct TurnedRowTests {
    @Test("cells that stay on the screen as it turns are as high as new ones")
    func heights() throws {
        let rows = TightRows(style: .insetGrouped)
        let stage = FingerStage(.phone(), root: rows)
        stage.settle()
        stage.harness.apply { $0.turn() }
        stage.settle()
        let turned = (0..<5).map { rows.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
        let fresh = TightRows(style: .insetGrouped)
        var configuration = DeviceConfiguration.phone()
        configuration.turn()
        let other = FingerStage(configuration, root: fresh)
        other.settle()
        #expect(turned == (0..<5).map { fresh.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) })
    }

    @Test("the row that is typed into keeps its cell out of sight, and nobody else gets it")
    func input() throws {
        let rows = TightRows(style: .plain)
        let stage = FingerStage(.phone(), root: rows)
        stage.settle()
        let cell = try #require(rows.cell(1))
        #expect(cell.field.becomeFirstResponder())
        cell.field.insertText("0")
        for row in [20, 40, 55] {
            rows.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            stage.settle()
            #expect(cell.field.isFirstResponder && cell.field.text == "10")
            #expect(rows.tableView.indexPath(for: cell)?.row ?? 1 == 1)
            #expect(!rows.tableView.visibleCells.contains(cell))
            #expect(rows.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 1, section: 0)) == false)
        }
        rows.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        stage.settle()
        #expect(rows.cell(1) === cell)
        cell.field.resignFirstResponder()
        rows.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        stage.settle()
        #expect(rows.tableView._cells.values.filter { $0 === cell }.allSatisfy { $0._indexPath?.row != 1 })
    }
}
