/// The ready-made backgrounds of lists.
extension UIBackgroundConfiguration {
    /// A row; adapts to the list it is in.
    public static func listCell() -> UIBackgroundConfiguration { .init(style: .cell) }
    /// A header; adapts to the list it is in.
    public static func listHeader() -> UIBackgroundConfiguration { .init(style: .header) }
    /// A footer; adapts to the list it is in.
    public static func listFooter() -> UIBackgroundConfiguration { .init(style: .footer) }

    public static func listPlainCell() -> UIBackgroundConfiguration { .init(style: .plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(style: .plainHeader) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(style: .groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(style: .groupedHeader) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(style: .sidebarCell) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(style: .sidebarHeader) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(style: .accompaniedCell) }
}

/// The kinds of list backgrounds and what each looks like in a state.
package enum ListBackgroundStyle: Hashable {
    case none, clear
    case cell, header, footer
    case plainCell, plainHeader, groupedCell, groupedHeader, sidebarCell, sidebarHeader, accompaniedCell

    struct Values {
        var color: UIColor? = .clear
        var cornerRadius: CGFloat = 0
        var insets = NSDirectionalEdgeInsets.zero
    }

    func adapted(to environment: UIListEnvironment) -> ListBackgroundStyle {
        switch self {
        case .cell:
            switch environment {
            case .grouped, .insetGrouped: return .groupedCell
            case .sidebar: return .sidebarCell
            case .sidebarPlain: return .accompaniedCell
            default: return .plainCell
            }
        case .header, .footer:
            switch environment {
            case .grouped, .insetGrouped: return .groupedHeader
            case .sidebar, .sidebarPlain: return .sidebarHeader
            default: return .plainHeader
            }
        default: return self
        }
    }

    /// Unverified: colours of selected rows (grey 4 as measured for tables of iOS 13 to 18; the tint in sidebars of a pad) and the
    /// look of a pinned header.
    func values(in state: (any UIConfigurationState)?) -> Values {
        let isHighlighted = state?._isHighlighted ?? false
        let isSelected = state?._isSelected ?? false
        var values = Values()
        switch self {
        case .none: values.color = nil
        case .clear, .groupedHeader, .sidebarHeader: break
        case .cell, .plainCell:
            values.color = isHighlighted || isSelected ? .systemGray4 : .systemBackground
        case .groupedCell:
            values.color = isHighlighted || isSelected ? .systemGray4 : .secondarySystemGroupedBackground
        case .header, .footer, .plainHeader:
            if state?._isPinned ?? false { values.color = .systemBackground.withAlphaComponent(0.94) }
        case .sidebarCell:
            values.cornerRadius = 10
            if isSelected {
                values.color = state?.traitCollection.userInterfaceIdiom == .phone ? .systemGray4 : nil
            } else if isHighlighted {
                values.color = .quaternarySystemFill
            }
        case .accompaniedCell:
            values.cornerRadius = 10
            values.insets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
            if isSelected || isHighlighted { values.color = .systemGray4 }
        }
        return values
    }
}
