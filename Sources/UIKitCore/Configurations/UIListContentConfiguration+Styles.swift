/// The ready-made styles.
extension UIListContentConfiguration {
    /// A row. From iOS 18 it adapts to the list it is in.
    public static func cell() -> UIListContentConfiguration { .init(style: .cell) }
    /// A row with a second, smaller text below.
    public static func subtitleCell() -> UIListContentConfiguration { .init(style: .subtitleCell) }
    /// A row with a grey value at its end.
    public static func valueCell() -> UIListContentConfiguration { .init(style: .valueCell) }

    /// A header that adapts to the list it is in.
    public static func header() -> UIListContentConfiguration { .init(style: .header) }
    /// A footer that adapts to the list it is in.
    public static func footer() -> UIListContentConfiguration { .init(style: .footer) }

    public static func plainHeader() -> UIListContentConfiguration { .init(style: .plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { .init(style: .plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { .init(style: .groupedHeader) }
    /// A header in larger bold letters.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(style: .prominentHeader) }
    /// A header in still larger bold letters.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(style: .extraProminentHeader)
    }
    public static func groupedFooter() -> UIListContentConfiguration { .init(style: .groupedFooter) }

    public static func sidebarCell() -> UIListContentConfiguration { .init(style: .sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(style: .sidebarSubtitleCell) }
    /// A row of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(style: .accompaniedCell) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        .init(style: .accompaniedSubtitleCell)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { .init(style: .sidebarHeader) }
}
