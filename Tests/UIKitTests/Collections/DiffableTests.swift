import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Diffable data sources and snapshots")
struct DiffableTests {
    @Test("a table shows the last snapshot after random ones", arguments: 0..<20)
    func random(seed: Int) {
        var random = SystemRandomNumberGenerator.seeded(seed)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
        let window = UIWindow(frame: table.frame)
        window.isHidden = false
        defer { window.isHidden = true }
        window.addSubview(table)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var cells: [Int: UITableViewCell] = [:]
        for _ in 0..<10 {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            var items = Array(0..<40).shuffled(using: &random).prefix(30)
            for section in ["A", "B", "C"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
                snapshot.appendSections([section])
                let count = min(Int.random(in: 0...10, using: &random), items.count)
                snapshot.appendItems(Array(items.prefix(count)))
                items = items.dropFirst(count)
            }
            source.apply(snapshot)
            window.layoutIfNeeded()
            #expect(source.snapshot() == snapshot)
            #expect(table.numberOfSections == snapshot.numberOfSections)
            var now: [Int: UITableViewCell] = [:]
            for (section, name) in snapshot.sectionIdentifiers.enumerated() {
                for (row, item) in snapshot.itemIdentifiers(inSection: name).enumerated() {
                    let path = IndexPath(row: row, section: section)
                    let cell = table.cellForRow(at: path)
                    #expect(cell?.textLabel?.text == "\(item)")
                    #expect(source.indexPath(for: item) == path)
                    #expect(source.itemIdentifier(for: path) == item)
                    // Items that stay keep their cells.
                    if let before = cells[item] { #expect(cell === before) }
                    now[item] = cell
                }
            }
            #expect(table.visibleCells.count == snapshot.numberOfItems)
            cells = now
        }
    }

    @Test("items are appended, inserted, moved and deleted in their sections")
    func items() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        snapshot.appendItems([4, 5])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.insertItems([8], afterItem: 4)
        #expect(snapshot.itemIdentifiers == [1, 9, 2, 3, 4, 8, 5])
        snapshot.moveItem(1, afterItem: 5)
        #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 8, 5, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
        #expect(snapshot.indexOfItem(8) == 4)
        snapshot.deleteItems([9, 4])
        snapshot.moveSection("B", beforeSection: "A")
        #expect(snapshot.itemIdentifiers == [8, 5, 1, 2, 3])
        snapshot.deleteSections(["B"])
        #expect(snapshot.numberOfItems == 2 && snapshot.indexOfItem(5) == nil)
    }

    @Test("appending an item that is there moves it")
    func again() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        snapshot.appendItems(["a"], toSection: 1)
        #expect(snapshot.itemIdentifiers(inSection: 0) == ["b"])
        #expect(snapshot.itemIdentifiers(inSection: 1) == ["a"])
    }

    @Test("identifiers twice in one call end the app")
    func twice() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 1])
        }
    }

    @Test("children show while everything above them is expanded")
    func outline() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "nuts"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["cox"], to: "apple")
        #expect(snapshot.items == ["fruit", "apple", "cox", "pear", "nuts"])
        #expect(snapshot.visibleItems == ["fruit", "nuts"])
        snapshot.expand(["apple"])
        #expect(!snapshot.isVisible("cox") && snapshot.isExpanded("apple"))
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "cox", "pear", "nuts"])
        #expect(snapshot.level(of: "cox") == 2 && snapshot.parent(of: "cox") == "apple")
        snapshot.insert(["plum"], after: "apple")
        #expect(snapshot.snapshot(of: "fruit").rootItems == ["apple", "plum", "pear"])
        snapshot.delete(["fruit"])
        #expect(snapshot.items == ["nuts"])
    }

    @Test("an outline takes the place of an item's children")
    func replace() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([1, 2])
        snapshot.append([10, 11], to: 1)
        var children = NSDiffableDataSourceSectionSnapshot<Int>()
        children.append([20])
        children.append([21], to: 20)
        snapshot.replace(childrenOf: 1, using: children)
        #expect(snapshot.items == [1, 20, 21, 2])
        #expect(snapshot.level(of: 21) == 2)
    }
}
