import Foundation

/// `NSParagraphStyle`'s values, with its defaults. Lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
    /// Raw values as `NSTextAlignment` on iOS.
    package enum Alignment: Int, Sendable {
        case left, center, right, justified, natural
    }

    /// Raw values as `NSLineBreakMode`.
    package enum LineBreakMode: Int, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    /// Raw values as `NSWritingDirection`.
    package enum WritingDirection: Int, Sendable {
        case natural = -1
        case leftToRight, rightToLeft
    }

    package struct TabStop: Hashable, Sendable {
        package var location: CGFloat
        package var alignment: Alignment

        package init(location: CGFloat, alignment: Alignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }

    package var alignment: Alignment = .natural
    package var lineBreakMode: LineBreakMode = .byWordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 means no limit.
    package var maximumLineHeight: CGFloat = 0
    /// 0 means 1. What it adds goes above the baseline.
    package var lineHeightMultiple: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Positive from the leading edge, 0 or negative from the trailing edge.
    package var tailIndent: CGFloat = 0
    package var baseWritingDirection: WritingDirection = .natural
    /// A line that words fill to a smaller part than this gets a part of the next word.
    package var hyphenationFactor: Float = 0
    /// `NSParagraphStyle.LineBreakStrategy` raw value: 1 pushes a word out so that none stands alone on the last line, 2 keeps
    /// Korean words whole.
    package var lineBreakStrategy: Int = 0
    /// nil stands for stops every 28 points up to 336, the default.
    package var tabStops: [TabStop]?
    package var defaultTabInterval: CGFloat = 0
    /// Sets letters tighter before a line is truncated.
    package var tightens = false

    package init() {}

    /// The parts that tell most styles apart; all parts count for equality.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lineSpacing)
    }

    package static let `default` = ParagraphStyle()
}
