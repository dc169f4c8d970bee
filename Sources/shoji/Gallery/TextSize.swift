/// The twelve text sizes of the system, named as people write them.
enum TextSize: String, CaseIterable, Codable {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

    /// Raw value of the `UIContentSizeCategory`.
    var category: String {
        switch self {
        case .AX1: "UICTContentSizeCategoryAccessibilityM"
        case .AX2: "UICTContentSizeCategoryAccessibilityL"
        case .AX3: "UICTContentSizeCategoryAccessibilityXL"
        case .AX4: "UICTContentSizeCategoryAccessibilityXXL"
        case .AX5: "UICTContentSizeCategoryAccessibilityXXXL"
        default: "UICTContentSizeCategory\(rawValue)"
        }
    }

    /// Name of the constant of `UIContentSizeCategory`.
    var longName: String {
        switch self {
        case .XS: "extraSmall"
        case .S: "small"
        case .M: "medium"
        case .L: "large"
        case .XL: "extraLarge"
        case .XXL: "extraExtraLarge"
        case .XXXL: "extraExtraExtraLarge"
        case .AX1: "accessibilityMedium"
        case .AX2: "accessibilityLarge"
        case .AX3: "accessibilityExtraLarge"
        case .AX4: "accessibilityExtraExtraLarge"
        case .AX5: "accessibilityExtraExtraExtraLarge"
        }
    }

    /// Understands the short names, and those of `UIContentSizeCategory`.
    init(parsing text: String) throws {
        let wanted = text.lowercased()
        guard
            let size = Self.allCases.first(where: {
                $0.rawValue.lowercased() == wanted || $0.longName.lowercased() == wanted
            })
        else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\"\(text)\" is no text size. There are \(names), and all.", in: .gallery)
        }
        self = size
    }
}

enum Appearance: String, CaseIterable, Codable { case light, dark }

enum LayoutDirection: String, CaseIterable, Codable {
    case leftToRight, rightToLeft

    var short: String { self == .leftToRight ? "ltr" : "rtl" }
}
