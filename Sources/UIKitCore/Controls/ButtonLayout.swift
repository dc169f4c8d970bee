/// Places image, title and subtitle of a configured button.
struct ButtonLayout {
    var imageSize: CGSize?
    var titleSize: CGSize?
    var subtitleSize: CGSize?
    /// Of the mark of a pop-up button, which stands behind everything else.
    var indicatorSize: CGSize?
    var placement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    var titleAlignment: UIButton.Configuration.TitleAlignment
    var insets: NSDirectionalEdgeInsets
    var isRightToLeft: Bool

    struct Frames {
        var image: CGRect?
        var title: CGRect?
        var subtitle: CGRect?
        var indicator: CGRect?
    }

    private var isImageBeside: Bool { placement == .leading || placement == .trailing }

    /// Title over subtitle.
    var textSize: CGSize? {
        guard let title = titleSize else { return subtitleSize }
        guard let subtitle = subtitleSize else { return title }
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    /// Without insets.
    var contentSize: CGSize {
        var size = partsSize
        guard let indicator = indicatorSize else { return size }
        size.width += (size.width > 0 ? ButtonMetrics.indicatorGap : 0) + indicator.width
        size.height = max(size.height, indicator.height)
        return size
    }

    private var partsSize: CGSize {
        guard let image = imageSize else { return textSize ?? .zero }
        guard let text = textSize else { return image }
        return isImageBeside
            ? CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }

    var size: CGSize {
        let content = contentSize
        return CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom
        )
    }

    /// Shortens the title where the button is too low for all its lines; the label then cuts the last one it shows. One line,
    /// `line` high, always stays and reaches into the insets if it must.
    mutating func limitText(to height: CGFloat, line: CGFloat) {
        guard let text = textSize, let title = titleSize else { return }
        var room = height - insets.top - insets.bottom
        if let image = imageSize, !isImageBeside { room -= image.height + imagePadding }
        guard text.height > room else { return }
        titleSize?.height = max(title.height - (text.height - room), min(title.height, line))
    }

    func frames(
        in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, scale: CGFloat
    ) -> Frames {
        let left = isRightToLeft ? insets.trailing : insets.leading
        let right = isRightToLeft ? insets.leading : insets.trailing
        let area = CGRect(
            x: bounds.minX + left, y: bounds.minY + insets.top, width: bounds.width - left - right,
            height: bounds.height - insets.top - insets.bottom)
        var content = contentSize
        if horizontal == .fill { content.width = max(content.width, area.width) }
        if vertical == .fill { content.height = max(content.height, area.height) }
        let x: CGFloat =
            switch horizontal {
            case .left, .leading: area.minX
            case .right, .trailing: area.maxX - content.width
            case .center, .fill: area.midX - content.width / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top: area.minY
            case .bottom: area.maxY - content.height
            case .center, .fill: area.midY - content.height / 2
            }
        var box = CGRect(origin: CGPoint(x: x, y: y), size: content)
        guard let indicator = indicatorSize else { return place(in: box, scale: scale) }
        let mark = CGRect(
            x: isRightToLeft ? box.minX : box.maxX - indicator.width, y: box.midY - indicator.height / 2,
            width: indicator.width, height: indicator.height)
        let taken = indicator.width + (partsSize.width > 0 ? ButtonMetrics.indicatorGap : 0)
        box.size.width = max(box.width - taken, 0)
        if isRightToLeft { box.origin.x += taken }
        var frames = place(in: box, scale: scale)
        frames.indicator = rounded(mark, scale)
        return frames
    }

    private func place(in box: CGRect, scale: CGFloat) -> Frames {
        var frames = Frames()
        var textBox = box
        if let image = imageSize {
            var origin = CGPoint(x: box.midX - image.width / 2, y: box.midY - image.height / 2)
            let room = textSize == nil ? 0 : imagePadding
            let isLeft = placement == .leading && !isRightToLeft || placement == .trailing && isRightToLeft
            if textSize != nil {
                if isImageBeside {
                    origin.x = isLeft ? box.minX : box.maxX - image.width
                    textBox.size.width = max(box.width - image.width - room, 0)
                    if isLeft { textBox.origin.x = box.minX + image.width + room }
                } else if placement == .top {
                    origin.y = box.minY
                    textBox.origin.y = box.minY + image.height + room
                    textBox.size.height = max(box.height - image.height - room, 0)
                } else {
                    origin.y = box.maxY - image.height
                    textBox.size.height = max(box.height - image.height - room, 0)
                }
            }
            frames.image = rounded(CGRect(origin: origin, size: image), scale)
        }
        guard let text = textSize else { return frames }
        var y = textBox.midY - text.height / 2
        if let title = titleSize {
            frames.title = rounded(CGRect(origin: CGPoint(x: x(of: title, in: textBox), y: y), size: title), scale)
            y += title.height + titlePadding
        }
        if let subtitle = subtitleSize {
            frames.subtitle = rounded(
                CGRect(origin: CGPoint(x: x(of: subtitle, in: textBox), y: y), size: subtitle), scale)
        }
        return frames
    }

    private func x(of size: CGSize, in box: CGRect) -> CGFloat {
        // The text block as a whole is centred in its box; lines align within the block.
        let block = CGRect(
            x: box.midX - (textSize?.width ?? 0) / 2, y: box.minY, width: textSize?.width ?? 0, height: box.height)
        switch titleAlignment {
        case .center: return block.midX - size.width / 2
        case .trailing: return isRightToLeft ? block.minX : block.maxX - size.width
        case .leading: return isRightToLeft ? block.maxX - size.width : block.minX
        case .automatic:
            if imageSize != nil, isImageBeside { return isRightToLeft ? block.maxX - size.width : block.minX }
            return block.midX - size.width / 2
        }
    }

    private func rounded(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: Pixels.round(rect.minX, scale), y: Pixels.round(rect.minY, scale), width: rect.width,
            height: rect.height)
    }
}
