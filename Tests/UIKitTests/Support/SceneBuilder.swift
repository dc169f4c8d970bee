import Foundation
import UIKit

@testable import UIKitCore

/// Builds the views and constraints that a layout fixture describes. Colours are left out: no frame depends on them.
@MainActor
struct SceneBuilder {
    private(set) var views: [String: UIView] = [:]
    /// Paths of views that are sized to fit once they are in a window.
    private(set) var fitted: [String] = []

    mutating func view(_ entry: [String: Any], path: String) -> UIView {
        let view = Self.make(entry)
        if let frame = rect(entry["frame"] as Any) {
            view.frame = frame
            // Switches and the like keep a size of their own.
            if frame.size == .zero, view is UISwitch { view.sizeToFit() }
        }
        if let translates = entry["translatesMask"] as? Bool {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        if entry["sizeToFit"] as? Bool == true { fitted.append(path) }
        views[path] = view
        for (index, child) in (entry["subviews"] as? [[String: Any]] ?? []).enumerated() {
            let subview = self.view(child, path: path == "root" ? "\(index)" : "\(path).\(index)")
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        return view
    }

    private static func make(_ entry: [String: Any]) -> UIView {
        func number(_ name: String) -> Float? { (entry[name] as? NSNumber)?.floatValue }
        switch entry["class"] as? String {
        case "UIView", nil: return UIView()
        case "UIStackView":
            let stack = UIStackView()
            stack.axis = entry["axis"] as? String == "vertical" ? .vertical : .horizontal
            stack.spacing = CGFloat(entry["spacing"] as? Double ?? 0)
            stack.distribution = LayoutScene.distribution(entry["distribution"] as? String)
            stack.alignment = LayoutScene.alignment(entry["alignment"] as? String)
            return stack
        case "UILabel":
            let label = UILabel()
            label.font = font(entry["font"], size: 17)
            if let text = entry["attributedText"] as? [String: Any] {
                label.attributedText = attributed(text)
            } else {
                label.text = entry["text"] as? String
            }
            if entry["textAlignment"] as? String == "center" { label.textAlignment = .center }
            return label
        case "UIButton":
            let button = UIButton(type: .system)
            button.setTitle(entry["title"] as? String, for: .normal)
            button.titleLabel?.font = font(entry["font"], size: 15)
            button.isEnabled = entry["enabled"] as? Bool ?? true
            return button
        case "UIImageView":
            let image = entry["image"] as? [String: Any]
            let size = image?["size"] as? [Double] ?? [0, 0]
            let picture = UIGraphicsImageRenderer(size: CGSize(width: size[0], height: size[1])).image { _ in }
            let view = UIImageView(image: picture)
            view.clipsToBounds = entry["clipsToBounds"] as? Bool ?? false
            return view
        case "UISwitch":
            let control = UISwitch()
            control.isOn = entry["on"] as? Bool ?? false
            return control
        case "UIProgressView":
            let view = UIProgressView()
            view.progress = number("progress") ?? 0
            return view
        case "UISlider":
            let slider = UISlider()
            slider.minimumValue = number("minimumValue") ?? 0
            slider.maximumValue = number("maximumValue") ?? 1
            slider.value = number("value") ?? 0
            return slider
        case "UIPageControl":
            let control = UIPageControl()
            control.numberOfPages = entry["numberOfPages"] as? Int ?? 0
            control.currentPage = entry["currentPage"] as? Int ?? 0
            return control
        case let other?: fatalError("scenes with \(other) are not built here")
        }
    }

    static func font(_ value: Any?, size: Double) -> UIFont {
        let entry = value as? [String: Any] ?? [:]
        let weights: [String: UIFont.Weight] = ["semibold": .semibold, "bold": .bold, "medium": .medium]
        let weight = weights[entry["weight"] as? String ?? ""] ?? .regular
        return .systemFont(ofSize: (entry["size"] as? NSNumber)?.doubleValue ?? size, weight: weight)
    }

    private static func attributed(_ value: [String: Any]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for run in value["runs"] as? [[String: Any]] ?? [] {
            let font = font(run["font"], size: 17)
            text.append(NSAttributedString(string: run["text"] as? String ?? "", attributes: [.font: font]))
        }
        return text
    }

    func constraint(_ entry: [String: Any]) -> NSLayoutConstraint {
        let relations: [String: NSLayoutConstraint.Relation] = [
            "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard let item = views[entry["item"] as? String ?? ""], let relation = relations[entry["rel"] as? String ?? ""]
        else { fatalError("bad constraint \(entry)") }
        let other = (entry["to"] as? String).flatMap { views[$0] }
        let made = NSLayoutConstraint(
            item: item, attribute: Self.attribute(entry["attr"]), relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : Self.attribute(entry["toAttr"]),
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
