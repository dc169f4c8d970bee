/// A mark or control at the side of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// The room an accessory gets.
    public enum LayoutDimension: Equatable, Sendable {
        /// The same for all standard accessories, so that they are in line.
        case standard
        case actual
        case custom(CGFloat)
    }

    /// The side of the cell an accessory is on.
    public enum Placement {
        /// Finds the place among the accessories of that side, counted from the leading edge.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before the first accessory that is like that one.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.kind.isLike(accessory.kind) } ?? accessories.count }
        }

        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in (accessories.lastIndex { $0.kind.isLike(accessory.kind) } ?? accessories.count - 1) + 1 }
        }
    }

    enum Kind {
        case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case label(String, LabelOptions)
        case menu(UIMenu, ((UIMenu) -> Void)?)
        case custom(UIView, Placement, maintainsFixedSize: Bool)

        func isLike(_ other: Kind) -> Bool {
            switch (self, other) {
            case (.custom(let own, _, _), .custom(let view, _, _)): own === view
            case (.label, .label), (.menu, .menu), (.outlineDisclosure, .outlineDisclosure): true
            default: rank == other.rank
            }
        }

        /// The order the system keeps on a side, from the leading edge.
        var rank: Int {
            switch self {
            case .delete: 0
            case .insert: 1
            case .multiselect: 2
            case .label: 3
            case .custom: 4
            case .menu: 5
            case .detail: 6
            case .checkmark: 7
            case .outlineDisclosure: 8
            case .disclosureIndicator: 9
            case .reorder: 10
            }
        }
    }

    let kind: Kind
    var displayed: DisplayedState
    var isHidden: Bool
    var width: LayoutDimension
    var tint: UIColor?
    var action: (() -> Void)?

    init(
        _ kind: Kind, _ displayed: DisplayedState, isHidden: Bool?, width: LayoutDimension?, tint: UIColor?,
        action: (() -> Void)? = nil
    ) {
        self.kind = kind
        self.displayed = displayed
        self.isHidden = isHidden ?? false
        self.width = width ?? .standard
        self.tint = tint
        self.action = action
    }

    public typealias ActionHandler = @MainActor () -> Void

    // MARK: Kinds

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor,
            action: actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
    }

    /// Without a handler a tap shows the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor,
            action: actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor,
            action: actionHandler)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
        )
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
    }

    /// Opens and closes the children of the item. Without a handler the data source's section snapshot is changed.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure(options.style), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth,
            tint: options.tintColor, action: actionHandler)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label(text, options), displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth ?? .actual,
            tint: options.tintColor)
    }

    /// The title of the element that is on; a tap opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .menu(menu, selectedElementDidChangeHandler), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tint: options.tintColor)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        return UICellAccessory(
            .custom(
                configuration.customView, configuration.placement,
                maintainsFixedSize: configuration.maintainsFixedSize ?? false), displayed,
            isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth ?? .standard, tint: configuration.tintColor)
    }

    /// A view of the app's own.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        public let customView: UIView
        public var placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        /// The view keeps its size where it would be made smaller.
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    // MARK: Where and when

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    var isLeading: Bool {
        switch kind {
        case .delete, .insert, .multiselect: true
        case .custom(_, .leading, _): true
        default: false
        }
    }
}
