/// Where the image and the texts of a list content go, left to right; the view mirrors it.
///
/// At accessibility sizes the text takes the whole width and flows around the image, unless it runs from right to left; texts side by
/// side are stacked.
///
/// Unverified: the room of symbols (24 points at the default text size); images taller than a line and a half stand above the
/// text at accessibility sizes.
@MainActor
struct ListContentLayout {
    private(set) var text = CGRect.zero
    private(set) var secondary = CGRect.zero
    private(set) var image = CGRect.zero
    /// How far the first line of the text is moved in to make room for the image.
    private(set) var textIndent: CGFloat = 0
    private(set) var height: CGFloat = 0
    /// The width that takes no more lines than needed.
    private(set) var fittingWidth: CGFloat = 0

    static let symbolRoom: CGFloat = 24

    init(_ view: UIListContentView, _ configuration: UIListContentConfiguration, width: CGFloat) {
        let margins = view.contentMargins
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isRightToLeft ? margins.right : margins.left
        let end = isRightToLeft ? margins.left : margins.right
        let available = max(width - start - end, 0)
        let traits = view.traitCollection
        let isAccessible = traits.preferredContentSizeCategory.isAccessibilityCategory

        let hasText = !(configuration.text ?? "").isEmpty
        var imageSize = CGSize.zero
        var room = CGSize.zero
        if let shown = configuration.image {
            imageSize = Self.size(of: shown, configuration.imageProperties, traits)
            room = Self.room(
                for: shown, imageSize, configuration.imageProperties, traits,
                lineHeight: hasText ? view.textLabel.font.lineHeight : .infinity)
        }
        let hasImage = configuration.image != nil
        let hasSecondary = !(configuration.secondaryText ?? "").isEmpty
        let padding = hasImage && (hasText || hasSecondary) ? configuration.imageToTextPadding : 0

        let lineHeight = view.textLabel.font.lineHeight
        let flows = isAccessible && hasImage && hasText && !isRightToLeft
        let isAbove = flows && room.height > lineHeight * 1.5
        let textStart = flows ? start : start + room.width + padding
        let textWidth = flows ? available : max(available - room.width - padding, 0)
        if flows && !isAbove { textIndent = room.width + padding }

        // Sizes of the texts on their own.
        func size(_ label: UILabel?, _ width: CGFloat, indent: CGFloat = 0) -> CGSize {
            guard let label else { return .zero }
            if indent > 0 { return label._size(width: width, firstLineIndent: indent) }
            return label._intrinsicContentSize(forWidth: width.isFinite ? width : nil)
        }
        let secondaryLabel = hasSecondary ? view.secondaryLabel : nil
        let textLabel = hasText ? view.textLabel : nil

        let natural = size(textLabel, .infinity)
        let naturalSecondary = size(secondaryLabel, .infinity)
        let gap = configuration.textToSecondaryTextHorizontalPadding
        let isBeside =
            configuration.prefersSideBySideTextAndSecondaryText && hasText && hasSecondary && !isAccessible
            && natural.width + gap + naturalSecondary.width <= textWidth
        var block: CGFloat
        if isBeside {
            let first = textLabel?._firstBaselineOffset ?? 0
            let second = secondaryLabel?._firstBaselineOffset ?? 0
            let baseline = max(first, second)
            text = CGRect(x: textStart, y: baseline - first, width: natural.width, height: natural.height)
            secondary = CGRect(
                x: textStart + textWidth - naturalSecondary.width, y: baseline - second, width: naturalSecondary.width,
                height: naturalSecondary.height)
            if !width.isFinite { secondary.origin.x = text.maxX + gap }
            block = max(text.maxY, secondary.maxY)
            fittingWidth = start + end + room.width + padding + natural.width + gap + naturalSecondary.width
        } else {
            let size1 = size(textLabel, textWidth, indent: textIndent)
            let size2 = size(secondaryLabel, textWidth)
            let vertical = hasText && hasSecondary ? configuration.textToSecondaryTextVerticalPadding : 0
            let spread = textWidth.isFinite ? textWidth : max(size1.width, size2.width)
            text = CGRect(x: textStart, y: 0, width: spread, height: size1.height)
            secondary = CGRect(x: textStart, y: size1.height + vertical, width: spread, height: size2.height)
            block = size1.height + vertical + size2.height
            fittingWidth = start + end + (flows ? 0 : room.width + padding) + max(size1.width, size2.width)
        }
        if isAbove {
            let offset = room.height + configuration.textToSecondaryTextVerticalPadding
            text.origin.y += offset
            secondary.origin.y += offset
            block += offset
        }
        let content = max(block, flows ? block : room.height)
        height = margins.top + content + margins.bottom
        let textTop = margins.top + (content - block) / 2
        text.origin.y += textTop
        secondary.origin.y += textTop
        if hasImage {
            let middle: CGFloat
            if isAbove {
                middle = margins.top + room.height / 2
            } else if flows {
                middle = textTop + lineHeight / 2
            } else {
                middle = margins.top + content / 2
            }
            image = CGRect(
                x: start + (room.width - imageSize.width) / 2, y: middle - imageSize.height / 2, width: imageSize.width,
                height: imageSize.height)
        }
    }

    private static func size(
        of image: UIImage, _ properties: UIListContentConfiguration.ImageProperties, _ traits: UITraitCollection
    ) -> CGSize {
        let size = image.resolved(preferring: properties.preferredSymbolConfiguration, traits: traits).size
        let limit = properties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, size.width > 0 { factor = min(factor, limit.width / size.width) }
        if limit.height > 0, size.height > 0 { factor = min(factor, limit.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private static func room(
        for image: UIImage, _ size: CGSize, _ properties: UIListContentConfiguration.ImageProperties,
        _ traits: UITraitCollection, lineHeight: CGFloat
    ) -> CGSize {
        let standard = UIFontMetrics(forTextStyle: .body).scaledValue(for: symbolRoom, compatibleWith: traits)
        let wanted = properties.reservedLayoutSize
        func length(_ wanted: CGFloat, _ own: CGFloat, _ isWidth: Bool) -> CGFloat {
            if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if wanted > 0 { return wanted }
            // A symbol beside a line of text does not make the row higher.
            if image.isSymbolImage { return isWidth ? standard : min(own, lineHeight) }
            return own
        }
        return CGSize(width: length(wanted.width, size.width, true), height: length(wanted.height, size.height, false))
    }
}
