import UIKit

/// How a screen arranges its parts, as the size classes say.
enum Arrangement {
    /// One below the other: compact width, regular height.
    case tall
    /// Side by side.
    case wide

    init(_ traits: UITraitCollection) {
        self = traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular ? .wide : .tall
    }
}

/// The measures of rows and grids of videos.
struct Columns {
    /// Whole videos side by side.
    let count: Int
    let spacing: CGFloat = 16
    let margin: CGFloat

    /// - Parameter width: what the safe area leaves, in points.
    init(_ traits: UITraitCollection, width: CGFloat) {
        var count = Arrangement(traits) == .tall ? 2 : 4
        // Larger text needs wider columns.
        if traits.preferredContentSizeCategory.isAccessibilityCategory {
            count /= 2
        } else if traits.preferredContentSizeCategory > .extraLarge {
            count = max(count * 3 / 4, count - 1)
        }
        self.count = count
        margin = width > 600 ? 24 : 16
    }

    /// A row that scrolls sideways shows this share of the next video, so that one sees that there is more.
    static let peek: CGFloat = 0.2

    /// The width of a video in a row that scrolls sideways.
    func widthWithPeek(in width: CGFloat) -> CGFloat {
        let gaps = CGFloat(count) * spacing + margin
        return ((width - gaps) / (CGFloat(count) + Self.peek)).rounded(.down)
    }

    /// The width of a video in a grid.
    func width(in width: CGFloat) -> CGFloat {
        let gaps = CGFloat(count - 1) * spacing + 2 * margin
        return ((width - gaps) / CGFloat(count)).rounded(.down)
    }
}
