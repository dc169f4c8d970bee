import CoreGraphics
import Foundation

/// A symbol of an app's own, from an SVG file in the layout of Apple's symbol templates: an element for each weight and scale
/// (`Regular-M`), and lines at the baseline and at the height of capitals (`Baseline-M`, `Capline-M`).
struct SymbolDrawing: @unchecked Sendable {
    private let picture: VectorPicture
    /// Element, index of the weight, scale.
    private let variants: [(element: String, weight: Int, scale: SymbolGlyph.Scale, ink: CGRect)]

    private static let weightNames = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    private static let scaleNames: [(String, SymbolGlyph.Scale)] = [("S", .small), ("M", .medium), ("L", .large)]

    /// Nil for a file that has none of a template's elements.
    init?(_ picture: VectorPicture) {
        self.picture = picture
        var variants: [(String, Int, SymbolGlyph.Scale, CGRect)] = []
        for (weight, name) in Self.weightNames.enumerated() {
            for (suffix, scale) in Self.scaleNames {
                if let ink = picture.bounds(ofElement: "\(name)-\(suffix)") {
                    variants.append(("\(name)-\(suffix)", weight, scale, ink))
                }
            }
        }
        guard !variants.isEmpty else { return nil }
        self.variants = variants
    }

    /// The drawing nearest to a weight and a scale. Templates of variable symbols have one scale only, and size makes the others.
    ///
    /// Unverified: weights between those of the file are not interpolated; the nearest one is drawn.
    func shape(weight: Int, scale: SymbolGlyph.Scale) -> SymbolShape {
        let best = variants.min { a, b in
            let (x, y) = (abs(a.weight - weight), abs(b.weight - weight))
            return x != y ? x < y : abs(a.scale.rawValue - scale.rawValue) < abs(b.scale.rawValue - scale.rawValue)
        }!
        let suffix = best.element.suffix(1)
        let baseline = picture.middle(ofElement: "Baseline-\(suffix)")
        let capline = picture.middle(ofElement: "Capline-\(suffix)")
        var capital = best.ink.height
        var middle = best.ink.midY
        if let baseline, let capline, baseline > capline {
            capital = baseline - capline
            middle = (baseline + capline) / 2
        }
        let em = Double(capital) / SystemFontMetrics.capHeight * best.scale.factor / scale.factor
        guard em > 0 else { return SymbolShape() }
        var shape = SymbolShape()
        shape.drawing = .init(
            picture: picture, element: best.element, origin: CGPoint(x: best.ink.midX, y: middle), unitsPerEm: em)
        shape.bounds = CGRect(
            x: -Double(best.ink.width) / 2 / em, y: Double(best.ink.minY - middle) / em,
            width: Double(best.ink.width) / em, height: Double(best.ink.height) / em)
        return shape
    }
}
