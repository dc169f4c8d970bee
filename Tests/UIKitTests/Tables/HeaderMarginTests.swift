import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct HeaderMarginTests {
    /// Titles start where rows do: at the margin inside the safe area, whatever that was before.
    @Test("titles of headers follow the safe area")
    func safeArea() throws {
        let source = StringTable([["a", "b"], ["c"]], headers: ["One", "Two"])
        let controller = UIViewController()
        let harness = AppHarness(root: controller)
        source.table.frame = controller.view.bounds
        source.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(source.table)
        func edges() throws -> (title: CGFloat, row: CGFloat) {
            harness.window.layoutIfNeeded()
            let title = try #require(source.table.headerView(forSection: 0)?.textLabel)
            let row = try #require(source.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
            return (
                title.convert(title.bounds, to: source.table).minX, row.convert(row.bounds, to: source.table).minX
            )
        }
        let start = try edges()
        #expect(start.title == start.row)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 62)
        let inset = try edges()
        #expect(inset.title == inset.row)
        #expect(inset.row > start.row + 50)
        controller.additionalSafeAreaInsets = .zero
        let end = try edges()
        #expect(end.title == start.title && end.row == start.row)
    }
}
