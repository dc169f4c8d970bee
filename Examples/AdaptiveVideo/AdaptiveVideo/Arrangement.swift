import UIKit

/// How a screen arranges its parts, as the size classes say.
enum Arrangement {
    /// One below the other: compact width, regular height.
    case tall
    /// Side by side: compact height.
    case wide
    /// Side by side with room to spare: regular in both directions.
    case spacious

    init(_ traits: UITraitCollection) {
        switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
        case (_, .compact): self = .wide
        case (.regular, _): self = .spacious
        default: self = .tall
        }
    }

    /// Whole columns of videos at the default text size.
    var columns: Int {
        switch self {
        case .tall: 2
        case .wide: 4
        case .spacious: 3
        }
    }

    var sideMargin: CGFloat { self == .spacious ? 32 : 16 }
}
