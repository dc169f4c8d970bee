import Foundation

/// What is on the stage: windows and their views, and what went wrong while laying them out.
package struct ViewTree: Codable, Sendable, Hashable {
    /// Size of the app's window in points.
    package var size: CGSize
    /// Back to front.
    package var windows: [ViewNode]
    package var findings: [LayoutFinding]

    package init(size: CGSize, windows: [ViewNode], findings: [LayoutFinding] = []) {
        self.size = size
        self.windows = windows
        self.findings = findings
    }
}

/// One view. Absent values are the defaults of a plain view.
package struct ViewNode: Codable, Sendable, Hashable {
    package var className: String
    /// Class and number within this tree, as constraints and findings name the view, for instance "UILabel#3".
    package var id: String?
    /// x, y, width, height in the window, in points.
    package var frame: [Double]
    /// Class of the view controller whose root view this is.
    package var controller: String?
    package var text: String?
    package var font: String?
    package var isHidden: Bool?
    package var alpha: Double?
    /// Red, green, blue, alpha of the background as shown.
    package var background: [Double]?
    /// Traits by name, all of a window's, and of a view those that differ from its superview's.
    package var traits: [String: String]?
    /// Top, left, bottom, right.
    package var safeArea: [Double]?
    package var layoutMargins: [Double]?
    /// Constraints that this view holds, in the notation of console messages.
    package var constraints: [String]?
    package var accessibilityIdentifier: String?
    package var accessibilityLabel: String?
    package var children: [ViewNode]

    enum CodingKeys: String, CodingKey {
        case className = "class"
        case id, frame, controller, text, font, isHidden, alpha, background, traits, safeArea, layoutMargins,
            constraints
        case accessibilityIdentifier, accessibilityLabel, children
    }

    package init(className: String, frame: [Double], children: [ViewNode] = []) {
        self.className = className
        self.frame = frame
        self.children = children
    }
}

/// A fault in the app's layout, in the words UIKit developers know.
package struct LayoutFinding: Codable, Sendable, Hashable {
    /// For instance "unsatisfiableConstraints", "layoutLoop".
    package var kind: String
    package var message: String

    package init(kind: String, message: String) {
        self.kind = kind
        self.message = message
    }
}
