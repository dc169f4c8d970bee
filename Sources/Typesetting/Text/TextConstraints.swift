import Foundation

/// The room a text may take.
package struct TextConstraints: Hashable, Sendable {
    /// Points; `.infinity` never wraps.
    package var width: CGFloat
    /// Points; lines that do not fit wholly are dropped (the first line always stays) and the last one is truncated.
    package var height: CGFloat
    /// 0 is unlimited.
    package var numberOfLines: Int
    /// Cuts the last line instead of each paragraph's own mode, as `UILabel.lineBreakMode` does; nil follows the paragraph.
    package var lineBreakMode: ParagraphStyle.LineBreakMode?
    /// Counts instead of each paragraph's own strategy, as `UILabel.lineBreakStrategy` does; nil follows the paragraph.
    package var lineBreakStrategy: Int?
    /// Sets letters tighter before a line is truncated, whatever its paragraph says.
    package var tightens = false
    /// Counts for paragraphs whose own hyphenation factor is 0.
    package var hyphenation: Float = 0
    /// What lines keep clear of.
    package var exclusions: ExclusionAreas?
    /// Device pixels in a point.
    package var scale: CGFloat
    /// Resolves natural alignment and direction where the text itself has no strong direction.
    package var rightToLeft: Bool
    /// Preferred languages, BCP 47, first wins; decides which of Japanese, Korean and Chinese shapes are used.
    package var languages: [String]

    package init(
        width: CGFloat = .infinity, height: CGFloat = .infinity, numberOfLines: Int = 0,
        lineBreakMode: ParagraphStyle.LineBreakMode? = nil, lineBreakStrategy: Int? = nil, scale: CGFloat = 1,
        rightToLeft: Bool = false, languages: [String] = []
    ) {
        self.width = width
        self.height = height
        self.numberOfLines = numberOfLines
        self.lineBreakMode = lineBreakMode
        self.lineBreakStrategy = lineBreakStrategy
        self.scale = scale
        self.rightToLeft = rightToLeft
        self.languages = languages
    }
}
