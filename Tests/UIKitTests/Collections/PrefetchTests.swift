import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Collection views tell which items come next")
struct PrefetchTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        var fetched: [Int] = []
        var cancelled: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            fetched += indexPaths.map(\.item)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
        }
    }

    @Test("ahead of the direction of scrolling, once each; what is left behind is cancelled")
    func ahead() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.prefetchDataSource = source
        let window = UIWindow(frame: view.frame)
        window.isHidden = false
        defer { window.isHidden = true }
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(source.fetched == Array(10..<20))
        source.fetched = []
        view.contentOffset.y = 1_000
        window.layoutIfNeeded()
        // Items 20 to 29 are seen now.
        #expect(source.fetched == Array(30..<40))
        #expect(source.cancelled == Array(10..<20))
        (source.fetched, source.cancelled) = ([], [])
        view.contentOffset.y = 950
        window.layoutIfNeeded()
        #expect(source.fetched == Array(9..<19))
        #expect(source.cancelled == Array(30..<40))
        source.fetched = []
        view.isPrefetchingEnabled = false
        view.contentOffset.y = 500
        window.layoutIfNeeded()
        #expect(source.fetched.isEmpty)
    }
}
