extension UIButton {
    /// Titles, images or sizes may have changed.
    func contentChanged() {
        updateContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func updateIfNeeded() {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            _trackingTraits(.configuration) { updateConfiguration() }
        }
        updateContent()
    }

    /// Brings labels and images up to the present state.
    func updateContent() {
        if let configuration = shownConfiguration {
            updateConfigured(configuration)
        } else {
            updateLegacy()
        }
    }

    // MARK: Without a configuration

    var legacyTitleColor: UIColor {
        if let color = content.byState[state]?.titleColor { return color }
        guard buttonType != .custom else { return content.value(\.titleColor, state) ?? .white }
        if !isEnabled { return .tertiaryLabel }
        let color = content.value(\.titleColor, state) ?? (showsSelection ? .white : tintColor ?? .systemBlue)
        return isHighlighted ? ButtonColors.faded(color, 0.2, traitCollection) : color
    }

    /// A system button without a configuration marks being selected by a box in its tint behind the title.
    /// Unverified: colours set for the title go before the white; nothing is marked while disabled.
    var showsSelection: Bool { buttonType == .system && isSelected && isEnabled && hasLegacyTitle }

    /// The image of the state, with the button's wishes for symbols.
    var resolvedLegacyImage: UIImage? {
        guard let image = image(for: state) else { return nil }
        let wish = content.value(\.symbolConfiguration, state)
        return image.resolved(preferring: wish, traits: traitCollection)
    }

    var hasLegacyTitle: Bool {
        if let attributed = attributedTitle(for: state) { return attributed.length > 0 }
        return !(title(for: state) ?? "").isEmpty
    }

    /// The size of the title on its own.
    var legacyTitleSize: CGSize? {
        guard hasLegacyTitle else { return nil }
        return parts.titleLabel(in: self).intrinsicContentSize
    }

    private func updateLegacy() {
        parts.existingSubtitleLabel?.isHidden = true
        parts.existingIndicator?.isHidden = true
        updateSelectionBox()
        parts.existingSpinner?.stopAnimating()
        if hasLegacyTitle {
            let label = parts.titleLabel(in: self) as! ButtonLabel
            label.update { label in
                label.isHidden = false
                if let attributed = attributedTitle(for: state) {
                    let colored = NSMutableAttributedString(attributedString: attributed)
                    let whole = NSRange(location: 0, length: attributed.length)
                    attributed.enumerateAttribute(.foregroundColor, in: whole) { value, range, _ in
                        if value == nil {
                            colored.addAttribute(.foregroundColor, value: legacyTitleColor, range: range)
                        }
                    }
                    if label.attributed != colored { label.attributedText = colored }
                } else {
                    if label.text != title(for: state) || label.attributed != nil { label.text = title(for: state) }
                    let color = legacyTitleColor
                    if label.textColor != color { label.textColor = color }
                    let shadow = titleShadowColor(for: state)
                    if label.shadowColor != shadow { label.shadowColor = shadow }
                }
            }
        } else {
            parts.existingTitleLabel?.isHidden = true
            (parts.existingTitleLabel as? ButtonLabel)?.update { $0.text = nil }
        }
        if let image = resolvedLegacyImage {
            let view = parts.imageView(in: self)
            view.isHidden = false
            let isTemplate = image.renderingMode == .automatic && buttonType != .custom
            var shown = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
            let isPlain = content.byState[state]?.image == nil
            let isPressed = isHighlighted && isEnabled && adjustsImageWhenHighlighted && isPlain
            if isPressed, !isTemplate, !shown.isTemplate { shown = parts.darkened(shown) }
            if view.image != shown { view.image = shown }
            if isPressed, isTemplate || shown.isTemplate {
                view.alpha = 0.2
            } else {
                view.alpha = !isEnabled && adjustsImageWhenDisabled && isPlain ? 0.5 : 1
            }
        } else if let view = parts.existingImageView {
            view.isHidden = true
            view.image = nil
        }
        if let image = currentBackgroundImage {
            let view = parts.backgroundImage(in: self)
            view.isHidden = false
            let isPlain = content.byState[state]?.backgroundImage == nil
            let isPressed = isHighlighted && isEnabled && adjustsImageWhenHighlighted && isPlain
            view.image = isPressed && !image.isTemplate ? parts.darkened(image) : image
            view.alpha = !isEnabled && adjustsImageWhenDisabled && isPlain ? 0.5 : 1
        } else {
            parts.existingBackgroundImage?.isHidden = true
        }
    }

    private func updateSelectionBox() {
        if buttonType == .close {
            let plate = parts.background(in: self)
            plate.isHidden = false
            plate.backgroundColor = .tertiarySystemFill
            plate.alpha = isHighlighted ? 0.5 : 1
            return
        }
        guard showsSelection else {
            parts.existingBackground?.isHidden = true
            return
        }
        let box = parts.background(in: self)
        box.isHidden = false
        box.backgroundColor = isHighlighted ? ButtonColors.faded(tintColor, 0.2, traitCollection) : tintColor
        box.layer.borderWidth = 0
    }

    // MARK: With a configuration

    private func updateConfigured(_ configuration: Configuration) {
        let colors = ButtonColors(configuration, button: self)
        _withCurrentTraits {
            updateText(configuration, colors)
            updateImage(configuration, colors)
            updateIndicator(configuration, colors)
            updateBackground(configuration, colors)
        }
    }

    private func updateText(_ configuration: Configuration, _ colors: ButtonColors) {
        let size = configuration.buttonSize
        if let title = configuration.attributedTitle, !title.characters.isEmpty {
            let label = parts.titleLabel(in: self) as! ButtonLabel
            label.update {
                let text = configuredText(
                    title, style: ButtonMetrics.titleStyle(size), color: colors.foreground,
                    transformer: configuration.titleTextAttributesTransformer,
                    lineBreakMode: configuration.titleLineBreakMode, configuration)
                if $0.attributed != text { $0.attributedText = text }
                $0.numberOfLines = lines(configuration.titleLineBreakMode)
                $0.isHidden = false
            }
        } else {
            parts.existingTitleLabel?.isHidden = true
        }
        if let subtitle = configuration.attributedSubtitle, !subtitle.characters.isEmpty {
            let label = parts.subtitleLabel(in: self) as! ButtonLabel
            label.update {
                let text = configuredText(
                    subtitle, style: ButtonMetrics.subtitleStyle(size), color: colors.foreground,
                    transformer: configuration.subtitleTextAttributesTransformer,
                    lineBreakMode: configuration.subtitleLineBreakMode, configuration)
                if $0.attributed != text { $0.attributedText = text }
                $0.numberOfLines = lines(configuration.subtitleLineBreakMode)
                $0.isHidden = false
            }
        } else {
            parts.existingSubtitleLabel?.isHidden = true
        }
    }

    /// Wrapping titles take as many lines as they need, others one.
    private func lines(_ mode: NSLineBreakMode) -> Int {
        mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    }

    private func configuredText(
        _ text: AttributedString, style: UIFont.TextStyle, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?, lineBreakMode: NSLineBreakMode,
        _ configuration: Configuration
    ) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineBreakMode = lineBreakMode
        paragraph.alignment = textAlignment(configuration)
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var container = AttributeContainer()
            container[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.preferredFont(
                forTextStyle: style, compatibleWith: traitCollection)
            container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
            container.merge(run.attributes, mergePolicy: .keepNew)
            if let transformer { container = transformer(container) }
            var values = AttributedStringBridge.attributes(container)
            if values[.paragraphStyle] == nil { values[.paragraphStyle] = paragraph }
            result.append(NSAttributedString(string: String(text[run.range].characters), attributes: values))
        }
        return result
    }

    private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .center: return .center
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .automatic:
            let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
            guard configuration.image != nil || configuration.showsActivityIndicator, isBeside else { return .center }
            return isRightToLeft ? .right : .left
        }
    }

    private func updateImage(_ configuration: Configuration, _ colors: ButtonColors) {
        if configuration.showsActivityIndicator {
            let spinner = parts.spinner(in: self)
            let color = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
            if spinner.color != color { spinner.color = color }
            spinner.startAnimating()
            parts.existingImageView?.isHidden = true
            return
        }
        parts.existingSpinner?.stopAnimating()
        guard let image = configuration.image else {
            parts.existingImageView?.isHidden = true
            return
        }
        let view = parts.imageView(in: self)
        view.isHidden = false
        view.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
        let style = ButtonMetrics.titleStyle(configuration.buttonSize)
        let wish = UIImage.SymbolConfiguration(textStyle: style)
        view.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage.map { wish.merged(with: $0) }
            as? UIImage.SymbolConfiguration ?? wish
        let isTemplate = image.renderingMode == .automatic && !image.isSymbolImage
        let shown = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        if view.image != shown { view.image = shown }
    }

    func showsIndicator(_ configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .none: false
        case .popup: true
        case .automatic: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
        }
    }

    private func updateIndicator(_ configuration: Configuration, _ colors: ButtonColors) {
        guard showsIndicator(configuration) else {
            parts.existingIndicator?.isHidden = true
            return
        }
        let view = parts.indicator(in: self)
        view.isHidden = false
        view.tintColor = configuration.indicatorColorTransformer?(colors.foreground) ?? colors.foreground
        let style = ButtonMetrics.titleStyle(configuration.buttonSize)
        let wish = UIImage.SymbolConfiguration(textStyle: style, scale: .small)
        if view.preferredSymbolConfiguration != wish { view.preferredSymbolConfiguration = wish }
    }

    private func updateBackground(_ configuration: Configuration, _ colors: ButtonColors) {
        parts.existingBackgroundImage?.isHidden = configuration.background.image == nil
        let background = configuration.background
        let isNeeded =
            colors.background != nil || background.strokeWidth > 0 || background.customView != nil
            || background.visualEffect != nil || background.shadowProperties.opacity > 0
        guard isNeeded || parts.existingBackground != nil else { return }
        let view = parts.background(in: self)
        view.isHidden = !isNeeded
        view.backgroundColor = colors.background
        view.layer.borderWidth = background.strokeWidth
        let tint = tintColor ?? .systemBlue
        view.layer.borderColor = background.resolvedStrokeColor(for: tint).cgColor
        if background.visualEffect != nil || parts.existingEffect != nil {
            let effect = parts.effect(in: view)
            if effect.effect != background.visualEffect { effect.effect = background.visualEffect }
        }
        if background.shadowProperties.opacity > 0 || view.layer.shadowOpacity > 0 { setNeedsLayout() }
        if let custom = background.customView, custom.superview !== view { view.addSubview(custom) }
        if let image = background.image {
            let imageView = parts.backgroundImage(in: self)
            imageView.contentMode = background.imageContentMode
            imageView.image = image
        }
    }
}
