extension UIButton {
    private var pixelScale: CGFloat {
        traitCollection.displayScale > 0 ? traitCollection.displayScale : GraphicsDefaults.screenScale
    }

    /// What the button wants, with its titles wrapped to `width` if that is given.
    func naturalSize(width: CGFloat?) -> CGSize {
        updateIfNeeded()
        guard let configuration = shownConfiguration else { return LegacyButtonLayout(self).naturalSize }
        let size = configuredLayout(configuration, width: width).size
        return CGSize(width: Pixels.ceil(size.width, pixelScale), height: Pixels.ceil(size.height, pixelScale))
    }

    /// Sizes of the parts with titles no wider than the room that `width` leaves them.
    func configuredLayout(_ configuration: Configuration, width: CGFloat?) -> ButtonLayout {
        var layout = ButtonLayout(
            placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
            titlePadding: configuration.titlePadding, titleAlignment: configuration.titleAlignment,
            insets: configuration.contentInsets,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if configuration.showsActivityIndicator {
            layout.imageSize = parts.existingSpinner?.intrinsicContentSize
        } else if configuration.image != nil {
            layout.imageSize = parts.existingImageView?.intrinsicContentSize
        }
        if let width = layout.imageSize?.width { layout.imageSize?.width = max(width, configuration.imageReservation) }
        if showsIndicator(configuration) { layout.indicatorSize = parts.existingIndicator?.intrinsicContentSize }
        var room: CGFloat?
        if let width {
            var taken = layout.insets.leading + layout.insets.trailing
            let isBeside = layout.placement == .leading || layout.placement == .trailing
            if let image = layout.imageSize, isBeside { taken += image.width + layout.imagePadding }
            if let indicator = layout.indicatorSize { taken += indicator.width + ButtonMetrics.indicatorGap }
            room = max(width - taken, 1)
        }
        layout.titleSize = textSize(parts.existingTitleLabel, room)
        layout.subtitleSize = textSize(parts.existingSubtitleLabel, room)
        return layout
    }

    private func textSize(_ label: UILabel?, _ room: CGFloat?) -> CGSize? {
        guard let label, !label.isHidden else { return nil }
        let natural = label.intrinsicContentSize
        guard let room, natural.width > room + 0.01 else { return natural }
        let wrapped = label.fittingSize(width: room)
        return CGSize(width: min(wrapped.width, room), height: wrapped.height)
    }

    func layoutParts() {
        guard let configuration = shownConfiguration else { return layoutLegacyParts() }
        var layout = configuredLayout(configuration, width: bounds.width)
        let line = parts.existingTitleLabel?.font.lineHeight ?? 0
        layout.limitText(to: bounds.height, line: Pixels.ceil(line, pixelScale))
        let insets = configuration.background.backgroundInsets
        let isRightToLeft = layout.isRightToLeft
        let backgroundFrame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        if let background = parts.existingBackground {
            let outset = configuration.background.strokeWidth > 0 ? configuration.background.strokeOutset : 0
            background.frame = backgroundFrame.insetBy(dx: -outset, dy: -outset)
            background.layer.cornerRadius = min(
                ButtonMetrics.radius(configuration, height: backgroundFrame.height, traits: traitCollection),
                min(backgroundFrame.width, backgroundFrame.height) / 2)
            background.layer.cornerCurve = configuration.cornerStyle == .capsule ? .circular : .continuous
            configuration.background.customView?.frame = background.bounds
            parts.existingEffect?.layer.cornerRadius = background.layer.cornerRadius
            parts.existingEffect?.layer.cornerCurve = background.layer.cornerCurve
            configuration.background.shadowProperties.apply(
                to: background.layer,
                outline: UIBezierPath(roundedRect: background.bounds, cornerRadius: background.layer.cornerRadius),
                traits: traitCollection)
        }
        if let image = parts.existingBackgroundImage {
            image.frame = backgroundFrame
            image.clipsToBounds = true
            image.layer.cornerRadius = parts.existingBackground?.layer.cornerRadius ?? 0
        }
        let frames = layout.frames(
            in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            scale: pixelScale)
        if let rect = frames.image {
            if configuration.showsActivityIndicator {
                parts.existingSpinner?.frame = rect
            } else if let view = parts.existingImageView {
                // A reserved room may be wider than the image, which stands in its middle.
                let size = view.intrinsicContentSize
                let x = Pixels.round(rect.midX - size.width / 2, pixelScale)
                view.frame = view.frame(
                    forAlignmentRect: CGRect(x: x, y: rect.minY, width: size.width, height: rect.height))
            }
        }
        if let rect = frames.indicator, let view = parts.existingIndicator {
            view.frame = view.frame(forAlignmentRect: rect)
        }
        if let rect = frames.title { parts.existingTitleLabel?.frame = rect }
        if let rect = frames.subtitle { parts.existingSubtitleLabel?.frame = rect }
    }

    private func layoutLegacyParts() {
        parts.existingBackgroundImage?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let view = parts.existingImageView, !view.isHidden { view.frame = imageRect(forContentRect: content) }
        if let label = parts.existingTitleLabel, !label.isHidden { label.frame = titleRect(forContentRect: content) }
        if buttonType == .close, let box = parts.existingBackground {
            box.frame = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
            box.layer.cornerRadius = 15
        } else if showsSelection, let box = parts.existingBackground, let label = parts.existingTitleLabel {
            // Unverified: the box's margins and its radius.
            box.frame = label.frame.insetBy(dx: -4, dy: -1)
            box.layer.cornerRadius = 4
            box.layer.cornerCurve = .continuous
        }
    }

    /// Baselines of the title at the button's natural height, and that height.
    var baselines: (first: CGFloat, last: CGFloat, height: CGFloat)? {
        updateIfNeeded()
        guard let label = parts.existingTitleLabel, !label.isHidden else { return nil }
        let width = _intrinsicHeightDependsOnWidth && bounds.width > 0 ? bounds.width : nil
        let size = naturalSize(width: width)
        let inner = label.baselines
        guard let configuration = shownConfiguration else {
            // Without a configuration the title is placed by itself, within the insets.
            let (above, below) = (contentEdgeInsets.top, contentEdgeInsets.bottom)
            let height = label.intrinsicContentSize.height + above + below
            return (above + inner.first, below + inner.last, height)
        }
        let frames = configuredLayout(configuration, width: width).frames(
            in: CGRect(origin: .zero, size: size), horizontal: .center, vertical: .center, scale: pixelScale)
        guard let title = frames.title else { return nil }
        let lowest = frames.subtitle.flatMap { rect in
            parts.existingSubtitleLabel.map { size.height - rect.maxY + $0.baselines.last }
        }
        return (title.minY + inner.first, lowest ?? size.height - title.maxY + inner.last, size.height)
    }
}
