import Foundation
import TestSupport
import UIKit

@testable import UIKitCore

/// A view tree and constraints of a layout fixture, built with this toolkit at 2x, and the frames that real UIKit gave it.
@MainActor
struct LayoutScene {
    let root: UIView
    /// Child indices joined by dots; the topmost view is `root`.
    let views: [String: UIView]
    let expected: [String: CGRect]
    /// Intrinsic sizes; -1 where there is none.
    let intrinsic: [String: CGSize]
    /// Rectangles of a control's parts in the control's coordinates.
    let parts: [String: [String: CGRect]]
    /// The whole file.
    let table: [String: Any]
    private let shown: Shown

    init(_ name: String, scale: CGFloat = 2) {
        guard let scene = fixture("layout/\(name).json") as? [String: Any],
            let input = scene["input"] as? [String: Any], let tree = input["root"] as? [String: Any],
            let size = scene["size"] as? [Double]
        else { fatalError("\(name) is not a layout scene") }
        table = scene
        var builder = SceneBuilder()
        root = builder.view(tree, path: "root")
        root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
        for entry in input["constraints"] as? [[String: Any]] ?? [] { builder.constraint(entry).isActive = true }
        views = builder.views
        var expected: [String: CGRect] = [:]
        let values = scene["expected"] as? [String: Any] ?? [:]
        for (path, value) in values {
            if let rect = rect(value) { expected[path] = rect }
        }
        self.expected = expected
        intrinsic = (values["intrinsic"] as? [String: [Double]] ?? [:])
            .mapValues { CGSize(width: $0[0], height: $0[1]) }
        parts = (scene["parts"] as? [String: [String: Any]] ?? [:]).mapValues { $0.compactMapValues { rect($0) } }
        shown = Shown(root, size: CGSize(width: size[0], height: size[1]), scale: scale)
        for path in builder.fitted {
            guard let view = views[path] else { continue }
            let origin = view.frame.origin
            view.sizeToFit()
            view.frame.origin = origin
        }
        shown.update()
    }

    static func distribution(_ name: String?) -> UIStackView.Distribution {
        switch name {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    }

    static func alignment(_ name: String?) -> UIStackView.Alignment {
        switch name {
        case "leading": .leading
        case "top": .top
        case "center": .center
        case "trailing": .trailing
        case "bottom": .bottom
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .fill
        }
    }
}

/// Four numbers as a rectangle.
func rect(_ value: Any) -> CGRect? {
    guard let numbers = value as? [Double], numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

/// Four numbers in the order top, left, bottom, right.
func insets(_ value: Any) -> UIEdgeInsets? {
    guard let numbers = value as? [Double], numbers.count == 4 else { return nil }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

extension CGRect {
    func isNear(_ other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}

/// A view with a given intrinsic size.
@MainActor
final class IntrinsicBox: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { size }
}
