/// Where the texts and the image of a styled cell go in its content view, left to right. Lengths in points.
///
/// Measured at the default text size: one line of body text makes a row of 43.5 (2x) or 43.67 (3x), of 20 points one of 47.5 (2x); a
/// subtitle row has 8.67 above, 3.33 between and 10 below its texts.
/// Unverified: at accessibility sizes texts take as many lines as they need, values go below their titles, and images stand in the
/// first line.
@MainActor
struct StyledCellLayout {
    private(set) var title = CGRect.zero
    private(set) var detail = CGRect.zero
    private(set) var image = CGRect.zero
    /// From the margin to the text.
    private(set) var imageRoom: CGFloat = 0
    /// The height of the row that the content wants.
    private(set) var height: CGFloat = 0

    struct Content {
        var style: UITableViewCell.CellStyle
        var title: UILabel?
        var detail: UILabel?
        var imageSize: CGSize?
        var isSymbol = false
        var traits: UITraitCollection
        var scale: CGFloat
        var isRightToLeft = false
    }

    /// Above and below a single text together.
    static let padding: CGFloat = 23.4
    static let subtitle = (top: CGFloat(26) / 3, between: CGFloat(10) / 3, bottom: CGFloat(10))
    static let imageGap: CGFloat = 16
    static let valueGap: CGFloat = 8
    /// The width of titles in the style `value2`.
    static let value2Title: CGFloat = 91
    static let value2Gap: CGFloat = 6

    /// - Parameters:
    ///   - size: of the content view; an infinite height measures.
    ///   - start: the leading margin.
    ///   - end: the trailing margin.
    init(_ content: Content, size: CGSize, start: CGFloat, end: CGFloat) {
        let isAccessible = content.traits.preferredContentSizeCategory.isAccessibilityCategory
        let scale = content.scale
        let measures = !size.height.isFinite
        let minimum = Pixels.floor(44 - 1 / scale, scale)

        if let own = content.imageSize, own.width > 0, own.height > 0 {
            var shown = own
            if content.isSymbol {
                let room = UIFontMetrics(forTextStyle: .body).scaledValue(
                    for: ListContentLayout.symbolRoom, compatibleWith: content.traits)
                imageRoom = max(room, isAccessible ? own.width : room) + Self.imageGap
            } else {
                // Images are made small enough for the row.
                let limit = measures ? max(minimum, 0) : size.height
                let factor = min(1, limit / own.height, max(size.width - start - end, 1) / own.width)
                shown = CGSize(width: own.width * factor, height: own.height * factor)
                imageRoom = shown.width + Self.imageGap
            }
            image.size = shown
        }
        let left = start + imageRoom
        let width = max(size.width - left - end, 0)
        func measure(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            let size = label._sizeInCell(width: width, isAccessible: isAccessible)
            return CGSize(width: min(size.width, width), height: size.height)
        }

        var block: CGFloat
        var top: CGFloat = Self.padding / 2
        var bottom: CGFloat = Self.padding / 2
        switch content.style {
        case .default:
            let text = measure(content.title, width)
            title = CGRect(x: left, y: 0, width: width, height: text.height)
            block = text.height
        case .subtitle:
            let text = measure(content.title, width)
            let second = measure(content.detail, width)
            let isBoth = text.height > 0 && second.height > 0
            title = CGRect(x: left, y: 0, width: text.width, height: text.height)
            detail = CGRect(
                x: left, y: text.height + (isBoth ? Self.subtitle.between : 0), width: second.width,
                height: second.height)
            block = detail.maxY > title.maxY ? detail.maxY : title.maxY
            if isBoth { (top, bottom) = (Self.subtitle.top, Self.subtitle.bottom) }
        case .value1:
            let natural = measure(content.title, .greatestFiniteMagnitude)
            let value = measure(content.detail, .greatestFiniteMagnitude)
            if isAccessible {
                let text = measure(content.title, width)
                let second = measure(content.detail, width)
                title = CGRect(x: left, y: 0, width: text.width, height: text.height)
                detail = CGRect(x: left, y: text.height, width: second.width, height: second.height)
                block = text.height + second.height
            } else {
                let gap = value.width > 0 ? Self.valueGap : 0
                // A value that does not fit beside its title is cut short.
                let titleWidth = min(natural.width, max(width - gap - min(value.width, width / 3), 0))
                let valueWidth = min(value.width, max(width - titleWidth - gap, 0))
                let text = measure(content.title, titleWidth)
                let second = measure(content.detail, valueWidth)
                block = max(text.height, second.height)
                title = CGRect(x: left, y: (block - text.height) / 2, width: titleWidth, height: text.height)
                detail = CGRect(
                    x: left + width - valueWidth, y: (block - second.height) / 2, width: valueWidth,
                    height: second.height)
            }
        case .value2:
            if let title = content.title, title.textAlignment == .right || title.textAlignment == .left {
                // Titles end where the values begin.
                let toEnd: NSTextAlignment = content.isRightToLeft ? .left : .right
                title.textAlignment = isAccessible ? .natural : toEnd
            } else if let title = content.title, !isAccessible, title.textAlignment == .natural {
                title.textAlignment = content.isRightToLeft ? .left : .right
            }
            if isAccessible {
                let text = measure(content.title, width)
                let second = measure(content.detail, width)
                title = CGRect(x: left, y: 0, width: text.width, height: text.height)
                detail = CGRect(x: left, y: text.height, width: second.width, height: second.height)
                block = text.height + second.height
            } else {
                let text = measure(content.title, Self.value2Title)
                let x = left + Self.value2Title + Self.value2Gap
                let second = measure(content.detail, max(size.width - end - x, 0))
                block = max(text.height, second.height)
                title = CGRect(x: left, y: (block - text.height) / 2, width: Self.value2Title, height: text.height)
                detail = CGRect(x: x, y: (block - second.height) / 2, width: second.width, height: second.height)
            }
        }
        // Heights of labels are whole pixels, those of the text in them are not.
        let isOneText = content.style != .subtitle || detail.height == 0
        let excess = !isOneText ? 0 : content.title.map { Self.excess(title.height, $0.font.lineHeight, scale) } ?? 0
        height = max(Pixels.round(block - excess + top + bottom, scale), minimum)
        if content.isSymbol || isAccessible { height = max(height, Pixels.ceil(image.height + 16, scale)) }
        let room = measures ? height : size.height
        // Texts sit as far from the middle as their paddings differ.
        let y = (room - block) / 2 + (top - bottom) / 2
        title.origin.y += y
        detail.origin.y += y
        if image.width > 0 {
            image.origin.x = start + (imageRoom - Self.imageGap - image.width) / 2
            let line = content.title?.font.lineHeight ?? 0
            let isTall = isAccessible && title.height > line * 1.5
            image.origin.y = (isTall ? title.minY + line / 2 : room / 2) - image.height / 2
        }
    }
}

extension StyledCellLayout {
    /// What rounding up added to the height of some lines.
    private static func excess(_ height: CGFloat, _ line: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard line > 0, height > 0 else { return 0 }
        let exact = (height / line).rounded(.down) * line
        return height - exact < 1 / scale ? height - exact : 0
    }
}

extension UILabel {
    /// The size in a styled cell; a single line becomes as many as needed at accessibility sizes.
    func _sizeInCell(width: CGFloat, isAccessible: Bool) -> CGSize {
        if isAccessible && numberOfLines == 1 {
            numberOfLines = 0
            _wrapsForAccessibility = true
        } else if !isAccessible && _wrapsForAccessibility {
            numberOfLines = 1
            _wrapsForAccessibility = false
        }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// Marked in the layer, as few labels need it.
    private var _wrapsForAccessibility: Bool {
        get { layer.name == "wraps" }
        set { layer.name = newValue ? "wraps" : nil }
    }
}

extension UITableViewCell {
    private var _styledContent: StyledCellLayout.Content {
        let image = _parts.imageView?.image
        return StyledCellLayout.Content(
            style: _cellStyle, title: _parts.textLabel, detail: _parts.detailLabel,
            imageSize: image == nil ? nil : _parts.imageView?.intrinsicContentSize,
            isSymbol: image?.isSymbolImage ?? false, traits: traitCollection, scale: _layoutScale,
            isRightToLeft: _isRightToLeft)
    }

    func _styledLayout(_ size: CGSize) -> StyledCellLayout {
        let margins = contentView.layoutMargins
        return StyledCellLayout(
            _styledContent, size: size, start: _isRightToLeft ? margins.right : margins.left,
            end: _isRightToLeft ? margins.left : margins.right)
    }

    func _layoutStyledContent() {
        guard _parts.textLabel != nil || _parts.detailLabel != nil || _parts.imageView != nil else { return }
        let size = contentView.bounds.size
        let layout = _styledLayout(size)
        let scale = _layoutScale
        func place(_ view: UIView?, _ rect: CGRect) {
            guard let view, view.superview === contentView, view.translatesAutoresizingMaskIntoConstraints else {
                return
            }
            var rect = rect
            rect.origin.x = Pixels.round(rect.minX, scale)
            rect.origin.y = Pixels.round(rect.minY, scale)
            if _isRightToLeft { rect.origin.x = size.width - rect.maxX }
            if let image = view as? UIImageView { rect = image.frame(forAlignmentRect: rect) }
            if view.frame != rect { view.frame = rect }
        }
        place(_parts.textLabel, layout.title)
        place(_parts.detailLabel, layout.detail)
        place(_parts.imageView, layout.image)
    }

    func _styledSize(_ size: CGSize) -> CGSize {
        _updateConfigurationIfNeeded()
        let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
        guard _hasStyledContent else { return CGSize(width: width, height: UITableView._defaultRowHeight) }
        _setContentWidth(width)
        let layout = _styledLayout(CGSize(width: contentView.bounds.width, height: .infinity))
        return CGSize(width: width, height: layout.height)
    }

    /// Gives the content view the width it will have in a cell of that width, so that it has its margins.
    private func _setContentWidth(_ width: CGFloat) {
        let arrangement = _arrange(CGSize(width: width, height: bounds.height))
        var content = arrangement.content
        if _isRightToLeft { content.origin.x = width - content.maxX }
        if bounds.width != width { bounds.size.width = width }
        content = LayoutRounding.rect(content, scale: _layoutScale)
        if contentView.frame != content { contentView.frame = content }
    }

    func _fittingCellSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        _updateConfigurationIfNeeded()
        let width = target.width > 0 ? target.width : bounds.width
        _setContentWidth(width)
        let hasConstraints = contentView._flags.contains(.hasLayoutContent)
        if _parts.contentConfiguration == nil, !hasConstraints || _hasStyledContent {
            return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
        }
        let fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: target.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: vertical)
        var height = fitting.height
        if contentView is UIListContentView || height <= 0 { height = max(height, UITableView._defaultRowHeight) }
        return CGSize(width: width, height: height)
    }
}
