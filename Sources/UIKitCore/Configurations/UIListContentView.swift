internal import Typesetting

/// Shows a list content configuration: an image and two texts, as rows of lists have them.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    let textLabel = UILabel()
    private(set) var secondaryLabel: UILabel?
    private(set) var imageView: UIImageView?
    private var guides: [GuideKind: TrackingGuide] = [:]

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(textLabel)
        apply()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        addSubview(textLabel)
        apply()
    }

    /// Always a `UIListContentConfiguration`; values of other kinds are not taken over.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            apply()
        }
    }

    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    package var listConfiguration: UIListContentConfiguration { shown }

    // MARK: Guides

    enum GuideKind { case text, secondaryText, image }

    /// The room of the primary text; nil without one.
    open var textLayoutGuide: UILayoutGuide? { shown.text == nil ? nil : guide(.text) }
    open var secondaryTextLayoutGuide: UILayoutGuide? { shown.secondaryText == nil ? nil : guide(.secondaryText) }
    open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(.image) }

    private func guide(_ kind: GuideKind) -> UILayoutGuide {
        if let guide = guides[kind] { return guide.guide }
        let made = TrackingGuide(in: self)
        guides[kind] = made
        setNeedsLayout()
        return made.guide
    }

    // MARK: Content

    private func apply() {
        textLabel._show(shown.text, shown.attributedText, shown.textProperties)
        if shown.secondaryText != nil {
            let label = secondaryLabel ?? UILabel()
            if secondaryLabel == nil {
                secondaryLabel = label
                addSubview(label)
            }
            label._show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        } else {
            secondaryLabel?.removeFromSuperview()
            secondaryLabel = nil
        }
        if let image = shown.image {
            let view = imageView ?? UIImageView()
            if imageView == nil {
                imageView = view
                addSubview(view)
            }
            view.image = image
            view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            view.contentMode = image.isSymbolImage ? .center : .scaleToFill
            view.layer.cornerRadius = shown.imageProperties.cornerRadius
            view.clipsToBounds = shown.imageProperties.cornerRadius > 0
            view.layer.borderWidth = shown.imageProperties.strokeWidth
            view.layer.borderColor = (shown.imageProperties.strokeColor ?? tintColor).cgColor
            updateImageTint()
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        alpha = shown.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateImageTint() {
        guard let view = imageView else { return }
        let properties = shown.imageProperties
        if properties.tintColor != nil || properties.tintColorTransformer != nil {
            view.tintColor = properties.resolvedTintColor(for: tintColor)
        } else {
            view.tintColor = nil
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shown.imageProperties.tintColorTransformer != nil { updateImageTint() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Layout

    private func layout(width: CGFloat) -> ListContentLayout {
        ListContentLayout(self, shown, width: width)
    }

    /// The margins of the content, after those of the superview where they are kept.
    var contentMargins: UIEdgeInsets {
        var margins = _physical(shown.directionalLayoutMargins)
        guard let superview, shown.axesPreservingSuperviewLayoutMargins != [] else { return margins }
        let outer = superview.layoutMargins
        // A row that is swiped moves its content with the margins it has.
        let frame = superview._frameForMargins(of: self)
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.left = max(margins.left, outer.left - frame.minX)
            margins.right = max(margins.right, outer.right - max(superview.bounds.width - frame.maxX, 0))
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.bottom = max(margins.bottom, outer.bottom - max(superview.bounds.height - frame.maxY, 0))
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width)
        let extra = max(bounds.height - layout.height, 0) / 2
        func placed(_ rect: CGRect) -> CGRect {
            var rect = LayoutRounding.rect(rect.offsetBy(dx: 0, dy: extra), scale: _layoutScale)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
            return rect
        }
        textLabel._firstLineIndent = layout.textIndent
        textLabel.frame = placed(layout.text)
        secondaryLabel?.frame = placed(layout.secondary)
        imageView?.frame = placed(layout.image)
        guides[.text]?.update(textLabel.frame)
        guides[.secondaryText]?.update(secondaryLabel?.frame ?? .zero)
        guides[.image]?.update(imageView?.frame ?? .zero)
    }

    /// Where the primary text, or without one the content, begins: list separators start there.
    package var _separatorStart: CGFloat {
        let layout = layout(width: bounds.width)
        return layout.textIndent > 0 ? layout.text.minX : (shown.text == nil ? layout.image.minX : layout.text.minX)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : CGFloat.infinity
        let layout = layout(width: width)
        return CGSize(
            width: min(layout.fittingWidth, width), height: LayoutRounding.up(layout.height, scale: _layoutScale))
    }

    open override var intrinsicContentSize: CGSize { _intrinsicContentSize(forWidth: nil) }

    package override var _intrinsicHeightDependsOnWidth: Bool { true }

    package override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
        let layout = layout(width: width ?? .infinity)
        let scale = _layoutScale
        return CGSize(
            width: LayoutRounding.up(layout.fittingWidth, scale: scale),
            height: LayoutRounding.up(layout.height, scale: scale))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let width = horizontal == .required || targetSize.width > 0 ? targetSize.width : .infinity
        let size = _intrinsicContentSize(forWidth: width)
        return CGSize(
            width: horizontal == .required ? targetSize.width : size.width,
            height: vertical == .required ? targetSize.height : size.height)
    }
}

extension UILabel {
    func _show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if font != properties.font { font = properties.font }
        textColor = properties.resolvedColor()
        switch properties.alignment {
        case .natural: textAlignment = .natural
        case .center: textAlignment = .center
        case .justified: textAlignment = .justified
        }
        lineBreakMode = properties.lineBreakMode
        numberOfLines = properties.numberOfLines
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        if let attributed {
            attributedText = attributed
        } else {
            self.text = text.map { properties.shown($0) }
        }
    }

    /// How far the first line is moved in, so that text flows around a picture before it.
    var _firstLineIndent: CGFloat {
        get {
            guard let text = attributedText, text.length > 0 else { return 0 }
            return (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?
                .firstLineHeadIndent ?? 0
        }
        set {
            guard newValue != 0 || _indentIsSet else { return }
            guard let text = attributedText, text.length > 0 else { return }
            attributedText = Self._indented(text, by: newValue, like: self)
        }
    }

    /// What the label would take with its first line moved in, with as many lines as it may have.
    func _size(width: CGFloat, firstLineIndent indent: CGFloat) -> CGSize {
        guard let text = attributedText, text.length > 0 else { return .zero }
        let moved = Self._indented(text, by: indent, like: self)
        let styled = traitCollection._asCurrent { AttributedConversion.styledText(moved) }
        let size = TextMeasurer.size(styled, constraints(width: width, lines: numberOfLines))
        return CGSize(width: Pixels.ceil(size.width, pixelScale), height: Pixels.ceil(size.height, pixelScale))
    }

    private var _indentIsSet: Bool { attributed != nil && _firstLineIndent != 0 }

    static func _indented(_ text: NSAttributedString, by indent: CGFloat, like label: UILabel) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(
            text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
                ?? label.look.paragraphStyle)
        style.firstLineHeadIndent = indent
        changed.addAttribute(.paragraphStyle, value: style, range: whole)
        return changed
    }
}

/// A layout guide that is kept at a rectangle of its view.
@MainActor
final class TrackingGuide {
    let guide = UILayoutGuide()
    private let left: NSLayoutConstraint
    private let top: NSLayoutConstraint
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
        top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        width = guide.widthAnchor.constraint(equalToConstant: 0)
        height = guide.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([left, top, width, height])
    }

    func update(_ rect: CGRect) {
        for (constraint, value) in [(left, rect.minX), (top, rect.minY), (width, rect.width), (height, rect.height)]
        where constraint.constant != value { constraint.constant = value }
    }
}
