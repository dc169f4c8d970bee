import UIKit

/// What the size classes say about the room there is.
enum Arrangement {
    /// Compact width, regular height: a phone held upright, or a narrow window on iPad.
    case tall
    /// Compact height: a phone held sideways.
    case wide
    /// Regular in both directions: an iPad screen or a large window on it.
    case spacious

    init(_ traits: UITraitCollection) {
        switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
        case (.regular, .regular): self = .spacious
        case (.compact, .regular): self = .tall
        default: self = .wide
        }
    }
}

/// Sizes of the cards in the horizontal row: two and a bit, or four and a bit, of them fill the width.
enum CardMetrics {
    static let spacing: CGFloat = 24

    /// - Parameters:
    ///   - parent: the size of the view that shows the row, in points.
    ///   - textScale: how much larger text is than at the default text size.
    static func size(
        _ arrangement: Arrangement, parent: CGSize, safeArea: UIEdgeInsets, textScale: CGFloat = 1
    ) -> CGSize {
        let whole: CGFloat = arrangement == .tall ? 2 : 4
        // A fifth of the next card looks in from the edge and says that there is more.
        let visible = whole + 0.2
        let side = sideMargin(arrangement) + safeArea.left + safeArea.right
        let width = (parent.width - side - spacing * whole) / visible
        let text = (arrangement == .spacious ? 120 : 80) * textScale
        return CGSize(width: width, height: width / 16 * 9 + text)
    }

    static func sideMargin(_ arrangement: Arrangement) -> CGFloat {
        arrangement == .spacious ? 60 : 12
    }
}
