/// The text field of a search bar: a magnifier, text and tokens in a rounded grey shape.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let magnifier = UIImageView()
    private var tokenViews: [SearchTokenView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        magnifier.image = UIImage(systemName: "magnifyingglass")
        magnifier.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 17, weight: .regular, scale: .medium)
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        magnifier.frame.size = CGSize(width: 20, height: 20)
        leftView = magnifier
        leftViewMode = .always
        clearButtonMode = .always
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        returnKeyType = .search
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
    }

    override var _placeholderColor: UIColor { .secondaryLabel }

    // MARK: Layout

    /// Unverified: the magnifier 6 points in, text 30 points in.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = bounds.minY + ((bounds.height - size.height) / 2).rounded()
        return CGRect(
            x: flips ? bounds.maxX - 6 - size.width : bounds.minX + 6, y: y, width: size.width, height: size.height)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = bounds.minY + ((bounds.height - size.height) / 2).rounded()
        return CGRect(
            x: flips ? bounds.minX + 6 : bounds.maxX - 6 - size.width, y: y, width: size.width, height: size.height)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.clearButtonRect(forBounds: bounds)
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rect.offsetBy(dx: flips ? 6 : -6, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { searchRect(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        searchRect(super.editingRect(forBounds: bounds))
    }

    private func searchRect(_ rect: CGRect) -> CGRect {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start: CGFloat = leftView == nil || !_showsLeftView ? 7 : 4
        let tokens = tokenViews.reduce(0) { $0 + $1.wantedWidth + 4 }
        let end: CGFloat = _showsRightView || _showsClearButton ? 0 : 7
        return CGRect(
            x: rect.minX + (flips ? end : start + tokens), y: rect.minY,
            width: max(rect.width - start - end - tokens, 0), height: rect.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: max(36, (font?.lineHeight ?? 20).rounded(.up) + 15))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x =
            flips
            ? textRect(forBounds: bounds).maxX + 4 : (_showsLeftView ? leftViewRect(forBounds: bounds).maxX : 0) + 4
        for view in tokenViews {
            view.frame = CGRect(x: x, y: (bounds.height - 24) / 2, width: view.wantedWidth, height: 24)
            x += view.wantedWidth + 4
        }
    }

    // MARK: Tokens

    open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
    /// The background of tokens; nil: the tint colour.
    open var tokenBackgroundColor: UIColor! { didSet { showTokens() } }
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// Puts a token in the place of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    /// The text behind the tokens: all of it.
    open var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: look.text.length)) }
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { [] }

    /// With nothing before the insertion point the last token goes.
    open override func deleteBackward() {
        let selection = _editor.selection
        if selection == NSRange(location: 0, length: 0), !tokens.isEmpty, allowsDeletingTokens {
            tokens.removeLast()
            _textDidChangeByUser()
        } else {
            super.deleteBackward()
        }
    }

    private func showTokens() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView($0, color: tokenBackgroundColor ?? tintColor) }
        for view in tokenViews { addSubview(view) }
        _textChanged()
    }
}

/// A part of a search that is not text, such as a kind of file.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// A value of the app's own.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// A token in its rounded shape.
private final class SearchTokenView: UIView {
    private let label = UILabel()
    private let image = UIImageView()

    init(_ token: UISearchToken, color: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = color
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        image.image = token.icon
        image.tintColor = .white
        image.contentMode = .scaleAspectFit
        addSubview(image)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("made by a search field only") }

    private var iconWidth: CGFloat { image.image == nil ? 0 : 20 }
    var wantedWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 12 + iconWidth }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = CGRect(x: 5, y: 4, width: 16, height: 16)
        label.frame = CGRect(
            x: 6 + iconWidth, y: 0, width: max(bounds.width - 12 - iconWidth, 0), height: bounds.height)
    }
}
