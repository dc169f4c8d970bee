import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Editing tables")
struct TableEditingTests {
    @Test("in the editing mode rows have controls, and content moves aside")
    func controls() {
        let strings = StringTable([["a", "b"]])
        let table = ShownTable(strings)
        table.table.setEditing(true, animated: false)
        table.layout()
        let cell = table[0, 0]
        #expect(cell.isEditing && cell.editingStyle == .delete)
        #expect(cell.contentView.frame.minX == CGFloat(38))
        #expect(cell._parts.controlView != nil && cell._parts.reorderView != nil)
        table.table.setEditing(false, animated: false)
        table.layout()
        #expect(cell.contentView.frame.minX == CGFloat(0))
        #expect(cell._parts.controlView == nil && cell._parts.reorderView == nil)
    }

    @Test("swiping offers deletion, which asks the data source to commit")
    func delete() {
        let strings = StringTable([["a", "b", "c"]])
        let table = ShownTable(strings)
        #expect(table.table._showSwipeActions(at: IndexPath(row: 1, section: 0), trailing: true))
        table.layout()
        let buttons = table.table._state.swipe!.buttons
        #expect(buttons.configuration.actions.map(\.title) == ["Delete"])
        #expect(table[1, 0].contentView.frame.minX < 0)
        let action = buttons.configuration.actions[0]
        action.handler(action, buttons) { _ in }
        table.layout()
        #expect(strings.journal.contains("commit 1 1"))
        #expect(strings.shown.values.sorted() == ["a", "c"])
        #expect(table.table._state.swipe == nil)
    }

    @Test("a row that a person moves is moved in the data source and on the screen")
    func move() {
        let strings = StringTable([["a", "b", "c"]])
        let table = ShownTable(strings)
        table.table._commitMove(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        table.layout()
        #expect(strings.rows == [["b", "c", "a"]])
        #expect(strings.shown[IndexPath(row: 2, section: 0)] == "a")
    }

    @Test("a finger on a row's control moves the row from its first step on; the table stays where it is")
    func moveByTouch() throws {
        let stage = TouchStage()
        defer { stage.end() }
        let strings = StringTable([["a", "b", "c"]])
        strings.heights = { _ in 50 }
        let table = strings.table
        table.contentInsetAdjustmentBehavior = .never
        _ = stage.add(table, 0, 100, 390, 120)
        table.setEditing(true, animated: false)
        stage.frame()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let control = try #require(cell._parts.reorderView)
        let start = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        stage.drag(start, CGPoint(x: start.x, y: start.y + 60), frames: 20, rests: true)
        stage.settle()
        #expect(strings.rows == [["b", "a", "c"]])
        #expect(table.contentOffset == .zero)
    }

    @Test("a controller knows whether its class moves rows")
    func probe() {
        final class Moving: UITableViewController {
            override func tableView(_ t: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
        }
        final class Still: UITableViewController {}
        let path = IndexPath(row: 0, section: 0)
        #expect(Moving(style: .plain).tableView(UITableView(), canMoveRowAt: path))
        #expect(!Still(style: .plain).tableView(UITableView(), canMoveRowAt: path))
    }

    @Test("a controller's view is its table, which it fills and edits")
    func controller() {
        final class Names: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let controller = Names(style: .grouped)
        let harness = AppHarness(.phone(), root: controller)
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.visibleCells.count == 3)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        controller.setEditing(false, animated: false)
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        harness.frame()
    }

    @Test("names are collated under their letters, whatever their accents")
    func collation() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27)
        #expect(["Émile", "zoe", "3M", "ßa"].map { collation.section(of: $0) } == [4, 25, 26, 18])
    }
}
