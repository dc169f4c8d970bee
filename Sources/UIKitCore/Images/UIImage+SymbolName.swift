extension UIImage {
    /// The name of the symbol the image shows; nil for pictures.
    package var _symbolName: String? {
        if case .symbol(let symbol) = content { symbol.glyph.name } else { nil }
    }
}
