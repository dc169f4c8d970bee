import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Frames that the phone's flow layout gave, case by case.
@MainActor @Suite("Flow layout: measured frames")
struct FlowLayoutTableTests {
    @Test(
        "items, headers, footers and content size are where the phone has them",
        arguments: [
            "full_line", "exact_fit", "horizontal", "single_wider", "last_line_four", "fractional_sizes",
            "empty_section",
            "tall_in_last_line", "uniform_by_delegate", "uniformity_per_line",
        ])
    func matches(_ id: String) throws {
        let table = try #require(fixture("cases/flow_layout.json") as? [String: Any])
        let cases = try #require(table["cases"] as? [[String: Any]])
        let entry = try #require(cases.first { $0["id"] as? String == id })
        let scene = FlowScene(entry)
        for (key, value) in entry["items"] as? [String: Any] ?? [:] {
            let numbers = key.split(separator: "-").compactMap { Int($0) }
            let path = IndexPath(item: numbers[1], section: numbers[0])
            #expect(scene.view.layoutAttributesForItem(at: path)?.frame == rect(value), "item \(key)")
        }
        for (name, kind) in [
            ("headers", UICollectionView.elementKindSectionHeader),
            ("footers", UICollectionView.elementKindSectionFooter),
        ] {
            for (key, value) in entry[name] as? [String: Any] ?? [:] {
                let path = IndexPath(item: 0, section: Int(key)!)
                let frame = scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
                #expect(frame == rect(value), "\(name) \(key)")
            }
        }
        if let size = entry["contentSize"] as? [String: Double] {
            let content = scene.layout.collectionViewContentSize
            if let width = size["width"] { #expect(content.width == CGFloat(width)) }
            if let height = size["height"] { #expect(content.height == CGFloat(height)) }
        }
    }

    @Test("every visible item is found by the rectangle it is in, whatever the rectangle")
    func rectangles() throws {
        let table = try #require(fixture("cases/flow_layout.json") as? [String: Any])
        for entry in try #require(table["cases"] as? [[String: Any]]) {
            let scene = FlowScene(entry)
            var all: [IndexPath: CGRect] = [:]
            for (section, count) in (entry["counts"] as! [Int]).enumerated() {
                for item in 0..<count {
                    let path = IndexPath(item: item, section: section)
                    all[path] = scene.view.layoutAttributesForItem(at: path)!.frame
                }
            }
            let size = scene.layout.collectionViewContentSize
            for step in 0..<12 {
                let part = CGRect(
                    x: size.width * CGFloat(step % 4) / 5, y: size.height * CGFloat(step / 4) / 4, width: 61, height: 43
                )
                let found = scene.layout.layoutAttributesForElements(in: part)!
                    .filter { $0.representedElementCategory == .cell }
                #expect(Set(found.map(\.indexPath)) == Set(all.filter { $0.value.overlaps(part) }.keys))
            }
        }
    }
}

/// A collection view of a measured case: its layout's settings, sizes and numbers.
@MainActor
final class FlowScene: NSObject, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    private let counts: [Int]
    private let delegate: NSObject?

    init(_ entry: [String: Any]) {
        counts = entry["counts"] as! [Int]
        let bounds = entry["bounds"] as! [Double]
        let values = entry["layout"] as! [String: Any]
        func size(_ value: Any?) -> CGSize? {
            (value as? [Double]).map { CGSize(width: $0[0], height: $0[1]) }
        }
        if let size = size(values["itemSize"]) { layout.itemSize = size }
        if let size = size(values["headerReferenceSize"]) { layout.headerReferenceSize = size }
        if let size = size(values["footerReferenceSize"]) { layout.footerReferenceSize = size }
        if let spacing = values["minimumLineSpacing"] as? Double { layout.minimumLineSpacing = CGFloat(spacing) }
        if let spacing = values["minimumInteritemSpacing"] as? Double {
            layout.minimumInteritemSpacing = CGFloat(spacing)
        }
        if let inset = values["sectionInset"] as? [Double] {
            layout.sectionInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        if values["scrollDirection"] as? String == "horizontal" { layout.scrollDirection = .horizontal }
        let configuration = DeviceConfiguration.pad()
        UIApplication._use(configuration)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: bounds[0], height: bounds[1]), collectionViewLayout: layout)
        delegate = (entry["itemSizes"] as? [String: [[Double]]]).map(SizeDelegate.init)
        super.init()
        view.dataSource = self
        view.delegate = delegate as? SizeDelegate
    }

    isolated deinit { UIApplication._use(.default) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fatalError() }

    final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        let sizes: [String: [[Double]]]
        init(_ sizes: [String: [[Double]]]) { self.sizes = sizes }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let size = sizes["\(indexPath.section)"]![indexPath.item]
            return CGSize(width: size[0], height: size[1])
        }
    }
}
