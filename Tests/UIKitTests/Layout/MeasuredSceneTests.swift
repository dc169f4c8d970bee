import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Every scene that real UIKit laid out. Frames count to 0.001 points. Texts count to 0.5: their host rounded, and set them in the
/// macOS cut of the system font, whose extra width is taken out here by the measured table. Widths of texts with one of
/// `SceneText.unmeasured` are not compared.
@MainActor @Suite("Measured scenes, all of them")
struct MeasuredSceneTests {
    /// What is not compared as it was measured: the look of iOS 26, or the Mac. Scene, then paths with `*` at the end for all below.
    nonisolated static let leftOut: [String: (paths: [String], reason: String)] = [
        "switch_onoff": (["0", "1", "2", "parts"], "iOS 26 look: 63 x 28 switches; 51 x 31 before, origins compared"),
        "demo_settings": (
            ["3.0.2", "6.0.2", "6.2.2", "6.4.2", "parts"],
            "iOS 26 look: 63 x 28 switches and their parts; 51 x 31 before, origins compared"
        ),
        "control_slider": (
            ["parts"], "iOS 26 look: knob of 37 x 24 on a track of 6; laws compared with the knob before"
        ),
        "navitem_buttons": (["navigationBar"], "iOS 26 look: the floating bar lies 10 points lower"),
        "button_basic": (["parts"], "macOS cut of the font: places of titles follow from widths that are compared"),
    ]

    /// Which test compares each file of measured cases.
    nonisolated static let caseFiles: [String: String] = [
        "alerts.json": "not compared: heights of iOS 26's alert card of 320 points; before it was 270 wide",
        "flow_layout.json": "FlowLayoutTableTests, all ten cases",
        "picker.json": "PickerViewTests",
        "safe_area.json": "SafeAreaTests; its `readable` rows are the Mac's limit of 920 points, the phone's is 664",
        "stack.json": "LayoutSceneTests, all five cases",
    ]

    /// Scenes with plain view trees; the others have tests of their own below.
    nonisolated static let trees = [
        "alert_basic", "attrtext_runs", "borders", "button_basic", "constraints_chain", "constraints_edge_pins",
        "control_pagecontrol", "control_slider", "demo_settings", "imageview_modes", "label_basic", "stack_horizontal",
        "switch_onoff",
    ]
    nonisolated static let containers = ["collection_flow_grid", "collection_sections", "navitem_buttons"]
    /// Solved frames that the host rounded on its own, to whole and half points.
    nonisolated static let rounded: Set = ["constraints_chain", "stack_horizontal"]

    @Test("every file of measured layouts is compared, or named with the reason")
    func nothingIsForgotten() throws {
        func files(_ folder: String) throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: fixturesFolder.path + "/" + folder))
        }
        #expect(try files("layout") == Set((Self.trees + Self.containers).map { $0 + ".json" }))
        #expect(try files("cases") == Set(Self.caseFiles.keys))
        for (scene, entry) in Self.leftOut {
            let table = try #require(fixture("layout/\(scene).json") as? [String: Any])
            let expected = try #require(table["expected"] as? [String: Any])
            for path in entry.paths { #expect(expected[path] != nil || table[path] != nil, "\(scene) \(path)") }
        }
    }

    private func scene(_ name: String) -> LayoutScene {
        let host = (fixture("layout/\(name).json") as? [String: Any])?["measured_on"] as? String ?? ""
        return LayoutScene(name, scale: host.contains("iPhone") ? 3 : 2)
    }

    @Test("views are where the phone has them, to a thousandth of a point", arguments: trees)
    func frames(_ name: String) throws {
        let scene = scene(name)
        // A scene without constraints was written down without its root's frame.
        let paths = scene.expected.keys.filter { $0 != "root" || scene.expected[$0] != .zero }
        #expect(paths.count >= 3)
        let others = Self.leftOut[name]?.paths ?? []
        for path in paths {
            let view = try #require(scene.views[path == "root" ? "root" : path], "\(path)")
            let frame = try #require(scene.expected[path])
            if others.contains(path) {
                #expect(view.frame.origin == frame.origin, "\(path)")
                #expect(view.frame.size == CGSize(width: 51, height: 31), "\(path)")
            } else if let text = SceneText(scene, path), text.isFitted {
                #expect(view.frame.origin == frame.origin, "\(path)")
                try text.compare(view.frame.size, frame.size)
            } else {
                let tolerance = Self.rounded.contains(name) ? 0.5 : 0.001
                #expect(view.frame.isNear(frame, within: tolerance), "\(path): \(view.frame), not \(frame)")
            }
        }
    }

    @Test("intrinsic sizes are the phone's", arguments: trees)
    func intrinsicSizes(_ name: String) throws {
        let scene = scene(name)
        let others = Self.leftOut[name]?.paths ?? []
        for (path, size) in scene.intrinsic where !others.contains(path) {
            let view = try #require(scene.views[path])
            if let text = SceneText(scene, path) {
                try text.compare(view.intrinsicContentSize, size)
            } else {
                #expect(view.intrinsicContentSize == size, "\(path)")
            }
        }
    }

    @Test("dots of page controls lie in the phone's slots")
    func pageControls() throws {
        let scene = scene("control_pagecontrol")
        #expect(scene.parts.count == 4)
        for (path, parts) in scene.parts {
            let control = try #require(scene.views[path] as? UIPageControl)
            let content = try #require(parts["content"])
            #expect(control.size(forNumberOfPages: control.numberOfPages) == content.size)
            #expect(control.subviews.count == control.numberOfPages && parts.count == control.numberOfPages + 1)
            for (index, dot) in control.subviews.enumerated() {
                let slot = try #require(parts["dot\(index)"])
                #expect(abs(dot.frame.midX - slot.midX) < 0.001 && abs(dot.frame.midY - slot.midY) < 0.001)
                #expect(slot.contains(dot.frame))
            }
        }
    }

    @Test("a slider's knob keeps within the track and the fill ends at its middle")
    func sliders() throws {
        let scene = scene("control_slider")
        #expect(scene.parts.count == 6)
        for (path, parts) in scene.parts {
            let slider = try #require(scene.views[path] as? UISlider)
            let (measured, line) = (try #require(parts["thumb"]), try #require(parts["track"]))
            let knob = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
            // The same share of the way, whatever the knob's width. The host rounded the knob's place to whole points, half a point of
            // its shorter way.
            let share = measured.minX / (line.width - measured.width)
            let way = slider.bounds.width - knob.width
            #expect(abs(knob.minX - share * way) <= 0.5 * way / (line.width - measured.width) + 0.001, "\(path)")
            #expect(abs(knob.midY - measured.midY) < 0.001)
        }
    }

    @Test(
        "cells, headers and footers are where the phone has them",
        arguments: ["collection_flow_grid", "collection_sections"])
    func collections(_ name: String) throws {
        let scene = try SceneCollection(name)
        for (path, frame) in scene.expected {
            let view = path == "1" ? scene.view : path == "0" ? scene.backdrop : nil
            if path != "root" { #expect(view?.frame == frame, "\(path)") }
        }
        for (key, frame) in scene.frames("items") {
            let parts = key.split(separator: "-").compactMap { Int($0) }
            let path = IndexPath(item: parts[1], section: parts[0])
            let cell = try #require(scene.view.cellForItem(at: path))
            #expect(cell.frame.isNear(frame), "\(key): \(cell.frame)")
            let label = try #require(cell.contentView.subviews.first as? UILabel)
            #expect(label.frame == cell.contentView.bounds)
            if let measured = scene.sizes("labelIntrinsic")[key] {
                try SceneText.compare(label.intrinsicContentSize, measured, [(17, label.text ?? "")], scale: 2)
            }
        }
        for (list, kind) in [
            ("header", UICollectionView.elementKindSectionHeader),
            ("footer", UICollectionView.elementKindSectionFooter),
        ] {
            for (key, frame) in scene.frames(list + "s") {
                let path = IndexPath(item: 0, section: Int(key)!)
                let view = try #require(scene.view.supplementaryView(forElementKind: kind, at: path))
                #expect(view.frame.isNear(frame), "\(list) \(key): \(view.frame)")
                let label = try #require(view.subviews.first as? UILabel)
                #expect(label.frame.isNear(try #require(scene.frames(list + "Label")[key])))
                let measured = try #require(scene.sizes(list + "LabelIntrinsic")[key])
                try SceneText.compare(label.intrinsicContentSize, measured, [(13, label.text ?? "")], scale: 2)
            }
        }
    }

    @Test("the content of a navigation controller without a safe area lies as on the phone")
    func navigation() throws {
        let table = try #require(fixture("layout/navitem_buttons.json") as? [String: Any])
        let input = try #require((table["input"] as? [String: Any])?["root"] as? [String: Any])
        let expected = try #require(table["expected"] as? [String: Any])
        let controller = UIViewController()
        controller.title = input["title"] as? String
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 393, height: 900)
        controller.view = UIView()
        controller.view.addSubview(scroll)
        var builder = SceneBuilder()
        let entries = try #require(input["subviews"] as? [[String: Any]])
        for (index, entry) in entries.enumerated() { scroll.addSubview(builder.view(entry, path: "\(index)")) }
        let navigation = UINavigationController(rootViewController: controller)
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", primaryAction: nil)
        controller.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .edit), UIBarButtonItem(title: "Add", primaryAction: nil),
        ]
        navigation.view.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
        let shown = Shown(navigation.view, scale: 3)
        scroll.frame = controller.view.bounds
        shown.update()
        #expect(
            controller.view.convert(controller.view.bounds, to: navigation.view) == rect(expected["content"] as Any))
        #expect(scroll.frame == rect(expected["scrollView"] as Any))
        for (index, view) in scroll.subviews.prefix(entries.count).enumerated() {
            #expect(view.frame == rect(expected["scrollView.\(index)"] as Any), "\(index)")
        }
        let bar = try #require(rect(expected["navigationBar"] as Any))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: bar.width, height: bar.height))
        for (path, value) in try #require(expected["intrinsic"] as? [String: [Double]]) {
            let label = try #require(scroll.subviews[Int(path.suffix(1))!] as? UILabel)
            try SceneText.compare(
                label.intrinsicContentSize, CGSize(width: value[0], height: value[1]), [(17, label.text ?? "")],
                scale: 3,
                isOnPhone: true)
            #expect(abs(label.intrinsicContentSize.height - value[1]) <= 0.001)
        }
    }
}
