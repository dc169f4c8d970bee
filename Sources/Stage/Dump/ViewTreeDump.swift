import Foundation
import StageProtocol
import UIKitCore

/// Writes down what is on the stage. Objects are numbered by class, so that a tree is the same on every run.
@MainActor struct ViewTreeDump {
    private var numbers = ObjectNumbers()
    /// Frames count from the corner of the screen, as the picture shows several scenes.
    private var showsScreen = false

    static func tree(of size: CGSize) -> ViewTree {
        let scenes = UIApplication.shared._scenes.compactMap { $0 as? UIWindowScene }
        let windows = scenes.flatMap { scene in
            scene.windows.filter { !$0.isHidden }.sorted { $0.windowLevel < $1.windowLevel }
        }
        var dump = ViewTreeDump()
        dump.showsScreen = scenes.count > 1
        for window in windows { dump.number(window) }
        return ViewTree(
            size: size, windows: windows.map { dump.node($0, in: $0, above: nil) },
            findings: Findings.shown.map {
                LayoutFinding(kind: $0.kind.rawValue, message: dump.numbers.replaceAddresses(in: $0.message))
            })
    }

    /// Views first, in the order of the tree; whatever else constraints name comes after.
    /// Views below this many others are left out.
    private static let depthLimit = 200
    private var depth = 0

    private mutating func number(_ view: UIView) {
        _ = numbers.name(of: view)
        for subview in view.subviews { number(subview) }
    }

    private mutating func node(_ view: UIView, in window: UIWindow, above: UIView?) -> ViewNode {
        var frame = view.convert(view.bounds, to: window)
        if showsScreen { frame = window.convert(frame, to: nil) }
        var node = ViewNode(
            className: numbers.className(of: view),
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.rounded))
        node.id = numbers.name(of: view)
        if let controller = view._viewController { node.controller = numbers.className(of: controller) }
        node.text = Self.text(of: view)
        if let label = view as? UILabel, let font = label.font {
            node.font = "\(font.fontName) \(Self.rounded(font.pointSize))"
        }
        if view.isHidden { node.isHidden = true }
        if view.alpha != 1 { node.alpha = Self.rounded(view.alpha) }
        node.background = Self.components(of: view.layer.backgroundColor)
        node.traits = Self.traits(of: view, above: above)
        node.safeArea = Self.insets(view.safeAreaInsets, unless: .zero)
        node.layoutMargins = Self.insets(view.layoutMargins, unless: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let constraints = view.constraints
        if !constraints.isEmpty { node.constraints = constraints.map { numbers.replaceAddresses(in: $0.description) } }
        node.accessibilityIdentifier = view.accessibilityIdentifier
        node.accessibilityLabel = view.accessibilityLabel
        // JSON that is nested deeper cannot be written.
        guard depth < Self.depthLimit else { return node }
        depth += 1
        for subview in view.subviews { node.children.append(self.node(subview, in: window, above: view)) }
        depth -= 1
        return node
    }

    private static func insets(_ insets: UIEdgeInsets, unless usual: UIEdgeInsets) -> [Double]? {
        insets == usual ? nil : [insets.top, insets.left, insets.bottom, insets.right].map(rounded)
    }

    private static func text(of view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        if let button = view as? UIButton { return button.currentTitle ?? button.configuration?.title }
        return nil
    }

    /// nil where nothing differs from the superview.
    private static func traits(of view: UIView, above: UIView?) -> [String: String]? {
        let traits = view.traitCollection
        if let above, above.traitCollection === traits { return nil }
        var described = names(of: traits)
        if let above {
            let inherited = names(of: above.traitCollection)
            described = described.filter { inherited[$0.key] != $0.value }
        }
        return described.isEmpty ? nil : described
    }

    private static func names(of traits: UITraitCollection) -> [String: String] {
        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
            sizeClass == .compact ? "compact" : sizeClass == .regular ? "regular" : "unspecified"
        }
        return [
            "horizontalSizeClass": name(traits.horizontalSizeClass),
            "verticalSizeClass": name(traits.verticalSizeClass),
            "userInterfaceIdiom": traits.userInterfaceIdiom == .pad ? "pad" : "phone",
            "userInterfaceStyle": traits.userInterfaceStyle == .dark ? "dark" : "light",
            "layoutDirection": traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
            "preferredContentSizeCategory": traits.preferredContentSizeCategory.rawValue,
            "displayScale": "\(rounded(traits.displayScale))",
        ]
    }

    private static func components(of color: CGColor?) -> [Double]? {
        guard let color, let parts = color.components, color.alpha > 0 else { return nil }
        let rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
        return (rgb + [color.alpha]).map(rounded)
    }

    /// A thousandth of a point is as exact as anybody reads.
    private static func rounded(_ value: CGFloat) -> Double {
        guard value.isFinite else { return 0 }
        return abs(value) < 1e12 ? (Double(value) * 1000).rounded() / 1000 : Double(value)
    }
}
