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

    init(parsing text: String) throws {
        guard let size = Self.allCases.first(where: { $0.rawValue == text.uppercased() }) else {
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
