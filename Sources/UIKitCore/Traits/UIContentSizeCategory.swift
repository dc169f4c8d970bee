/// The text size a person has chosen. Categories are ordered from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The size of a device as it comes.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted by the application object when the preferred text size changes.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category in the user info of `didChangeNotification`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// All sizes, smallest first.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among the sizes from 0; nil for `unspecified` and unknown values.
    package var order: Int? { Self.ordered.firstIndex(of: self) }

    /// Whether this is one of the five sizes reserved for accessibility.
    public var isAccessibilityCategory: Bool { (order ?? 0) >= 7 }

    /// Comparisons with `unspecified` or an unknown value are false.
    private static func compare(
        _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, _ areInOrder: (Int, Int) -> Bool
    ) -> Bool {
        guard let left = left.order, let right = right.order else { return false }
        return areInOrder(left, right)
    }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <)
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <=)
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >)
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >=)
    }
}
