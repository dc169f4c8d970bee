/// Colours of interface files.
@MainActor
enum ColorReader {
    /// A colour that is there; `value` is nil for `<nil key=>` and the system's default colour.
    struct Found {
        let value: UIColor?
    }

    /// The colour an element has for a key; nil if the element says nothing of it.
    static func color(_ element: InterfaceElement, _ key: String, _ context: InterfaceContext) -> Found? {
        guard let child = element.child(key: key) else { return nil }
        if child.name == "nil" { return Found(value: nil) }
        guard child.name == "color" || child.name == "colour" else { return nil }
        return Found(value: color(child, context))
    }

    static func color(_ element: InterfaceElement, _ context: InterfaceContext) -> UIColor? {
        element.markAllRead()
        if let name = element["systemColor"] { return system(name, element, context) }
        if let name = element["name"] {
            if element["catalog"] == "System" { return SystemColorNames.color(name) }
            return named(name, element, context)
        }
        if let name = element["xcode11CocoaTouchSystemColor"], let color = SystemColorNames.color(name) { return color }
        if let name = element["cocoaTouchSystemColor"], let color = SystemColorNames.color(name) { return color }
        if let image = element["patternImage"] ?? element.child("image")?["name"] {
            return ImageReader.named(image, isSymbol: false, element, context).map { UIColor(patternImage: $0) }
        }
        return components(element)
    }

    private static func system(
        _ name: String, _ element: InterfaceElement, _ context: InterfaceContext
    ) -> UIColor? {
        if let color = SystemColorNames.color(name) { return color }
        // A colour that is newer than the toolkit has its value among the resources.
        if let resource = context.document.systemColorResource(name), let color = components(resource) { return color }
        context.document.warn(element, "the system colour \(name) is not known")
        return nil
    }

    private static func named(
        _ name: String, _ element: InterfaceElement, _ context: InterfaceContext
    ) -> UIColor? {
        if let color = UIColor(named: name, in: context.bundle, compatibleWith: nil) { return color }
        // What Xcode remembers of a colour set is better than none.
        if let resource = context.document.colorResource(name), resource["name"] != name {
            return color(resource, context)
        }
        context.document.warn(element, "Unable to resolve color named \"\(name)\"")
        return nil
    }

    /// White or red, green and blue with alpha.
    ///
    /// Generic RGB (`calibratedRGB`) is converted to sRGB. Unverified: greys are taken as they are in every space.
    private static func components(_ element: InterfaceElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        let space = element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
        if let white = element.number("white") { return UIColor(white: limited(white), alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            let (red, green, blue) = (limited(red), limited(green), limited(blue))
            switch space {
            case "displayP3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            case "calibratedRGB": return GenericRGB.color(red: red, green: green, blue: blue, alpha: alpha)
            default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
            }
        }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
            let yellow = element.number("yellow"), let black = element.number("black")
        {
            func channel(_ ink: CGFloat) -> CGFloat { (1 - min(max(ink, 0), 1)) * (1 - min(max(black, 0), 1)) }
            return UIColor(red: channel(cyan), green: channel(magenta), blue: channel(yellow), alpha: alpha)
        }
        return nil
    }

    private static func limited(_ component: CGFloat) -> CGFloat { min(max(component, -4), 4) }
}

/// Colours in Apple's Generic RGB: gamma 1.8, primaries of its display profile, adapted to D50.
enum GenericRGB {
    static func color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
        // White, black and pure values stay what they are.
        if red == green, green == blue, red == 0 || red == 1 { return UIColor(white: red, alpha: alpha) }
        let linear = [red, green, blue].map { Double(pow(min(max($0, 0), 1), 1.8)) }
        let xyz = multiply(toXYZ, linear)
        let sRGB = multiply(toSRGB, xyz).map(encode)
        return UIColor(red: CGFloat(sRGB[0]), green: CGFloat(sRGB[1]), blue: CGFloat(sRGB[2]), alpha: alpha)
    }

    private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
    }

    private static func encode(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// The colorants of the profile, relative to D50.
    private static let toXYZ = [
        [0.454_27, 0.353_32, 0.156_62], [0.241_91, 0.673_61, 0.084_50], [0.014_89, 0.090_61, 0.719_53],
    ]
    /// From XYZ relative to D50 to linear sRGB (Bradford adaptation).
    private static let toSRGB = [
        [3.133_856_1, -1.616_866_7, -0.490_614_6], [-0.978_768_4, 1.916_141_5, 0.033_454_0],
        [0.071_945_3, -0.228_991_4, 1.405_242_7],
    ]
}
