internal import Typesetting

/// Between attribute dictionaries and the values of a font descriptor.
enum FontAttributes {
    typealias Values = UIFontDescriptor.Values
    typealias Attributes = [UIFontDescriptor.AttributeName: Any]

    static func values(_ attributes: Attributes, over base: Values) -> Values {
        var values = base
        if let name = attributes[.name] as? String, let found = FontNaming.lookUp(name) {
            values.apply(found)
        } else if let family = attributes[.family] as? String {
            let weight = UIFont.Weight(values.font.weight)
            if let found = FontNaming.face(inFamily: family, weight: weight, italic: values.font.italic) {
                values.apply(found)
            }
        }
        if let face = attributes[.face] as? String {
            let words = face.lowercased()
            values.font.italic = words.contains("italic") || words.contains("oblique")
            let match = UIFont.Weight.named.last { words.contains($0.name.lowercased()) }
            values.font.weight = (match?.weight ?? .regular).rawValue
        }
        if let size = number(attributes[.size]) { values.font.size = size }
        if let style = attributes[.textStyle] as? UIFont.TextStyle { values.textStyle = style }
        if let style = attributes[.textStyle] as? String { values.textStyle = UIFont.TextStyle(rawValue: style) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            values = apply(traits, to: values)
        }
        if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            for feature in features { apply(feature, to: &values) }
        }
        return values
    }

    private static func apply(_ traits: [UIFontDescriptor.TraitKey: Any], to base: Values) -> Values {
        var values = base
        if let weight = traits[.weight] as? UIFont.Weight {
            values.font.weight = weight.rawValue
        } else if let weight = number(traits[.weight]) {
            values.font.weight = weight
        }
        if let slant = number(traits[.slant]) { values.font.italic = slant != 0 }
        if let width = traits[.width] as? UIFont.Width {
            values.font.width = width.rawValue
        } else if let width = number(traits[.width]) {
            values.font.width = width
        }
        if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
            values = self.values(values, with: symbolic)
        } else if let raw = traits[.symbolic] as? UInt32 {
            values = self.values(values, with: .init(rawValue: raw))
        }
        return values
    }

    /// Apple's feature types as OpenType tags: number spacing and case, small letters, stylistic alternatives.
    private static func apply(_ feature: [UIFontDescriptor.FeatureKey: Any], to values: inout Values) {
        guard let type = number(feature[.type]), let selector = number(feature[.selector]) else { return }
        switch (Int(type), Int(selector)) {
        case (6, 0): values.font.monospacedDigits = true
        case (6, 1): values.font.monospacedDigits = false
        case (10, 1): values.font.features["sups"] = 1
        case (10, 2): values.font.features["subs"] = 1
        case (11, 1), (11, 2): values.font.features["frac"] = 1
        case (37, 1): values.font.features["smcp"] = 1
        case (38, 1): values.font.features["c2sc"] = 1
        case (1, 2): values.font.features["liga"] = 1
        case (1, 3): values.font.features["liga"] = 0
        case (14, 4): values.font.features["zero"] = 1
        case (33, 0): values.font.features["case"] = 1
        case (35, let set) where set >= 2 && set <= 40 && set % 2 == 0:
            values.font.features[String(format: "ss%02d", set / 2)] = 1
        default: break
        }
    }

    static func values(_ base: Values, with traits: UIFontDescriptor.SymbolicTraits) -> Values {
        var values = base
        let titles: [UIFont.TextStyle] = [.largeTitle, .title1, .title2, .title3]
        let isTitle = values.textStyle.map(titles.contains) ?? false
        let wasBold = values.font.weight >= UIFont.Weight.semibold.rawValue
        if traits.contains(.traitBold) {
            // Titles become bold, other system text semibold.
            let bold: UIFont.Weight = isTitle || values.name != nil ? .bold : .semibold
            values.font.weight = max(values.font.weight, bold.rawValue)
        } else if wasBold {
            values.font.weight = UIFont.Weight.regular.rawValue
        }
        values.font.italic = traits.contains(.traitItalic)
        if traits.contains(.traitCondensed) != values.condensed || traits.contains(.traitExpanded) != values.expanded {
            values.condensed = traits.contains(.traitCondensed)
            values.expanded = traits.contains(.traitExpanded)
            let width: UIFont.Width = values.condensed ? .condensed : values.expanded ? .expanded : .standard
            values.font.width = width.rawValue
        }
        // Apple: two points, for fonts of text styles.
        let leading: CGFloat = traits.contains(.traitTightLeading) ? -2 : traits.contains(.traitLooseLeading) ? 2 : 0
        values.font.leadingChange = values.textStyle == nil ? 0 : leading
        if case .system(let design) = values.font.family, values.name == nil {
            if traits.contains(.traitMonoSpace) {
                values.font.family = .system(.monospaced)
            } else if design == .monospaced {
                values.font.family = .system(.default)
            }
        }
        if let name = values.name,
            let face = FontNaming.face(
                inFamily: name.family, weight: UIFont.Weight(values.font.weight), italic: values.font.italic)
        {
            values.apply(face)
        }
        return values
    }

    static func symbolicTraits(_ values: Values) -> UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if values.name == nil { traits.insert(.traitUIOptimized) }
        if values.font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if values.font.italic { traits.insert(.traitItalic) }
        if values.condensed { traits.insert(.traitCondensed) }
        if values.expanded { traits.insert(.traitExpanded) }
        if values.font.leadingChange < 0 { traits.insert(.traitTightLeading) }
        if values.font.leadingChange > 0 { traits.insert(.traitLooseLeading) }
        if case .system(.monospaced) = values.font.family { traits.insert(.traitMonoSpace) }
        return traits
    }

    static func dictionary(_ values: Values) -> Attributes {
        var result: Attributes = [:]
        if values.font.size > 0 { result[.size] = values.font.size }
        if let name = values.name {
            result[.name] = name.postScript
            result[.family] = name.family
        }
        if let style = values.textStyle { result[.textStyle] = style.rawValue }
        result[.traits] = [
            UIFontDescriptor.TraitKey.weight: values.font.weight as Any,
            .symbolic: symbolicTraits(values).rawValue as Any,
            .slant: (values.font.italic ? 0.07 : 0) as Any,
            .width: values.font.width as Any,
        ]
        return result
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension UIFontDescriptor.Values {
    mutating func apply(_ name: FontName) {
        self.name = name
        font.family = name.drawnFamily
        font.weight = name.weight.rawValue
        font.italic = name.italic
        font.width = name.width.rawValue
    }
}

extension UIFontDescriptor.SystemDesign {
    var drawn: FontDescriptor.Design? {
        switch self {
        case .default: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: nil
        }
    }
}
