/// Point sizes and leadings of the text styles for the twelve text sizes, smallest first.
///
/// Sizes: Human Interface Guidelines, "Typography"; equal to what iOS was measured to give. Leadings: the whole numbers whose ratios
/// reproduce every measured `UIFontMetrics` value; they differ from the published line spacing in a few places.
enum TextStyleTable {
    struct Row: Sendable {
        var sizes: [CGFloat]
        var leadings: [Int]
    }

    /// The column of `UIContentSizeCategory.large`, the size a device comes with.
    static let largeColumn = 3

    static func row(_ style: UIFont.TextStyle) -> Row { rows[style] ?? rows[.body]! }

    /// An unspecified or unknown category counts as large.
    static func column(_ category: UIContentSizeCategory) -> Int { category.order ?? largeColumn }

    static let rows: [UIFont.TextStyle: Row] = [
        .extraLargeTitle: Row(
            sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
            leadings: [40, 41, 42, 43, 46, 48, 50, 55, 60, 64, 69, 74]),
        .extraLargeTitle2: Row(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .largeTitle: Row(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: Row(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: Row(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: Row(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: Row(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .body: Row(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        .callout: Row(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: Row(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: Row(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: Row(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: Row(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}
