extension UIImageView {
    /// The image to show, with the view's wishes applied.
    var current: UIImage? {
        if let known = frames.resolved { return known }
        var chosen = (isHighlighted ? highlightedImage : nil) ?? image
        if let film { chosen = film.images[min(frames.index, film.images.count - 1)] }
        let resolved = chosen?.resolved(preferring: preferredSymbolConfiguration, traits: traitCollection)
        frames.resolved = resolved
        return resolved
    }

    /// Growth of images at the accessibility text sizes.
    var accessibilityFactor: CGFloat {
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else { return 1 }
        guard current?.isSymbolImage != true else { return 1 }
        let sizes = TextStyleTable.row(.body).sizes
        return sizes[TextStyleTable.column(category)] / sizes[TextStyleTable.largeColumn]
    }

    func imageChanged(from old: UIImage?) {
        let before = frames.resolved?.size ?? old?.size
        frames.resolved = nil
        updateContents()
        let now = current
        if before != now?.size || now?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }

    /// Hands the layer the picture for image, tint, direction and, where it matters, size.
    func updateContents() {
        guard let image = current, !frames.hidesSymbol else {
            if shown.image != nil || layer.contents != nil { layer.contents = nil }
            shown = ShownImage()
            return
        }
        let tint: CGColor? = _withCurrentTraits { self.tint(of: image) }
        let secondaryTint = image.secondaryColor(tint: tintColor)?.resolvedColor(with: traitCollection).cgColor
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = drawnSize(of: image)
        if shown.image === image, shown.tint == tint, shown.secondaryTint == secondaryTint, shown.size == size,
            shown.isMirrored == isMirrored, shown.picture != nil
        {
            applyGravity(image)
            return
        }
        shown.image = image
        shown.tint = tint
        shown.secondaryTint = secondaryTint
        shown.size = size
        shown.isMirrored = isMirrored
        let picture: CGImage? = _withCurrentTraits {
            self.picture(image, tint: tint, size: size, isMirrored: isMirrored)
        }
        shown.picture = picture
        layer.contents = picture
        applyGravity(image)
    }

    private func applyGravity(_ image: UIImage) {
        let isScaled = image.isSymbolImage || shown.size != nil
        layer.contentsScale = isScaled ? displayScale : image.scale
        layer.contentsGravity = contentMode._gravity
    }

    private var displayScale: CGFloat {
        traitCollection.displayScale > 0 ? traitCollection.displayScale : GraphicsDefaults.screenScale
    }

    /// The colour a stencil is drawn in: its own, else the view's tint; nil for images in their own colours.
    private func tint(of image: UIImage) -> CGColor? {
        if let own = image.details.tint { return own.resolvedColor(with: traitCollection).cgColor }
        guard image.isTemplate else { return nil }
        if case .symbol(let symbol) = image.content, let color = symbol.color {
            return color.resolvedColor(with: traitCollection).cgColor
        }
        return tintColor.resolvedColor(with: traitCollection).cgColor
    }

    /// The size the picture must be rendered for: symbols stay sharp at any size, caps need the final size. Nil: as it is.
    private func drawnSize(of image: UIImage) -> CGSize? {
        guard bounds.width > 0, bounds.height > 0, image.size.width > 0, image.size.height > 0 else { return nil }
        let isDrawing = image.isSymbolImage || image.details.drawing != nil && !image.details.isResizable
        guard isDrawing || image.details.isResizable else { return nil }
        let (x, y) = (bounds.width / image.size.width, bounds.height / image.size.height)
        switch contentMode {
        case .scaleToFill, .redraw:
            return bounds.size
        case .scaleAspectFit where isDrawing:
            return CGSize(width: image.size.width * min(x, y), height: image.size.height * min(x, y))
        case .scaleAspectFill where isDrawing:
            return CGSize(width: image.size.width * max(x, y), height: image.size.height * max(x, y))
        default: return nil
        }
    }

    private func picture(_ image: UIImage, tint: CGColor?, size: CGSize?, isMirrored: Bool) -> CGImage? {
        let drawn = isMirrored ? image.withHorizontallyFlippedOrientation() : image
        let isStencil = drawn.isTemplate || drawn.details.tint != nil
        if drawn.isSymbolImage || isStencil || size != nil {
            // Of a symbol with colours of its own, a layer without is drawn in the view's tint.
            let own = drawn.isSymbolImage && drawn.details.tint == nil ? tintColor : nil
            let color = own ?? tint.map(UIColor.init(cgColor:)) ?? drawn.details.tint ?? .black
            let scale = drawn.isSymbolImage || size != nil ? displayScale : drawn.scale
            return SymbolBitmapCache.shared.bitmap(drawn, tint: color, scale: scale, size: size)
        }
        return drawn.uprightBitmap
    }
}
