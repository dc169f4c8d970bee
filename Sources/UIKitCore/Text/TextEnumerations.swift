/// How lines are placed between the edges of their container.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left or right, by the writing direction.
    case natural = 4
}

/// What happens to a line that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    /// "...ends like this"
    case byTruncatingHead = 3
    /// "begins like this..."
    case byTruncatingTail = 4
    /// "begins...ends"
    case byTruncatingMiddle = 5
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether text is embedded in a direction or every character forced to run in it.
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}

/// Lines under or through text: thickness, pattern and whether spaces are skipped.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How text shrunk by `adjustsFontSizeToFitWidth` sits in its line.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where it was before the text shrank.
    case alignBaselines = 0
    /// The line is centred.
    case alignCenters = 1
    /// The top stays; the default.
    case none = 2
}

/// Options of `boundingRect(with:options:context:)` and `draw(with:options:context:)`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The last visible line is truncated if the text does not fit the height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the top left corner of the first line, not its baseline; text may have several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Line spacing counts towards the height.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Glyph outlines are measured instead of line boxes. Not acted on: line boxes are used.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Shrinking limits for string drawing, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor fonts may be multiplied by; 0 (default) means 1.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor the last drawing used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The area the last drawing used, in points.
    open internal(set) var totalBounds: CGRect = .zero
}

/// Whether text in UI follows the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
