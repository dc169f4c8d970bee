import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Tables show what is seen")
struct TableScrollTests {
    private func many(_ count: Int, heights: ((IndexPath) -> CGFloat)? = nil) -> ShownTable {
        let strings = StringTable([(0..<count).map { "Row \($0)" }])
        strings.heights = heights
        return ShownTable(strings, height: 440)
    }

    @Test("loading ten thousand rows makes only the cells that are seen")
    func load() {
        let table = many(10_000)
        #expect(table.strings.made.count == 11)
        #expect(table.strings.askedRows.count == 11)
        // Rows that were not seen count with the estimate of 44.
        let seen = 11 * (CGFloat(131) / 3)
        #expect(isNear(table.table.contentSize.height, seen + CGFloat(10_000 - 11) * 44, by: 0.1))
    }

    @Test("scrolling asks for each row once and uses cells again")
    func scroll() {
        let table = many(10_000)
        for _ in 0..<200 {
            table.table.contentOffset.y += 37
            table.layout()
        }
        #expect(table.strings.made.count <= 13)
        #expect(Set(table.strings.askedRows).count == table.strings.askedRows.count)
        let visible = table.table.indexPathsForVisibleRows!
        #expect(visible.first == table.table.indexPathForRow(at: table.table.bounds.origin))
        for path in visible { #expect(table.strings.shown[path] == "Row \(path.row)") }
    }

    @Test("a far jump costs no more than a near one")
    func jump() {
        let table = many(10_000)
        table.table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: false)
        table.layout()
        #expect(table.table.indexPathsForVisibleRows!.contains(IndexPath(row: 9_000, section: 0)))
        #expect(table.strings.askedRows.count <= 40)
        #expect(
            isNear(
                table.table.rectForRow(at: IndexPath(row: 9_000, section: 0)).minY, table.table.contentOffset.y, by: 0.4
            ))
    }

    @Test("what is seen stays in its place when rows above turn out to have another height")
    func upwards() {
        // No heights are known above, as all rows are 80 and not 44.
        let table = many(2_000, heights: { _ in 80 })
        table.table.estimatedRowHeight = 44
        table.layout()
        table.table.scrollToRow(at: IndexPath(row: 1_000, section: 0), at: .top, animated: false)
        table.layout()
        for _ in 0..<50 {
            let path = table.table.indexPathsForVisibleRows!.last!
            let before = table.table.rectForRow(at: path).minY - table.table.contentOffset.y
            table.table.contentOffset.y -= 30
            table.layout()
            let after = table.table.rectForRow(at: path).minY - table.table.contentOffset.y
            #expect(isNear(after - before, 30, by: 0.4))
        }
    }

    @Test("rows lie below each other without gaps, whatever their heights")
    func noGaps() {
        let table = many(300, heights: { CGFloat(20 + $0.row % 7 * 13) })
        table.table.contentOffset.y = 1234
        table.layout()
        let cells = table.table.visibleCells
        for (above, below) in zip(cells, cells.dropFirst()) { #expect(above.frame.maxY == below.frame.minY) }
        #expect(cells.first!.frame.minY <= 1234 && cells.last!.frame.maxY >= 1234 + 440)
        let expected = (0..<300).reduce(CGFloat(0)) { $0 + CGFloat(20 + $1 % 7 * 13) }
        #expect(table.table.contentSize.height == expected)
    }

    @Test("Auto Layout in a cell decides about its height")
    func selfSizing() {
        final class Tall: UITableViewCell {
            let box = UIView()
            var constraint: NSLayoutConstraint!
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                constraint = box.heightAnchor.constraint(equalToConstant: 10)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
                    contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
                    box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor), constraint,
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: path) as! Tall
                cell.constraint.constant = CGFloat(30 + path.row * 10)
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        table.dataSource = source
        let window = UIWindow(frame: table.frame)
        window.isHidden = false
        defer { window.isHidden = true }
        window.addSubview(table)
        window.layoutIfNeeded()
        for row in 0..<5 {
            #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == CGFloat(42 + row * 10))
        }
        let box = (table.cellForRow(at: IndexPath(row: 0, section: 0)) as! Tall).box
        #expect(box.frame == CGRect(x: 16, y: 7, width: 343, height: 30))
        #expect(table.contentSize.height == CGFloat(42 + 52 + 62 + 72 + 82))
    }

    @Test("the header of a plain section stays at the top until the next one pushes it away")
    func pinned() {
        let strings = StringTable([["a", "b", "c"], Array(repeating: "d", count: 30)], headers: ["One", "Two"])
        strings.heights = { _ in 50 }
        let table = ShownTable(strings, height: 300, scale: 2)
        // Section one: 22, 28, 150; the header of section two is at 222.
        table.table.contentOffset.y = 100
        table.layout()
        #expect(table.table.headerView(forSection: 0)!.frame.minY == CGFloat(100))
        table.table.contentOffset.y = 185
        table.layout()
        #expect(table.table.headerView(forSection: 0)!.frame.minY == CGFloat(200 - 28))
        #expect(table.table.headerView(forSection: 1)!.frame.minY == CGFloat(222))
        #expect(table.table.rectForHeader(inSection: 0).minY == CGFloat(22))
    }

    @Test("views above and below the rows take part in the height")
    func surroundings() {
        let strings = StringTable([["a", "b"]])
        strings.heights = { _ in 50 }
        let table = ShownTable(strings, scale: 2)
        table.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        table.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.layout()
        #expect(table.table.contentSize == CGSize(width: 375, height: 200))
        #expect(table[0, 0].frame.minY == CGFloat(70))
        #expect(table.table.tableHeaderView!.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
        #expect(table.table.tableFooterView!.frame == CGRect(x: 0, y: 170, width: 375, height: 30))
    }

    @Test("a wider table measures its rows anew")
    func width() {
        let text = String(repeating: "word ", count: 30)
        let strings = StringTable([[text]])
        strings.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        let table = ShownTable(strings)
        let narrow = table[0, 0].frame.height
        table.window.frame.size.width = 800
        table.table.frame = table.window.bounds
        table.layout()
        #expect(table[0, 0].frame.width == CGFloat(800))
        #expect(table[0, 0].frame.height < narrow)
    }
}
