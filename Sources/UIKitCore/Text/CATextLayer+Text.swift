internal import Typesetting

/// How text layers set their text: as labels do, from the top left corner.
@MainActor
enum TextLayerText {
    /// Lets text layers draw; called once, before the first view is made.
    static let isInstalled: Bool = {
        TextLayerDrawing.draw = draw
        return true
    }()

    private static func draw(_ layer: CATextLayer, _ context: CGContext) {
        guard let text = styledText(layer), !text.string.isEmpty else { return }
        let bounds = layer.bounds
        let wraps = layer.isWrapped
        var room = TextConstraints(
            width: StringDrawing.limit(bounds.width), height: wraps ? StringDrawing.limit(bounds.height) : .infinity,
            scale: max(layer.contentsScale, 0.01))
        if !wraps, layer.truncationMode != .none { room.numberOfLines = 1 }
        let mode: ParagraphStyle.LineBreakMode? =
            switch layer.truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: wraps ? .byWordWrapping : nil
            }
        room.lineBreakMode = mode
        let layout = TextMeasurer.layout(text, room)
        layout.draw(in: context, at: bounds.origin, color: layer.foregroundColor)
    }

    private static func styledText(_ layer: CATextLayer) -> StyledText? {
        let alignment: ParagraphStyle.Alignment =
            switch layer.alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        if let attributed = layer.string as? NSAttributedString {
            var text = AttributedConversion.styledText(attributed, marksLinks: false)
            for index in text.paragraphs.indices where !layer.isWrapped {
                text.paragraphs[index].style.lineBreakMode = .byClipping
            }
            return text
        }
        guard let string = layer.string as? String else { return nil }
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        if !layer.isWrapped { paragraph.lineBreakMode = .byClipping }
        return StyledText(
            string, attributes: TextAttributes(font: font(layer).typeface, color: layer.foregroundColor),
            paragraph: paragraph)
    }

    private static func font(_ layer: CATextLayer) -> UIFont {
        let size = layer.fontSize > 0 ? layer.fontSize : 36
        switch layer.font {
        case let font as UIFont: return font.withSize(size)
        default:
            let name = layer.font.map { $0 as Any } as? String ?? "Helvetica"
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
    }
}
