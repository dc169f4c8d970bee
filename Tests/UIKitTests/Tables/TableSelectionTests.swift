import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Touching rows")
struct TableSelectionTests {
    @MainActor private final class Screen {
        let harness: AppHarness
        let strings = StringTable([(0..<8).map { "Row \($0)" }])
        var table: UITableView { strings.table }

        init() {
            strings.heights = { _ in 50 }
            let controller = UIViewController()
            let table = strings.table
            harness = AppHarness(.phone(), root: controller)
            table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
            table.contentInsetAdjustmentBehavior = .never
            controller.view.addSubview(table)
            harness.frame()
        }

        func send(_ phase: UITouch.Phase, _ row: Int, x: CGFloat = 50) {
            TouchInput.send([.init(finger: 1, phase: phase, location: CGPoint(x: x, y: 125 + CGFloat(row) * 50))])
        }

        func tap(_ row: Int) -> [String] {
            strings.journal = []
            send(.began, row)
            FrameClock.advance(by: 0.2)
            harness.frame()
            send(.ended, row)
            harness.frame()
            return strings.journal
        }
    }

    @Test("a tap highlights, then selects the row")
    func tap() {
        let screen = Screen()
        #expect(screen.tap(1) == ["shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1"])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))!.isSelected)
    }

    @Test("selecting another row deselects the first")
    func other() {
        let screen = Screen()
        _ = screen.tap(1)
        let journal = screen.tap(2).filter { !$0.contains("ighlight") }
        #expect(journal == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
        #expect(!screen.table.cellForRow(at: IndexPath(row: 1, section: 0))!.isSelected)
    }

    @Test("a delegate that returns nothing keeps the row from being selected")
    func refused() {
        let screen = Screen()
        #expect(!screen.tap(3).contains("didSelect 3"))
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("with several selections a second tap deselects")
    func several() {
        let screen = Screen()
        screen.table.allowsMultipleSelection = true
        _ = screen.tap(4)
        _ = screen.tap(1)
        #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [4, 1])
        #expect(screen.tap(4).suffix(2) == ["willDeselect 4", "didDeselect 4"])
        #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [1])
    }

    @Test("selecting in code tells nobody and asks nobody")
    func silent() {
        let screen = Screen()
        screen.strings.journal = []
        screen.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        #expect(screen.strings.journal.isEmpty)
        #expect(screen.table.indexPathForSelectedRow?.row == 3)
        screen.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("a row starts its segue after the delegate heard of the selection")
    func segue() {
        let screen = Screen()
        let cell = screen.table.cellForRow(at: IndexPath(row: 2, section: 0))!
        cell._selectionSegue = { [strings = screen.strings] _ in strings.journal.append("segue") }
        #expect(screen.tap(2).suffix(2) == ["didSelect 2", "segue"])
    }

    @Test("without selection rows do not react")
    func none() {
        let screen = Screen()
        screen.table.allowsSelection = false
        #expect(screen.tap(1).isEmpty)
    }
}
