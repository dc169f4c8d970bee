/// What becomes of the shapes of text.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke
    case fillStroke
    case invisible
    /// The clipping modes draw like those without.
    /// Inert: text is not added to the clip.
    case fillClip
    case strokeClip
    case fillStrokeClip
    case clip

    /// Whether the insides of letters are painted.
    package var fills: Bool { self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip }
    /// Whether their outlines are painted, with the context's line width.
    package var strokes: Bool {
        self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip
    }
}

extension CGContext {
    /// How strings and labels are drawn from now on. Outlines have the colour of the text, as that is what drawing a string sets
    /// for both. Emoji are drawn as they are.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
    package var lineWidth: CGFloat { state.lineWidth }
}
