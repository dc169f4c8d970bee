import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Safe area and margins")
struct SafeAreaTests {
    private let table = fixture("cases/safe_area.json") as? [String: Any] ?? [:]

    /// 320 by 480 with insets 44, 10, 34, 12, from a controller's additional insets: no window is needed.
    private func container() -> UIView {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        controllers.append(controller)
        return controller.view
    }

    private final class Kept: @unchecked Sendable { var controllers: [UIViewController] = [] }
    private let kept = Kept()
    private var controllers: [UIViewController] {
        get { kept.controllers }
        nonmutating set { kept.controllers = newValue }
    }

    @Test("the unsafe edges reach into a subview as far as it lies under them", arguments: 0..<5)
    func propagation(_ index: Int) throws {
        let rows = try #require(table["propagation"] as? [[String: Any]])
        let view = container()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        let child = UIView(frame: try #require(rect(rows[index]["child"] as Any)))
        view.addSubview(child)
        #expect(child.safeAreaInsets == insets(rows[index]["insets"] as Any))
    }

    @Test("the safe area guide is the bounds without the insets")
    func guide() {
        let view = container()
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
        controllers[0].additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 50, width: 320, height: 430))
    }

    @Test("margins of 8 points add to the safe area unless they are told not to")
    func margins() throws {
        let rows = try #require(table["margins"] as? [[String: Any]])
        for row in rows {
            let view = container()
            let child = UIView(frame: view.bounds)
            view.addSubview(child)
            if let follows = row["insetsFromSafeArea"] as? Bool { child.insetsLayoutMarginsFromSafeArea = follows }
            #expect(child.layoutMargins == insets(row["margins"] as Any))
        }
    }

    @Test("the margins' guide of a plain view lies 8 points inside")
    func marginsGuide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
    }

    @Test("margins of the superview are kept where the view reaches into them and asks for it")
    func preservedMargins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 100))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 20))
    }

    @Test("margins of the superview never reach further in than they are, and what scrolls has the side ones alone")
    func preservedMarginsOutside() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let inner = UIView(frame: CGRect(x: -50, y: -50, width: 400, height: 400))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
        let scrollView = UIScrollView(frame: outer.frame)
        scrollView.layoutMargins = outer.layoutMargins
        inner.frame = CGRect(x: 0, y: 150, width: 200, height: 100)
        scrollView.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30))
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let label = UILabel()
            label.text = "Row"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let guide = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
            ])
            // As every cell of a storyboard has it.
            cell.preservesSuperviewLayoutMargins = true
            cell.contentView.preservesSuperviewLayoutMargins = true
            return cell
        }
    }

    @Test("rows that size themselves by their margins are as high at the screen's bottom as elsewhere")
    func rowsAtTheBottom() {
        let rows = Rows()
        let harness = AppHarness(root: rows)
        let heights = Set(rows.tableView.visibleCells.map { $0.frame.height })
        #expect(heights.count == 1, "\(heights)")
        #expect(rows.tableView.visibleCells.last.map { $0.frame.maxY > rows.tableView.bounds.maxY - 34 } == true)
        withExtendedLifetime(harness) {}
    }

    @Test("leading margins change sides from right to left")
    func directionalMargins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
