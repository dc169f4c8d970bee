import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Rows that measure themselves stay where they are seen")
struct RowPlaceTests {
    private func stage(_ counts: [Int] = [400], style: UITableView.Style = .plain, headers: Bool = false)
        -> MeasuredTableStage
    {
        let rows = MeasuredTable(counts, style: style)
        rows.headers = headers
        return MeasuredTableStage(rows)
    }

    /// Small steps, so that every row on the way is measured.
    private func walk(_ stage: MeasuredTableStage, _ distance: CGFloat) {
        var left = abs(distance)
        while left > 0 {
            stage.rows.scroll(by: distance > 0 ? min(left, 150) : -min(left, 150))
            left -= 150
        }
        stage.settle()
    }

    @Test(
        "the first row seen keeps its distance from the bar when the device turns, and turning back restores the place",
        arguments: [CGFloat(333), 1_871, 4_000, 9_437])
    func turns(distance: CGFloat) throws {
        let stage = stage()
        walk(stage, distance)
        let rows = stage.rows
        let (path, before) = try #require(rows.first)
        let offset = rows.tableView.contentOffset
        stage.turn()
        #expect(rows.isSound)
        let turned = try #require(rows.distance(path))
        // A row of which nothing would be left to see is cut by the same share.
        if before + rows.height(path) > 0 {
            #expect(isNear(turned, before, by: 0.34))
        } else {
            #expect(turned <= 0 && turned + rows.height(path) > 0)
        }
        stage.turn()
        #expect(rows.isSound)
        #expect(try isNear(#require(rows.distance(path)), before, by: 0.34))
        #expect(isNear(rows.tableView.contentOffset.y, offset.y, by: 0.34))
    }

    @Test("a table at its start stays there", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func start(style: UITableView.Style) throws {
        let stage = stage([30, 30], style: style, headers: true)
        for _ in 0..<3 {
            let table = stage.rows.tableView!
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
            #expect(stage.rows.first?.path == IndexPath(row: 0, section: 0))
            stage.turn()
        }
    }

    @Test(
        "text of another size leaves the first row where it is",
        arguments: [UIContentSizeCategory.small, .accessibilityLarge])
    func textSize(category: UIContentSizeCategory) throws {
        let stage = stage()
        walk(stage, 5_000)
        let rows = stage.rows
        let (path, before) = try #require(rows.first)
        stage.setTextSize(category)
        #expect(rows.isSound)
        let after = try #require(rows.distance(path))
        if before + rows.height(path) > 0 { #expect(isNear(after, before, by: 0.34)) }
        stage.setTextSize(.large)
        #expect(rows.isSound)
        #expect(try isNear(#require(rows.distance(path)), before, by: 0.34))
    }

    @Test("with sections and headers, too", arguments: [UITableView.Style.plain, .insetGrouped])
    func sections(style: UITableView.Style) throws {
        let stage = stage([30, 0, 45, 3, 80], style: style, headers: true)
        walk(stage, 3_100)
        let rows = stage.rows
        let (path, before) = try #require(rows.first)
        stage.turn()
        if before + rows.tableView.rectForRow(at: path).height > 0 {
            #expect(try isNear(#require(rows.distance(path)), before, by: 0.34))
        }
        stage.turn()
        #expect(try isNear(#require(rows.distance(path)), before, by: 0.34))
    }

    @Test("after turning, scrolling up moves rows by as much as it says, up to the first one")
    func upwards() throws {
        let stage = stage()
        let rows = stage.rows
        walk(stage, 3_000)
        stage.turn()
        var steps = 0
        while rows.tableView.contentOffset.y > -rows.tableView.adjustedContentInset.top + 50, steps < 1_000 {
            let path = try #require(rows.tableView.indexPathsForVisibleRows?.last)
            let before = try #require(rows.distance(path))
            rows.scroll(by: -20)
            guard let after = rows.distance(path) else { continue }
            #expect(isNear(after - before, 20, by: 0.34))
            #expect(rows.isSound)
            steps += 1
        }
        #expect(steps < 1_000)
        rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
        rows.tableView.layoutIfNeeded()
        #expect(rows.first?.path == IndexPath(row: 0, section: 0))
        #expect(rows.first?.distance == 0)
    }

    @Test("the way to the start leads to the start, whatever was estimated")
    func jumpToStart() {
        let stage = stage([2_000])
        let rows = stage.rows
        rows.tableView.scrollToRow(at: IndexPath(row: 1_500, section: 0), at: .top, animated: false)
        stage.settle()
        stage.turn()
        rows.tableView.setContentOffset(CGPoint(x: 0, y: -rows.tableView.adjustedContentInset.top), animated: false)
        stage.settle()
        #expect(rows.first?.path == IndexPath(row: 0, section: 0))
        #expect(rows.first?.distance == 0)
        #expect(rows.isSound)
    }

    @Test("a finger that drags rows down takes them along while rows above turn out to be higher or lower")
    func drag() throws {
        let stage = stage()
        let rows = stage.rows
        rows.tableView.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        stage.settle()
        stage.turn()
        stage.send(.began, y: 120)
        stage.frame()
        var y: CGFloat = 120
        // The first points are needed to tell a drag from a tap.
        for _ in 0..<4 {
            y += 5
            stage.send(.moved, y: y)
            stage.frame()
        }
        #expect(rows.tableView.isDragging)
        let measured = rows.asked.count
        for _ in 0..<26 {
            let path = try #require(rows.first?.path)
            let before = try #require(rows.distance(path))
            y += 7
            stage.send(.moved, y: y)
            stage.frame()
            #expect(try isNear(#require(rows.distance(path)) - before, 7, by: 0.68))
            #expect(rows.tableView.isDragging)
        }
        #expect(rows.asked.count > measured)
        stage.send(.ended, y: y)
        stage.settle()
        #expect(rows.isSound)
    }

    @Test("rows that glide slow down without a jump, as far as those whose heights were known")
    func glide() throws {
        /// How far the rows go after a flick.
        func flick(_ stage: MeasuredTableStage) throws -> (steps: [CGFloat], isSound: Bool) {
            let rows = stage.rows
            stage.send(.began, y: 110)
            stage.frame()
            var y: CGFloat = 110
            for _ in 0..<8 {
                y += 20
                stage.send(.moved, y: y)
                stage.frame()
            }
            stage.send(.ended, y: y)
            var steps: [CGFloat] = []
            for _ in 0..<400 where rows.tableView.isDecelerating {
                let path = try #require(rows.first?.path)
                let before = try #require(rows.distance(path))
                stage.frame()
                if let after = rows.distance(path) { steps.append(after - before) }
            }
            return (steps, rows.isSound)
        }
        let unknown = stage([3_000])
        unknown.rows.tableView.scrollToRow(at: IndexPath(row: 2_000, section: 0), at: .top, animated: false)
        unknown.settle()
        let first = try flick(unknown)
        let known = stage([3_000])
        walk(known, 20_000)
        let second = try flick(known)
        #expect(first.isSound && second.isSound)
        #expect(first.steps.count > 20 && abs(first.steps.count - second.steps.count) <= 1)
        #expect(abs(first.steps.reduce(0, +) - second.steps.reduce(0, +)) < 5)
        // Slower from frame to frame, up to the rounding to pixels.
        for (step, next) in zip(first.steps, first.steps.dropFirst()) { #expect(next <= step + 0.68 && next > -0.68) }
    }

    @Test("rows scroll to any place, also those that were never measured", arguments: [1_990, 3, 1_000, 1_999, 0, 17])
    func scrollToRow(row: Int) throws {
        for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
            let stage = stage([2_000])
            let rows = stage.rows
            rows.tableView.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
            stage.settle()
            let path = IndexPath(row: row, section: 0)
            let asked = rows.asked.count
            rows.tableView.scrollToRow(at: path, at: position, animated: false)
            let table = rows.tableView!
            let seen = table.bounds.inset(by: table.adjustedContentInset)
            let cell = try #require(table.cellForRow(at: path))
            #expect(rows.isSound)
            // As far as the content goes.
            let lowest = -table.adjustedContentInset.top
            let highest = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
            let wanted: CGFloat? =
                switch position {
                case .top: cell.frame.minY - table.adjustedContentInset.top
                case .middle: cell.frame.midY - seen.height / 2 - table.adjustedContentInset.top
                case .bottom: cell.frame.maxY - seen.height - table.adjustedContentInset.top
                default: nil
                }
            if let wanted {
                #expect(isNear(table.contentOffset.y, min(max(wanted, lowest), highest), by: 0.34))
            }
            #expect(cell.frame.minY >= seen.minY - 0.34 && cell.frame.maxY <= seen.maxY + 0.34)
            #expect(rows.asked.count - asked <= 120)
        }
    }

    @Test("rows that are reloaded above do not move what is seen; rows that come or go above move it by their height")
    func updatesAbove() throws {
        let stage = stage()
        let rows = stage.rows
        walk(stage, 4_000)
        stage.turn()
        let table = rows.tableView!
        let (path, before) = try #require(rows.first)
        let offset = table.contentOffset.y
        table.reloadRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)], with: .none)
        stage.settle()
        #expect(table.contentOffset.y == offset)
        #expect(try isNear(#require(rows.distance(path)), before, by: 0.34))
        let gone = table.rectForRow(at: IndexPath(row: 2, section: 0)).height
        table.performBatchUpdates {
            rows.lengths[0].remove(at: 2)
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
        stage.settle()
        // The system leaves the offset as it is.
        #expect(table.contentOffset.y == offset)
        let moved = IndexPath(row: path.row - 1, section: 0)
        let after = table.rectForRow(at: moved).minY - rows.top
        #expect(isNear(after, before - gone, by: 0.34))
        #expect(rows.isSound)
    }

    @Test("an estimate counts for rows that were not seen, none makes all rows 44 points high")
    func estimates() {
        let rows = MeasuredTable([100])
        rows.loadViewIfNeeded()
        rows.tableView.estimatedRowHeight = 300
        let stage = MeasuredTableStage(rows)
        let seen = rows.tableView.indexPathsForVisibleRows!
        let known = seen.reduce(CGFloat(0)) { $0 + rows.height($1) }
        #expect(isNear(rows.tableView.contentSize.height, known + CGFloat(100 - seen.count) * 300))
        rows.tableView.estimatedRowHeight = 0
        stage.settle()
        #expect(rows.tableView.contentSize.height == CGFloat(4_400))
        for cell in rows.tableView.visibleCells { #expect(cell.frame.height == CGFloat(44)) }
    }

    @Test("a header that is set again with another height moves the rows, and keeps what is known of them")
    func headerAgain() throws {
        let stage = stage()
        let rows = stage.rows
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        rows.tableView.tableHeaderView = header
        stage.settle()
        walk(stage, 2_000)
        let (path, before) = try #require(rows.first)
        let offset = rows.tableView.contentOffset.y
        header.frame.size.height = 100
        rows.tableView.tableHeaderView = header
        stage.settle()
        #expect(rows.tableView.contentOffset.y == offset)
        #expect(isNear(rows.tableView.rectForRow(at: path).minY - rows.top, before + 40, by: 0.34))
    }

    @Test("turned at its end, a table ends at its end; turned back, it is where it was")
    func end() throws {
        let stage = stage()
        let rows = stage.rows
        rows.tableView.scrollToRow(at: IndexPath(row: 399, section: 0), at: .bottom, animated: false)
        stage.settle()
        let (path, before) = try #require(rows.first)
        stage.turn()
        #expect(try isNear(#require(rows.distance(path)), before, by: 0.34))
        let table = rows.tableView!
        table.scrollToRow(at: IndexPath(row: 399, section: 0), at: .bottom, animated: false)
        stage.settle()
        let (landscape, distance) = try #require(rows.first)
        stage.turn()
        let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
        #expect(isNear(table.contentOffset.y, end, by: 0.34))
        #expect(rows.isSound)
        stage.turn()
        #expect(try isNear(#require(rows.distance(landscape)), distance, by: 0.34))
    }

    @Test("a walk down and up a long table asks for each row a few times at most")
    func noQuadraticWalks() {
        let stage = stage([5_000])
        let rows = stage.rows
        walk(stage, 60_000)
        stage.turn()
        rows.asked = []
        let count = rows.tableView.indexPathsForVisibleRows!.last!.row
        walk(stage, -60_000)
        #expect(rows.first!.path.row < count)
        #expect(rows.asked.count <= count * 2)
    }
}
