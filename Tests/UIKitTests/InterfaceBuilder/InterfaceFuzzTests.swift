import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct InterfaceFuzzTests {
    /// Linear congruential: the same mutations on every run.
    private struct Random {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
    }

    private static let seed = InterfaceText.storyboard(
        InterfaceText.scene(
            view: """
                <subviews>
                <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st">
                <subviews><label text="A" numberOfLines="0" id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
                <button buttonType="system" id="b1"><state key="normal" title="B"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
                <buttonConfiguration key="configuration" style="filled" title="T"/>
                <connections><segue destination="two" kind="show" identifier="go" id="sg"/></connections></button>
                <slider minValue="0.0" maxValue="10" value="5" id="sl"/><segmentedControl selectedSegmentIndex="1" id="sc"><segments><segment title="x"/><segment title="y"/></segments></segmentedControl>
                <textField text="t" borderStyle="roundedRect" id="tf"><textInputTraits key="textInputTraits" keyboardType="URL"/></textField></subviews></stackView>
                <tableView style="grouped" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="100" height="100"/><prototypes><tableViewCell reuseIdentifier="c" id="tc"/></prototypes></tableView>
                <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="d" id="cc"/></cells></collectionView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="sa"/>
                <constraints>
                <constraint firstItem="st" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" id="k1"/>
                <constraint firstItem="st" firstAttribute="leading" secondItem="sa" secondAttribute="leadingMargin" multiplier="1:2" priority="750" id="k2"/>
                <constraint firstItem="l1" firstAttribute="height" constant="30" id="k3"><variation key="heightClass=compact" constant="9"/></constraint>
                </constraints>
                <variation key="widthClass=regular"><mask key="subviews"><exclude reference="tv"/></mask><mask key="constraints"><exclude reference="k1"/></mask></variation>
                """,
            after: """
                <tabBarItem key="tabBarItem" title="x" id="ti"/><navigationItem key="navigationItem" title="n" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/></navigationItem>
                <connections><outlet property="nothing" destination="l1" id="o1"/><segue destination="two" kind="presentation" identifier="p" id="s2"/></connections>
                """,
            others: "<tapGestureRecognizer id=\"tg\"/><customObject id=\"co\"/>")
            + InterfaceText.scene("two"))

    /// Reads and shows what is left of a storyboard; whatever it is, the process lives on.
    private func exercise(_ data: Data) -> Bool {
        guard let document = try? InterfaceDocument(data, file: "f.storyboard", kind: .storyboard) else { return false }
        let storyboard = UIStoryboard(document, bundle: .main)
        for scene in document.scenes {
            guard let controller = storyboard._instantiate(scene) else { continue }
            guard let view = controller.view else { continue }
            view.layoutIfNeeded()
        }
        return true
    }

    @Test("mutated storyboards are refused or shown in part, and never end the process")
    func mutations() {
        let harness = AppHarness()
        let original = Array(Self.seed.utf8)
        #expect(exercise(Data(original)))
        var random = Random(state: 42)
        var read = 0
        for _ in 0..<300 {
            var bytes = original
            for _ in 0...random.next(4) {
                let place = random.next(bytes.count)
                switch random.next(6) {
                case 0: bytes[place] = UInt8(random.next(256))
                case 1: bytes.removeSubrange(place..<min(place + random.next(40), bytes.count))
                case 2: bytes.insert(contentsOf: bytes[place..<min(place + random.next(200), bytes.count)], at: place)
                case 3: bytes = Array(bytes[..<place])
                case 4: swapValues(&bytes, &random)
                default: replaceNumber(&bytes, &random)
                }
                if bytes.isEmpty { bytes = [60] }
            }
            if exercise(Data(bytes)) { read += 1 }
        }
        #expect(read > 30)
        Findings.removeAll()
        _ = harness
    }

    @Test("values that make no sense are left out", arguments: 0..<200)
    func values(seed: Int) {
        let harness = AppHarness()
        var random = Random(state: UInt64(seed) &* 7919)
        var bytes = Array(Self.seed.utf8)
        for _ in 0..<12 {
            if random.next(2) == 0 { swapValues(&bytes, &random) } else { replaceNumber(&bytes, &random) }
        }
        #expect(exercise(Data(bytes)))
        Findings.removeAll()
        _ = harness
    }

    /// The places of attribute values.
    private func values(_ bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
            if let begin = start {
                result.append(begin..<index)
                start = nil
            } else {
                start = index + 1
            }
        }
        return result
    }

    /// Two attributes change values: ids clash, references lead to other kinds of objects.
    private func swapValues(_ bytes: inout [UInt8], _ random: inout Random) {
        let places = values(bytes)
        guard places.count > 8 else { return }
        // The first are those of the declaration and the document.
        let first = places[4 + random.next(places.count - 4)]
        let second = places[4 + random.next(places.count - 4)]
        let value = Array(bytes[second])
        bytes.replaceSubrange(first, with: value)
    }

    private func replaceNumber(_ bytes: inout [UInt8], _ random: inout Random) {
        let hostile = [
            "-1", "0", "1e308", "-1e308", "nan", "inf", "99999999999999999999", "1e-320", "", "YES", "NO", "0x10",
        ]
        let places = values(bytes).dropFirst(4).filter { Double(String(decoding: bytes[$0], as: UTF8.self)) != nil }
        guard !places.isEmpty else { return }
        bytes.replaceSubrange(
            places[places.startIndex + random.next(places.count)], with: Array(hostile[random.next(hostile.count)].utf8)
        )
    }

    @Test("scenes that contain, embed or refer to each other come to an end")
    func cycles() throws {
        let harness = AppHarness()
        let text = InterfaceText.storyboard(
            """
            <scene sceneID="a"><objects><navigationController id="one" sceneMemberID="viewController">
            <connections><segue destination="two" kind="relationship" relationship="rootViewController" id="r1"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="b"><objects><tabBarController id="two" sceneMemberID="viewController">
            <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="r2"/></connections>
            </tabBarController></objects></scene>
            """
                + InterfaceText.scene(
                    "three",
                    view: """
                        <subviews><containerView id="box"><connections><segue destination="three" kind="embed" id="e"/></connections></containerView></subviews>
                        """))
        #expect(exercise(Data(text.utf8)))
        #expect(Findings.all.contains { $0.message.contains("without end") })
        Findings.removeAll()
        _ = harness
    }

    @Test("tables of texts that are broken are told, not read")
    func strings() {
        for text in ["\"a\" = \"b\"", "\"a\" \"b\";", "/* open", "\"a\" = \"b", "= ;"] {
            #expect(throws: (any Error).self) { _ = try StringsTable.read(Data(text.utf8)) }
        }
        #expect((try? StringsTable.read(Data("\"a\" = \"\\u00e9\\n\"; // x".utf8))) == ["a": "é\n"])
        #expect((try? StringsTable.read("\"a\"=\"b\";".data(using: .utf16)!)) == ["a": "b"])
    }
}
