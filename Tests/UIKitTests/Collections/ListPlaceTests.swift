import Testing
import UIKit

@testable import UIKitCore

/// A list of rows that measure themselves: the narrower the list and the larger the text, the higher a row.
@MainActor
private final class MeasuredList: UICollectionViewController {
    let count: Int
    var asked = 0

    init(_ count: Int, _ appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.count = count
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.showsSeparators = false
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    static func height(_ row: Int, width: CGFloat, category: UIContentSizeCategory) -> CGFloat {
        let line: CGFloat = category == .large ? 20 : 40
        return 12 + line * (CGFloat(40 + row * 37 % 260) / (width / (line / 2)).rounded(.down)).rounded(.up)
    }

    final class Cell: UICollectionViewListCell {
        var row = 0

        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size.height = MeasuredList.height(
                row, width: attributes.size.width, category: traitCollection.preferredContentSizeCategory)
            return attributes
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        cell.row = indexPath.item
        return cell
    }

    var top: CGFloat { collectionView.contentOffset.y + collectionView.adjustedContentInset.top }

    private var sorted: [UICollectionViewCell] {
        collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    }

    var first: (path: IndexPath, distance: CGFloat)? {
        sorted.first { $0.frame.maxY > top }.flatMap { cell in
            collectionView.indexPath(for: cell).map { ($0, cell.frame.minY - top) }
        }
    }

    func distance(_ path: IndexPath) -> CGFloat? { collectionView.cellForItem(at: path).map { $0.frame.minY - top } }

    var isSound: Bool {
        let category = collectionView.traitCollection.preferredContentSizeCategory
        let cells = sorted
        return !cells.isEmpty
            && cells.allSatisfy {
                isNear($0.frame.height, Self.height(($0 as! Cell).row, width: $0.frame.width, category: category))
            } && zip(cells, cells.dropFirst()).allSatisfy { isNear($0.frame.maxY, $1.frame.minY) }
    }

    func scroll(by distance: CGFloat) {
        let lowest = -collectionView.adjustedContentInset.top
        collectionView.contentOffset.y = max(collectionView.contentOffset.y + distance, lowest)
        collectionView.layoutIfNeeded()
    }
}

@MainActor
@Suite("Rows of lists stay where they are seen")
struct ListPlaceTests {
    private func stage(
        _ count: Int = 400, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
    ) -> (FingerStage, MeasuredList) {
        let list = MeasuredList(count, appearance)
        list.title = "Rows"
        return (FingerStage(.phone(), root: UINavigationController(rootViewController: list)), list)
    }

    private func turn(_ stage: FingerStage) {
        stage.harness.apply { $0.turn() }
        stage.settle()
    }

    private func walk(_ stage: FingerStage, _ list: MeasuredList, _ distance: CGFloat) {
        for _ in 0..<Int(abs(distance) / 150) { list.scroll(by: distance > 0 ? 150 : -150) }
        stage.settle()
    }

    @Test(
        "the first row seen keeps its place as the device turns, and turned back",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func turns(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let (stage, list) = stage(400, appearance)
        walk(stage, list, 4_200)
        let (path, before) = try #require(list.first)
        turn(stage)
        #expect(list.isSound)
        let turned = try #require(list.distance(path))
        let height = try #require(list.collectionView.cellForItem(at: path)).frame.height
        if before + height > 0 { #expect(isNear(turned, before, by: 0.34)) }
        turn(stage)
        #expect(list.isSound)
        #expect(try isNear(#require(list.distance(path)), before, by: 0.34))
    }

    @Test("text of another size leaves the first row where it is")
    func textSize() throws {
        let (stage, list) = stage()
        walk(stage, list, 3_000)
        let (path, before) = try #require(list.first)
        stage.harness.apply { $0.contentSizeCategory = .accessibilityLarge }
        stage.settle()
        #expect(list.isSound)
        #expect(try isNear(#require(list.distance(path)), before, by: 0.34))
    }

    @Test("a list at its start stays there")
    func start() {
        let (stage, list) = stage()
        for _ in 0..<3 {
            #expect(list.first?.path == IndexPath(item: 0, section: 0))
            #expect(list.collectionView.contentOffset.y == -list.collectionView.adjustedContentInset.top)
            turn(stage)
        }
    }

    @Test("after turning, scrolling up moves rows by as much as it says, up to the first one")
    func upwards() throws {
        let (stage, list) = stage()
        walk(stage, list, 2_400)
        turn(stage)
        var steps = 0
        while list.collectionView.contentOffset.y > -list.collectionView.adjustedContentInset.top + 50, steps < 1_000 {
            let path = try #require(list.collectionView.indexPathsForVisibleItems.max())
            let before = try #require(list.distance(path))
            list.scroll(by: -20)
            steps += 1
            guard let after = list.distance(path) else { continue }
            #expect(isNear(after - before, 20, by: 0.34))
            #expect(list.isSound)
        }
        #expect(steps < 1_000)
        list.scroll(by: -100)
        #expect(list.first?.path == IndexPath(item: 0, section: 0))
    }

    @Test("a finger that drags rows down takes them along")
    func drag() throws {
        let (stage, list) = stage()
        list.collectionView.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        stage.settle()
        turn(stage)
        func send(_ phase: UITouch.Phase, _ y: CGFloat) {
            TouchInput.send([TouchInput.Change(finger: 1, phase: phase, location: CGPoint(x: 100, y: y))])
        }
        var y: CGFloat = 120
        send(.began, y)
        stage.frame()
        for _ in 0..<4 {
            y += 5
            send(.moved, y)
            stage.frame()
        }
        let asked = list.asked
        for _ in 0..<26 {
            let path = try #require(list.first?.path)
            let before = try #require(list.distance(path))
            y += 7
            send(.moved, y)
            stage.frame()
            #expect(try isNear(#require(list.distance(path)) - before, 7, by: 0.68))
        }
        #expect(list.asked > asked)
        send(.ended, y)
        stage.settle()
        #expect(list.isSound)
    }

    @Test("rows scroll to any place, also those that were never measured", arguments: [390, 0, 200, 399])
    func scrollToItem(row: Int) throws {
        for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
            let (stage, list) = stage()
            list.collectionView.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
            stage.settle()
            let path = IndexPath(item: row, section: 0)
            list.collectionView.scrollToItem(at: path, at: position, animated: false)
            stage.settle()
            let view = list.collectionView!
            let seen = view.bounds.inset(by: view.adjustedContentInset)
            let cell = try #require(view.cellForItem(at: path))
            #expect(cell.frame.minY >= seen.minY - 0.5 && cell.frame.maxY <= seen.maxY + 0.5)
            #expect(list.isSound)
        }
    }
}
