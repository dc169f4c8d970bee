import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Rows come, go and move")
struct TableUpdateTests {
    @Test("after random batches the table shows the model", arguments: 0..<30)
    func randomBatches(seed: Int) {
        var random = SystemRandomNumberGenerator.seeded(seed)
        var next = 0
        func fresh() -> String {
            next += 1
            return "row \(next)"
        }
        let strings = StringTable((0..<3).map { _ in (0..<4).map { _ in fresh() } })
        let table = ShownTable(strings, height: 3000)
        for _ in 0..<12 {
            table.table.performBatchUpdates {
                // Deletions by old places, then insertions by new places: what an app does with a list of changes.
                for section in strings.rows.indices {
                    let old = strings.rows[section]
                    let gone = old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                    strings.rows[section] = old.indices.filter { !gone.contains($0) }.map { old[$0] }
                    table.table.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .fade)
                }
                for section in strings.rows.indices {
                    var came: [IndexPath] = []
                    for _ in 0..<Int.random(in: 0...2, using: &random) {
                        let place = Int.random(in: 0...strings.rows[section].count, using: &random)
                        strings.rows[section].insert(fresh(), at: place)
                        came = came.map { $0.row >= place ? IndexPath(row: $0.row + 1, section: section) : $0 }
                        came.append(IndexPath(row: place, section: section))
                    }
                    table.table.insertRows(at: came, with: .automatic)
                }
            }
            table.layout()
            for (section, rows) in strings.rows.enumerated() {
                #expect(table.table.numberOfRows(inSection: section) == rows.count)
                for (row, text) in rows.enumerated() {
                    let path = IndexPath(row: row, section: section)
                    #expect(strings.shown[path] == text)
                    #expect(table.table.indexPath(for: table[row, section]) == path)
                }
            }
            #expect(table.table.visibleCells.count == strings.rows.joined().count)
        }
    }

    @Test("a row that moves keeps its cell and its selection")
    func move() {
        let strings = StringTable([["a", "b", "c"], ["d"]])
        let table = ShownTable(strings)
        let cell = table[0, 0]
        table.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        strings.rows = [["b", "c"], ["d", "a"]]
        table.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
        table.layout()
        #expect(table[1, 1] === cell)
        #expect(table.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
        #expect(strings.shown[IndexPath(row: 0, section: 0)] == "b")
    }

    @Test("sections come, go and move with their rows")
    func sections() {
        let strings = StringTable([["a"], ["b"], ["c"]])
        let table = ShownTable(strings)
        let c = table[0, 2]
        strings.rows = [["c"], ["new"], ["a"]]
        table.table.performBatchUpdates {
            table.table.deleteSections([1], with: .fade)
            table.table.insertSections([1], with: .fade)
            table.table.moveSection(2, toSection: 0)
        }
        table.layout()
        #expect(table[0, 0] === c)
        #expect(strings.shown.values.sorted() == ["a", "c", "new"])
        #expect(strings.shown[IndexPath(row: 0, section: 2)] == "a")
    }

    @Test("reloading asks for the row again, reconfiguring keeps its cell")
    func reload() {
        let strings = StringTable([["a", "b"]])
        let table = ShownTable(strings)
        strings.rows = [["a2", "b2"]]
        table.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layout()
        #expect(strings.shown == [IndexPath(row: 0, section: 0): "a2", IndexPath(row: 1, section: 0): "b"])
        table.table.reloadData()
        table.layout()
        #expect(strings.shown[IndexPath(row: 1, section: 0)] == "b2")
    }

    @Test("an empty update asks for the heights again")
    func heightsAgain() {
        let strings = StringTable([["a", "b"]])
        var height: CGFloat = 50
        strings.heights = { _ in height }
        let table = ShownTable(strings)
        height = 90
        table.table.beginUpdates()
        table.table.endUpdates()
        table.layout()
        #expect(table[1, 0].frame == CGRect(x: 0, y: 90, width: 375, height: 90))
        #expect(table.strings.askedRows.count == 2)
    }

    @Test("numbers that do not add up end the app with UIKit's words")
    func inconsistent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let strings = StringTable([["a", "b", "c"]])
                let table = ShownTable(strings)
                table.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after"
                    + " the update (3) must be equal to the number of rows contained in that section before the update (3), plus"
                    + " or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted)"))
    }

    @Test("an identifier that is not registered ends the app")
    func unregistered() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
            }
        }
    }
}
