extension UITableView {
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; section headers stay at the top while their section is seen.
        case plain = 0
        case grouped = 1
        /// Sections are cards with round corners.
        case insetGrouped = 2
    }

    public enum ScrollPosition: Int, Sendable {
        /// The least movement that shows the row.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go. Inert: changes collapse to their end.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// What the sides of `separatorInset` are counted from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// When the height of a cell on the screen is worked out anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// When the cell or its content view invalidates its intrinsic size (default).
        case enabled = 1
        /// Inert beyond `enabled`: changes of constraints alone are not followed.
        case enabledIncludingConstraints = 2
    }

    /// Parts that keep close to their neighbours.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let sectionHeaders = ContentHuggingElements(rawValue: 1 << 0)
    }

    /// A height, estimate or padding that the table works out itself.
    public class var automaticDimension: CGFloat { -1 }

    /// In the list of index titles: shows the magnifying glass of a search field.
    public class var indexSearch: String { "{search}" }

    /// Posted when the selected rows changed by a person's touch.
    public class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("UITableViewSelectionDidChangeNotification")
    }
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        /// A title, with an image before it.
        case `default` = 0
        /// A title, and a grey value at the other side.
        case value1 = 1
        /// A small tinted title, and a value beside it.
        case value2 = 2
        /// A title with smaller text below it.
        case subtitle = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// As `singleLine`.
        case singleLineEtched = 2
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        /// As `default` since iOS 7.
        case blue = 1
        /// As `default` since iOS 7.
        case gray = 2
        case `default` = 3
    }

    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// Asked for the state of a cell, changes how it looks.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}

extension UITableViewHeaderFooterView {
    /// Asked for the state of a header or footer, changes how it looks.
    public typealias ConfigurationUpdateHandler =
        (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
}
