/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Inert: nothing is focused.
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// The cell is open to one side to show its swipe actions.
    public var isSwiped = false
    /// The item shows its children.
    public var isExpanded = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIConfigurationState {
    var _isDisabled: Bool {
        (self as? UICellConfigurationState)?.isDisabled ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
    }
    var _isHighlighted: Bool {
        (self as? UICellConfigurationState)?.isHighlighted ?? (self as? UIViewConfigurationState)?.isHighlighted
            ?? false
    }
    var _isSelected: Bool {
        (self as? UICellConfigurationState)?.isSelected ?? (self as? UIViewConfigurationState)?.isSelected ?? false
    }
    var _isPinned: Bool {
        (self as? UICellConfigurationState)?.isPinned ?? (self as? UIViewConfigurationState)?.isPinned ?? false
    }
}
