/// Heights around the rows of tables on iOS 15 to 18, in points.
///
/// Measured: plain headers are 28 high with 22 above; a grouped table's first row is at 35 without a title and at 55.33 (3x) or 55.5
/// (2x) with one.
/// Unverified: footers of grouped tables, and that title heights grow with the text by the same margins.
enum TableHeaderMetrics {
    static let plainHeight: CGFloat = 28
    static let plainPadding: CGFloat = 22
    /// The height interface files name for headers without content.
    static let archivedEmptyHeight: CGFloat = 18

    /// Above and below the title of a grouped header or footer.
    static let groupedHeader = (top: CGFloat(16), bottom: CGFloat(6))
    static let groupedFooter = (top: CGFloat(8), bottom: CGFloat(6))

    /// A header or footer without content.
    static func emptyHeight(isFirstHeader: Bool, scale: CGFloat) -> CGFloat {
        isFirstHeader ? 35 : Pixels.ceil(17.5, scale)
    }

    /// Room above the title of the first section.
    static func aboveFirst(scale: CGFloat) -> CGFloat { Pixels.ceil(17.5, scale) }
}
