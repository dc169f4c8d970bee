import CoreGraphics
import Foundation

/// A symbol at one point size, weight and scale. Points; y grows downwards, the origin is the image's top left corner.
package final class SymbolRendition: @unchecked Sendable {
    /// Of the image.
    package let size: CGSize
    /// `UIImage.baselineOffsetFromBottom`: from the image's bottom edge up to the baseline of the text beside it.
    package let baselineOffsetFromBottom: CGFloat
    /// What constraints align, within the image.
    package let alignmentRect: CGRect

    init(size: CGSize, baselineOffsetFromBottom: CGFloat, alignmentRect: CGRect) {
        self.size = size
        self.baselineOffsetFromBottom = baselineOffsetFromBottom
        self.alignmentRect = alignmentRect
    }

    /// Draws the symbol in one colour, stretched to `rect`, in a context whose y axis points down.
    package func draw(in context: CGContext, rect: CGRect, color: CGColor, mirrored: Bool = false) {}
}
