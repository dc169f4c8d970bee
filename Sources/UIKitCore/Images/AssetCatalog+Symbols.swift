internal import Typesetting

extension AssetCatalog {
    private nonisolated(unsafe) static var glyphs: [String: SymbolGlyph] = [:]
    private static let glyphLock = NSLock()

    /// A symbol of the app's own: a set with an SVG file in the layout of Apple's symbol templates.
    func symbol(named name: String, traits: AssetTraits) -> UIImage? {
        guard let set = set(name, "symbolset", list: "symbols") else { return nil }
        for entry in AssetEntry.best(of: set.entries, for: traits) {
            guard let file = entry.filename, let glyph = glyph(name, set, file) else { continue }
            var details = UIImage.Traits()
            details.configuration = UIImage.SymbolConfiguration.unspecified
            details.flipsInRightToLeft = glyph.mirrorsInRightToLeft
            return UIImage(
                content: .symbol(SymbolImage(glyph: glyph, configuration: nil)), scale: traits.scale, orientation: .up,
                details: details)
        }
        return nil
    }

    /// Kept: what is drawn of a symbol is cached with it.
    private func glyph(_ name: String, _ set: Set, _ file: String) -> SymbolGlyph? {
        let key = set.folder + "/" + file
        return Self.glyphLock.withLock {
            if let known = Self.glyphs[key] { return known }
            guard let data = set.data(file), let picture = VectorPicture(data),
                let glyph = SymbolGlyph.custom(name: name, picture: picture)
            else { return nil }
            Self.glyphs[key] = glyph
            return glyph
        }
    }
}
