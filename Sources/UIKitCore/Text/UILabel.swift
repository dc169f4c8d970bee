/// Shows text that is not edited, on one or more lines.
///
/// Text is measured in exact points and sizes are rounded up to pixels. It is drawn straight into the picture, centred vertically.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var look = LabelLook()
    /// Set only by `attributedText`, with every character given a font, a colour (links apart) and a paragraph style.
    var attributed: NSAttributedString?
    var measured = LabelMeasurements()
    private lazy var content = LabelContent(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UILabel.self)
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        layer.wantsBackingStore = false
        layer.contentProvider = content
        contentMode = .left
    }

    // MARK: Text

    /// Setting it drops the attributes of `attributedText`.
    open var text: String? {
        get { attributed?.string ?? look.text }
        set {
            if attributed == nil, look.text == newValue { return }
            look.text = newValue
            attributed = nil
            textChanged()
        }
    }

    /// `text` with the label's own attributes if it was set as plain text. Setting it gives characters without a font, colour or
    /// paragraph style those of the label, and then sets the label's to what the first character has.
    open var attributedText: NSAttributedString? {
        get { attributed ?? look.attributedString }
        set {
            attributed = newValue.map { completed($0) }
            look.text = newValue?.string
            if let attributed, attributed.length > 0 { look.adopt(attributed.attributes(at: 0, effectiveRange: nil)) }
            textChanged()
        }
    }

    /// Default: the system font at 17 points. Nil brings the default back.
    open var font: UIFont! {
        get { look.font }
        set {
            look.font = newValue ?? LabelLook.defaultFont
            setOnAttributed(.font, look.font)
            followTextSize()
            textChanged()
        }
    }

    /// Default `label`. Nil brings the default back.
    open var textColor: UIColor! {
        get { look.textColor }
        set {
            look.textColor = newValue ?? .label
            setOnAttributed(.foregroundColor, look.textColor)
            lookChanged()
        }
    }

    /// Default natural.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.alignment = newValue
            setParagraphOnAttributed { $0.alignment = newValue }
            lookChanged()
        }
    }

    /// How the last visible line is cut; default `byTruncatingTail`.
    open var lineBreakMode: NSLineBreakMode {
        get { look.lineBreakMode }
        set {
            look.lineBreakMode = newValue
            setParagraphOnAttributed { $0.lineBreakMode = newValue }
            textChanged()
        }
    }

    /// Unverified: which words the phone counts as orphans; here a single one between spaces on the last line.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { textChanged() } }
    }

    /// 0: as many as there is room for. Default 1.
    open var numberOfLines: Int {
        get { look.numberOfLines }
        set {
            guard newValue != look.numberOfLines else { return }
            look.numberOfLines = max(newValue, 0)
            textChanged()
        }
    }

    // MARK: Fitting

    /// Shrinks a single line to the width, several lines to the bounds, down to `minimumScaleFactor`. Default false.
    /// Unverified: the steps in which several lines shrink, hundredths here.
    open var adjustsFontSizeToFitWidth = false { didSet { lookChanged() } }
    /// 0 (the default) sets no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { lookChanged() } }
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { lookChanged() } }
    /// Sets the letters of a line that is too long by at most a twentieth closer together rather than truncating it. Default
    /// false.
    /// Unverified: the limit, which is the one documented for `NSParagraphStyle` on the Mac.
    open var allowsDefaultTighteningForTruncation = false { didSet { lookChanged() } }
    /// Inert: no pointer shows the whole text of a truncated label. Default false.
    open var showsExpansionTextWhenTruncated = false

    /// The width to wrap at for the intrinsic size; 0 (default) lets Auto Layout find it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether fonts of text styles and of `UIFontMetrics` follow the preferred text size. Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followTextSize() } }
    }

    // MARK: Look

    open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookChanged() } } }
    /// Used while highlighted; nil keeps `textColor`.
    open var highlightedTextColor: UIColor? { didSet { lookChanged() } }
    /// A disabled label is drawn at half strength.
    /// Unverified: the strength.
    open var isEnabled = true { didSet { if isEnabled != oldValue { lookChanged() } } }
    /// Nil (default): no shadow.
    open var shadowColor: UIColor? { didSet { lookChanged() } }
    /// Points; default (0, -1), above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { lookChanged() } }

    // MARK: Drawing

    /// The area the text takes within `bounds`, centred vertically. Overrides change where measuring and drawing think it is.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = measure(width: bounds.width, height: bounds.height, lines: numberOfLines)
        let fitted = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        let y = bounds.minY + Pixels.round((bounds.height - fitted.height) / 2, pixelScale)
        return CGRect(origin: CGPoint(x: bounds.minX, y: y), size: fitted)
    }

    /// Draws the text into the rectangle, centred vertically.
    open func drawText(in rect: CGRect) { LabelPainter.draw(self, in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        layer.setNeedsDisplay()
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
        return fittingSize(width: width)
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity)
    }

    package override var _intrinsicHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    package override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
        guard let width, numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return intrinsicContentSize }
        return fittingSize(width: width)
    }

    package override var _firstBaselineOffset: CGFloat? { baselines.first }
    package override var _lastBaselineOffsetFromBottom: CGFloat? { baselines.last }
    package override func _baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
        baselines(forWidth: width)
    }

    // MARK: Changes

    /// The text needs other room.
    func textChanged() {
        measured.forget()
        invalidateIntrinsicContentSize()
        lookChanged()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { saysWhetherAccessibilityElement ? super.isAccessibilityElement : true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { hasOwnAccessibilityTraits ? super.accessibilityTraits : .staticText }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Traits

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if attributed != nil || textColor?._mayFollowTint == true { setNeedsDisplay() }
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        let now = traitCollection
        if previous?.preferredContentSizeCategory != now.preferredContentSizeCategory
            || previous?.legibilityWeight != now.legibilityWeight
        {
            followTextSize()
        }
        if previous?.displayScale != now.displayScale || previous?.layoutDirection != now.layoutDirection {
            textChanged()
        } else if previous.map({ now.hasDifferentColorAppearance(comparedTo: $0) }) ?? true {
            lookChanged()
        }
    }
}

/// Draws a label's text without a backing store.
@MainActor
private final class LabelContent: LayerContentProvider {
    unowned let label: UILabel

    init(_ label: UILabel) { self.label = label }

    var isOpaque: Bool { false }

    func drawContent(in context: CGContext, bounds: CGRect) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        label._withCurrentTraits { label.draw(bounds) }
    }
}
