/// What a text view keeps beside its text.
@MainActor
struct TextViewLook {
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    var storage = NSTextStorage()
    var layoutManager = NSLayoutManager()
    var content: TextContainerView!
    var font: UIFont?
    var textColor: UIColor?
    var alignment = NSTextAlignment.natural
    var typing: [NSAttributedString.Key: Any]?
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var caret: UIView?
    var highlights: [UIView] = []
    var isEndingEditing = false
    var borderStyle = UITextView.BorderStyle.none
}

/// Draws the text of a container; lies in the scrolled content of a text view.
final class TextContainerView: UIView {
    unowned let textView: UITextView
    private lazy var provider = Provider(self)

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.contentProvider = provider
    }

    required init?(coder: NSCoder) { fatalError("made by a text view only") }

    private final class Provider: LayerContentProvider {
        unowned let view: TextContainerView
        init(_ view: TextContainerView) { self.view = view }
        var isOpaque: Bool { false }
        func drawContent(in context: CGContext, bounds: CGRect) {
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            view.textView._withCurrentTraits {
                let manager = view.textView.layoutManager
                let range = manager.glyphRange(for: view.textView.textContainer)
                manager.drawBackground(forGlyphRange: range, at: .zero)
                manager.drawGlyphs(forGlyphRange: range, at: .zero)
            }
        }
    }
}
