import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct SwipedCellMarginTests {
    @Test("a swiped row slides as a whole: its margins stay")
    func margins() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let harness = AppHarness(root: UIViewController())
        harness.window.addSubview(table)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        table.addSubview(cell)
        cell.layoutIfNeeded()
        let start = cell.textLabel?.frame.minX
        let margins = cell.contentView.layoutMargins
        cell._parts.swipeOffset = -74
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == CGFloat(-74))
        #expect(cell.contentView.layoutMargins == margins)
        #expect(cell.textLabel?.frame.minX == start)
    }
}
