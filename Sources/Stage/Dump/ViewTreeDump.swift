import Foundation
import StageProtocol
import UIKitCore

/// Writes down what is on the stage.
@MainActor enum ViewTreeDump {
    static func tree(of size: CGSize) -> ViewTree {
        let windows = UIApplication.shared._connectedWindowScene?.windows ?? []
        return ViewTree(
            size: size,
            windows: windows.filter { !$0.isHidden }.sorted { $0.windowLevel < $1.windowLevel }
                .map { node($0, in: $0, above: nil) },
            findings: Findings.all.map { LayoutFinding(kind: $0.kind.rawValue, message: withoutAddresses($0.message)) })
    }

    private static func node(_ view: UIView, in window: UIWindow, above: UIView?) -> ViewNode {
        let frame = view.convert(view.bounds, to: window)
        var node = ViewNode(
            className: String(describing: type(of: view)),
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(rounded))
        if let controller = view._viewController { node.controller = String(describing: type(of: controller)) }
        node.text = text(of: view)
        if let label = view as? UILabel, let font = label.font {
            node.font = "\(font.fontName) \(rounded(font.pointSize))"
        }
        if view.isHidden { node.isHidden = true }
        if view.alpha != 1 { node.alpha = rounded(view.alpha) }
        node.background = components(of: view.layer.backgroundColor)
        let classes = sizeClasses(view)
        if above == nil || classes != above.map(sizeClasses) { node.sizeClasses = classes }
        let safe = view.safeAreaInsets
        if safe != .zero { node.safeArea = [safe.top, safe.left, safe.bottom, safe.right].map(rounded) }
        let margins = view.layoutMargins
        if margins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
            node.layoutMargins = [margins.top, margins.left, margins.bottom, margins.right].map(rounded)
        }
        let constraints = view.constraints
        if !constraints.isEmpty { node.constraints = constraints.map { withoutAddresses($0.description) } }
        node.children = view.subviews.map { Self.node($0, in: window, above: view) }
        return node
    }

    /// A description without `:0x…`, which differs from run to run.
    static func withoutAddresses(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: ":0x") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...].drop { $0.isHexDigit }
        }
        return result + rest
    }

    private static func text(of view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        if let button = view as? UIButton { return button.currentTitle ?? button.configuration?.title }
        return nil
    }

    private static func sizeClasses(_ view: UIView) -> [String] {
        let traits = view.traitCollection
        return [traits.horizontalSizeClass, traits.verticalSizeClass].map {
            switch $0 {
            case .compact: "compact"
            case .regular: "regular"
            default: "unspecified"
            }
        }
    }

    private static func components(of color: CGColor?) -> [Double]? {
        guard let color, let parts = color.components, color.alpha > 0 else { return nil }
        let rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
        return (rgb + [color.alpha]).map(rounded)
    }

    /// A thousandth of a point is as exact as anybody reads.
    private static func rounded(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
    }
}
