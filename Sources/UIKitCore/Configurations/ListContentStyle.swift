/// The kinds of list content and what each looks like in a state.
package enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedCell, accompaniedSubtitleCell, sidebarHeader

    struct Values {
        var text: UIListContentConfiguration.TextProperties
        var secondary: UIListContentConfiguration.TextProperties
        var image: UIListContentConfiguration.ImageProperties
        var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        var sideBySide = false
        var imagePadding: CGFloat = 16
        var horizontalPadding: CGFloat = 8
        var verticalPadding: CGFloat = 3
        var alpha: CGFloat = 1
    }

    /// Styles that follow the list they are in.
    func adapted(to environment: UIListEnvironment) -> ListContentStyle {
        let isSidebar = environment == .sidebar
        switch self {
        case .cell: return isSidebar ? .sidebarCell : environment == .sidebarPlain ? .accompaniedCell : self
        case .subtitleCell:
            return isSidebar ? .sidebarSubtitleCell : environment == .sidebarPlain ? .accompaniedSubtitleCell : self
        case .header:
            switch environment {
            case .sidebar, .sidebarPlain: return .sidebarHeader
            case .grouped, .insetGrouped: return .groupedHeader
            default: return .plainHeader
            }
        case .footer: return environment == .grouped || environment == .insetGrouped ? .groupedFooter : .plainFooter
        default: return self
        }
    }

    private var isSidebarCell: Bool {
        self == .sidebarCell || self == .sidebarSubtitleCell
    }

    /// Nil is the state before any.
    func values(in state: (any UIConfigurationState)?) -> Values {
        let symbol = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        var values = Values(
            text: .init(font: .preferredFont(forTextStyle: .body), color: .label),
            secondary: .init(font: .preferredFont(forTextStyle: .caption1), color: .label), image: .init(symbol: symbol)
        )
        switch self {
        case .cell, .subtitleCell: break
        case .valueCell:
            values.secondary = .init(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
            values.sideBySide = true
        case .header, .plainHeader:
            values.text = .init(font: .preferredFont(forTextStyle: .headline), color: .label)
            values.secondary = .init(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
            values.sideBySide = true
        case .footer, .plainFooter:
            values.text = .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
            values.secondary = .init(font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)
        case .groupedHeader:
            values.text = .init(
                font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, transform: .uppercase)
            values.secondary = .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
            values.sideBySide = true
        case .groupedFooter:
            values.text = .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
            values.secondary = .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        case .prominentHeader, .extraProminentHeader:
            let style: UIFont.TextStyle = self == .prominentHeader ? .title3 : .title2
            values.text = .init(font: Self.bold(style), color: .label)
            values.secondary = .init(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 15, leading: 8, bottom: 10, trailing: 8)
            values.sideBySide = true
        case .sidebarCell, .accompaniedCell, .sidebarSubtitleCell, .accompaniedSubtitleCell:
            values.secondary = .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
            values.imagePadding = 12
        case .sidebarHeader:
            values.text = .init(font: Self.bold(.title3), color: .label)
            values.secondary = .init(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
            values.margins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
            values.sideBySide = true
        }
        guard let state else { return values }
        if state._isDisabled {
            values.text.color = .tertiaryLabel
            values.secondary.color = .tertiaryLabel
            values.image.tintColor = .tertiaryLabel
        } else if isSidebarCell, state._isSelected, state.traitCollection.userInterfaceIdiom != .phone {
            values.text.color = .white
            values.secondary.color = .white
            values.image.tintColor = .white
        }
        return values
    }

    private static func bold(_ style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style)
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }
}
