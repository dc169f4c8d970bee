/// Places image and title of a button without a configuration: side by side, image first.
@MainActor
struct LegacyButtonLayout {
    let button: UIButton
    let imageSize: CGSize?
    let titleSize: CGSize?

    init(_ button: UIButton) {
        self.button = button
        imageSize = button.resolvedLegacyImage?.size
        titleSize = button.legacyTitleSize
    }

    /// 6 points above and below a title unless insets are set; widths in whole points.
    var naturalSize: CGSize {
        // A grey disc.
        if button.buttonType == .close { return CGSize(width: 30, height: 30) }
        let insets = button.contentEdgeInsets
        let image = imageSize ?? .zero
        let title = titleSize ?? .zero
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        size.width = size.width.rounded(.up)
        if insets == .zero {
            if titleSize != nil { size.height = max(image.height, title.height + 12) }
            if titleSize == nil, imageSize == nil {
                size = CGSize(width: 30, height: button.buttonType == .custom ? 34 : 30)
            }
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let background = button.currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        return size
    }

    func imageRect(in rect: CGRect) -> CGRect {
        guard let image = imageSize else { return CGRect(origin: rect.origin, size: .zero) }
        let area = rect.inset(by: button.imageEdgeInsets)
        let size = CGSize(width: min(image.width, max(area.width, 0)), height: min(image.height, max(area.height, 0)))
        let total = size.width + (titleSize?.width ?? 0)
        let start = x(of: total, in: area)
        return place(size, x: isRightToLeft ? start + total - size.width : start, in: area, isImage: true)
    }

    func titleRect(in rect: CGRect) -> CGRect {
        guard let title = titleSize else { return CGRect(origin: rect.origin, size: .zero) }
        let area = rect.inset(by: button.titleEdgeInsets)
        let image = imageSize?.width ?? 0
        let size = CGSize(
            width: min(title.width, max(area.width - image, 0)), height: min(title.height, max(area.height, 0)))
        let start = x(of: size.width + image, in: area)
        return place(size, x: isRightToLeft ? start : start + image, in: area, isImage: false)
    }

    private var isRightToLeft: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func x(of width: CGFloat, in area: CGRect) -> CGFloat {
        switch button.effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: area.minX
        case .right, .trailing: area.maxX - width
        case .center: area.midX - width / 2
        }
    }

    private func place(_ size: CGSize, x: CGFloat, in area: CGRect, isImage: Bool) -> CGRect {
        let scale = button.traitCollection.displayScale > 0 ? button.traitCollection.displayScale : 2
        var size = size
        var y: CGFloat
        switch button.contentVerticalAlignment {
        case .top: y = area.minY
        case .bottom: y = area.maxY - size.height
        case .center: y = area.midY - size.height / 2
        case .fill:
            y = area.minY
            size.height = area.height
        }
        y = Pixels.round(y, scale)
        var x = Pixels.round(x, scale)
        if isImage, button.contentHorizontalAlignment == .fill, titleSize == nil {
            x = area.minX
            size.width = area.width
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
