import CoreGraphics
import Foundation

/// A symbol by its SF Symbols name, drawn from freely licensed icon fonts, or one of an app's own.
package final class SymbolGlyph: @unchecked Sendable {
    package enum Scale: Int, Sendable {
        case small = 1
        case medium, large

        /// Size relative to medium.
        var factor: Double {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    package let name: String
    /// Names with forward, backward, leading or trailing flip in right-to-left layouts.
    package let mirrorsInRightToLeft: Bool
    /// The name is known but has no glyph of its own; a dashed square is drawn.
    package let isPlaceholder: Bool
    let recipe: SymbolRecipe
    /// Of an app's own symbol.
    private let drawing: SymbolDrawing?

    private struct Key: Hashable {
        var symbol: ObjectIdentifier
        var pointSize: CGFloat
        var weight: Int
        var scale: Scale
        var value: Double?
    }

    nonisolated(unsafe) private static var symbols: [String: SymbolGlyph] = [:]
    nonisolated(unsafe) private static var renditions = GenerationCache<Key, SymbolRendition>(capacity: 512)

    private init(name: String, recipe: SymbolRecipe, drawing: SymbolDrawing? = nil) {
        self.name = name
        self.recipe = recipe
        self.drawing = drawing
        let parts = name.split(separator: ".")
        mirrorsInRightToLeft = parts.contains {
            $0 == "forward" || $0 == "backward" || $0 == "leading" || $0 == "trailing" || $0 == "leadinghalf"
                || $0 == "trailinghalf" || $0 == "leadingthird" || $0 == "trailingthird"
        }
        isPlaceholder = recipe.isPlaceholder && drawing == nil
    }

    /// nil for a name SF Symbols does not have. Script variants (`.ar`, `.ja`...) that lack a drawing take the plain one, and
    /// `.fill` the outlined one.
    package static func find(_ name: String) -> SymbolGlyph? {
        TextEngine.locked {
            if let known = symbols[name] { return known }
            guard let recipe = recipe(name) else { return nil }
            let made = SymbolGlyph(name: name, recipe: recipe)
            symbols[name] = made
            return made
        }
    }

    /// A symbol from an SVG file in the layout of Apple's symbol templates; nil for other files. It must not go away as long as
    /// the program runs: its renditions are cached.
    package static func custom(name: String, picture: VectorPicture) -> SymbolGlyph? {
        guard let drawing = SymbolDrawing(picture) else { return nil }
        return SymbolGlyph(name: name, recipe: .placeholder, drawing: drawing)
    }

    private static let scripts: Set<Substring> = ["rtl", "ar", "he", "hi", "ja", "ko", "th", "zh"]

    private static func recipe(_ name: String) -> SymbolRecipe? {
        let found = SymbolRecipe.find(name)
        if let found, !found.isPlaceholder { return found }
        guard let dot = name.lastIndex(of: ".") else { return found }
        let suffix = name[name.index(after: dot)...]
        let shorter = String(name[..<dot])
        if scripts.contains(suffix) { return recipe(shorter) ?? found }
        if suffix == "fill", let outlined = SymbolRecipe.find(shorter), !outlined.isPlaceholder { return outlined }
        return found
    }

    /// The colours of the symbol's own, for its two layers; nil for one that is drawn in the colour it is given.
    package var colors: SymbolColors? { drawing == nil ? SymbolColors.find(name) : nil }

    /// Whether parts of the symbol are faint for values below 1.
    package var isVariable: Bool { drawing == nil && SymbolVariation.has(name) }

    /// `weight` is a `UIFont.Weight` raw value, `pointSize` that of the text beside it, more than 0. Cached.
    /// - Parameter value: 0...1, of a symbol that is variable; nil draws it whole.
    package func rendition(
        pointSize: CGFloat, weight: CGFloat = 0, scale: Scale = .medium, value: Double? = nil
    ) -> SymbolRendition {
        let size = pointSize.isFinite && pointSize > 0 ? min(pointSize, 2000) : 17
        let weight = SystemFontMetrics.nearestWeight(weight)
        return TextEngine.locked {
            let key = Key(symbol: ObjectIdentifier(self), pointSize: size, weight: weight, scale: scale, value: value)
            if let known = SymbolGlyph.renditions[key] { return known }
            var shape =
                drawing?.shape(weight: weight, scale: scale)
                ?? SymbolBuilder(weight: weight).shape(name, recipe, scale: scale.factor)
            if drawing == nil, shape.layers == nil, let first = SymbolLayers.first(name) {
                shape.layers = SymbolLayers.parts(shape.steps, first: first)
            }
            if let value, isVariable { shape = SymbolVariation.shape(shape, name, value: value) }
            let made = SymbolRendition(shape, pointSize: Double(size))
            SymbolGlyph.renditions[key] = made
            return made
        }
    }
}
