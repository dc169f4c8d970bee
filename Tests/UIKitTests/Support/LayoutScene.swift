import Foundation
import TestSupport
import UIKit

@testable import UIKitCore

/// A view tree and constraints of a layout fixture, built with this toolkit, and the frames that real UIKit gave it.
@MainActor
struct LayoutScene {
    let root: UIView
    /// Child indices joined by dots; the topmost view is `root`.
    let views: [String: UIView]
    let expected: [String: CGRect]

    init(_ name: String) {
        guard let scene = fixture("layout/\(name).json") as? [String: Any],
            let input = scene["input"] as? [String: Any], let tree = input["root"] as? [String: Any],
            let size = scene["size"] as? [Double]
        else { fatalError("\(name) is not a layout scene") }
        var views: [String: UIView] = [:]
        root = Self.view(tree, path: "root", &views)
        root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
        for entry in input["constraints"] as? [[String: Any]] ?? [] { Self.constraint(entry, views).isActive = true }
        self.views = views
        var expected: [String: CGRect] = [:]
        for (path, value) in scene["expected"] as? [String: Any] ?? [:] {
            if let rect = rect(value) { expected[path] = rect }
        }
        self.expected = expected
        root.layoutIfNeeded()
    }

    private static func view(_ entry: [String: Any], path: String, _ views: inout [String: UIView]) -> UIView {
        let view: UIView
        switch entry["class"] as? String {
        case "UIStackView":
            let stack = UIStackView()
            stack.axis = entry["axis"] as? String == "vertical" ? .vertical : .horizontal
            stack.spacing = CGFloat(entry["spacing"] as? Double ?? 0)
            stack.distribution = distribution(entry["distribution"] as? String)
            stack.alignment = alignment(entry["alignment"] as? String)
            view = stack
        case "UIView", nil: view = UIView()
        case let other?: fatalError("scenes with \(other) are not built here")
        }
        if let frame = rect(entry["frame"] as Any) { view.frame = frame }
        if let translates = entry["translatesMask"] as? Bool {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        views[path] = view
        for (index, child) in (entry["subviews"] as? [[String: Any]] ?? []).enumerated() {
            let childPath = path == "root" ? "\(index)" : "\(path).\(index)"
            let subview = self.view(child, path: childPath, &views)
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        return view
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

    private static func constraint(_ entry: [String: Any], _ views: [String: UIView]) -> NSLayoutConstraint {
        let relations: [String: NSLayoutConstraint.Relation] = [
            "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard let item = views[entry["item"] as? String ?? ""], let relation = relations[entry["rel"] as? String ?? ""]
        else { fatalError("bad constraint \(entry)") }
        let other = (entry["to"] as? String).flatMap { views[$0] }
        let made = NSLayoutConstraint(
            item: item, attribute: attribute(entry["attr"]), relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute(entry["toAttr"]),
            multiplier: CGFloat(entry["multiplier"] as? Double ?? 1),
            constant: CGFloat(entry["constant"] as? Double ?? 0))
        made.priority = UILayoutPriority(Float(entry["priority"] as? Double ?? 1000))
        return made
    }

    private static func attribute(_ name: Any?) -> NSLayoutConstraint.Attribute {
        for raw in 1...20 {
            if let attribute = NSLayoutConstraint.Attribute(rawValue: raw), attribute._name == name as? String {
                return attribute
            }
        }
        fatalError("no attribute \(name ?? "nil")")
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
