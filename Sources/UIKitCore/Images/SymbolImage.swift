internal import Typesetting

/// A symbol with everything decided that its size depends on.
struct SymbolImage: Hashable, @unchecked Sendable {
    let glyph: SymbolGlyph
    var pointSize: CGFloat
    var weight: CGFloat
    var scale: SymbolGlyph.Scale
    /// The colour a configuration asks for; nil leaves it to the tint.
    var color: UIColor?
    /// The colour of the frame around the symbol's mark, where it has one; nil draws all in one colour.
    var secondaryColor: UIColor?
    /// Whether only the first layer has a colour, and the second is drawn in the tint.
    var isSecondTinted = false

    /// 0...1, up to where the parts of a variable symbol are drawn whole; nil draws all of it.
    var value: Double?

    /// Unverified: how much of the colour the frame gets in a hierarchical symbol.
    private static let secondaryOpacity: CGFloat = 0.5

    /// 17 points, regular and medium where the configuration says nothing.
    init(glyph: SymbolGlyph, configuration: UIImage.Configuration?, value: Double? = nil) {
        self.value = value
        let values = (configuration as? UIImage.SymbolConfiguration)?.values ?? .init()
        self.glyph = glyph
        pointSize = values.pointSize > 0 ? values.pointSize : 17
        var textWeight = UIFont.Weight.regular
        if let style = values.textStyle {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: configuration?.traitCollection)
            pointSize = font.pointSize
            textWeight = UIFont.Weight(font.values.font.weight)
        }
        weight = (values.weight == .unspecified ? textWeight : values.weight.fontWeight()).rawValue
        scale =
            switch values.scale {
            case .small: .small
            case .large: .large
            default: .medium
            }
        switch values.colors {
        case .hierarchical(let color):
            self.color = color
            let alpha = color.cgColor.alpha
            secondaryColor = color.withAlphaComponent(alpha * SymbolImage.secondaryOpacity)
        case .palette(let colors):
            color = colors.first
            secondaryColor = colors.dropFirst().first
        case .multicolor:
            guard let own = glyph.colors else { break }
            if own.first == own.second {
                color = own.first?.color
            } else if rendition.hasLayers {
                color = own.first?.color
                secondaryColor = own.second?.color
                isSecondTinted = own.second == nil
            }
        case .unspecified, .monochrome: color = nil
        }
    }

    var rendition: SymbolRendition {
        glyph.rendition(pointSize: pointSize, weight: weight, scale: scale, value: value)
    }

    /// Size, baseline and alignment of the image on the pixels of a display.
    struct Metrics {
        var size: CGSize
        var baselineOffsetFromBottom: CGFloat
        var alignmentInsets: UIEdgeInsets
        /// Where the exact rendition is drawn within `size`.
        var drawn: CGRect
    }

    /// Sizes are whole pixels; the baseline is on a pixel, so that symbols beside text stay sharp with it.
    func metrics(scale: CGFloat) -> Metrics {
        let exact = rendition
        let width = Pixels.ceil(exact.size.width, scale)
        let below = Pixels.ceil(exact.baselineOffsetFromBottom, scale)
        let above = Pixels.ceil(exact.size.height - exact.baselineOffsetFromBottom, scale)
        let size = CGSize(width: width, height: above + below)
        let drawn = CGRect(
            x: (width - exact.size.width) / 2, y: above - (exact.size.height - exact.baselineOffsetFromBottom),
            width: exact.size.width, height: exact.size.height)
        // The alignment rectangle is the font's line box around that baseline.
        let top = Pixels.round(exact.size.height - exact.baselineOffsetFromBottom - exact.alignmentRect.minY, scale)
        let bottom = Pixels.round(
            exact.alignmentRect.maxY - (exact.size.height - exact.baselineOffsetFromBottom), scale)
        return Metrics(
            size: size, baselineOffsetFromBottom: below,
            alignmentInsets: UIEdgeInsets(top: above - top, left: 0, bottom: below - bottom, right: 0), drawn: drawn)
    }

    static func == (left: SymbolImage, right: SymbolImage) -> Bool {
        left.glyph === right.glyph && left.pointSize == right.pointSize && left.weight == right.weight
            && left.scale == right.scale && left.color == right.color
            && left.secondaryColor == right.secondaryColor && left.isSecondTinted == right.isSecondTinted
            && left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(glyph))
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}

extension SymbolColors.Color {
    /// The system's colour.
    var color: UIColor {
        switch self {
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .cyan: .systemCyan
        case .blue: .systemBlue
        case .purple: .systemPurple
        case .pink: .systemPink
        case .gray: .systemGray
        case .white: .white
        }
    }
}
