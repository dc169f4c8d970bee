import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Scenes that UIKit laid out")
struct LayoutSceneTests {
    // The host that measured the scenes rounded each view on its own, so rounded numbers may differ by half a point.
    @Test(
        "constraints put views where UIKit put them",
        arguments: ["constraints_chain", "constraints_edge_pins", "stack_horizontal"])
    func frames(_ name: String) {
        let scene = LayoutScene(name)
        #expect(!scene.expected.isEmpty)
        for (path, frame) in scene.expected where path != "root" {
            let actual = scene.views[path]?.frame ?? .null
            #expect(actual.isNear(frame, within: 0.5), "\(path): \(actual), not \(frame)")
        }
    }

    @Test("pinned edges are exact")
    func exactPins() {
        let scene = LayoutScene("constraints_edge_pins")
        for (path, frame) in scene.expected { #expect(scene.views[path]?.frame.isNear(frame) == true) }
    }

    @Test("stack views divide as UIKit's do", arguments: 0..<5)
    func stackCases(_ index: Int) throws {
        let table = try #require(fixture("cases/stack.json") as? [String: Any])
        let cases = try #require(table["cases"] as? [[String: Any]])
        let entry = cases[index]
        let stack = stack(entry)
        stack.frame = try #require(rect(entry["frame"] as Any))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.addSubview(stack)
        root.layoutIfNeeded()
        let frames = try #require(entry["frames"] as? [Any])
        #expect(frames.count == stack.arrangedSubviews.count)
        for (view, expected) in zip(stack.arrangedSubviews, frames) {
            if let frame = rect(expected) {
                #expect(view.frame.isNear(frame, within: 0.5), "\(entry["id"] ?? ""): \(view.frame), not \(frame)")
            } else if let span = expected as? [String: Double] {
                #expect(abs(view.frame.minX - span["x"]!) <= 0.5 && abs(view.frame.width - span["width"]!) <= 0.5)
            }
        }
    }

    @Test("a nested stack keeps its own lines and measures 39 by 57")
    func nestedStack() throws {
        let table = try #require(fixture("cases/stack.json") as? [String: Any])
        let entry = try #require((table["cases"] as? [[String: Any]])?.last)
        let stack = stack(entry)
        stack.frame = try #require(rect(entry["frame"] as Any))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.addSubview(stack)
        root.layoutIfNeeded()
        let inner = try #require(stack.arrangedSubviews.first as? UIStackView)
        #expect(inner.arrangedSubviews.map(\.frame.minY) == [0, 22, 41])
        #expect(inner.arrangedSubviews.map(\.frame.height) == [19, 16, 16])
        #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 39, height: 57))
    }

    private func stack(_ entry: [String: Any]) -> UIStackView {
        let stack = UIStackView()
        stack.axis = entry["axis"] as? String == "vertical" ? .vertical : .horizontal
        stack.spacing = CGFloat(entry["spacing"] as? Double ?? 0)
        stack.distribution = LayoutScene.distribution(entry["distribution"] as? String)
        stack.alignment = LayoutScene.alignment(entry["alignment"] as? String)
        for arranged in entry["arranged"] as? [[String: Any]] ?? [] {
            let view: UIView
            switch arranged["kind"] as? String {
            case "stack": view = self.stack(arranged)
            case "intrinsic":
                let size = arranged["size"] as? [Double] ?? [0, 0]
                view = IntrinsicBox(CGFloat(size[0]), CGFloat(size[1]))
            default: view = UIView()
            }
            view.isHidden = arranged["hidden"] as? Bool ?? false
            stack.addArrangedSubview(view)
        }
        return stack
    }
}
