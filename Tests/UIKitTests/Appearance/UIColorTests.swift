import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UIColorTests {
    private func components(_ color: UIColor, _ traits: UITraitCollection = UITraitCollection()) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        components(color, traits).prefix(3).map { Int(($0 * 255).rounded()) }
    }

    private func traits(
        _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base,
        _ contrast: UIAccessibilityContrast = .normal
    ) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = style
            $0.userInterfaceLevel = level
            $0.accessibilityContrast = contrast
        }
    }

    @Test("the fixed palette has the measured values")
    func palette() throws {
        let table = try #require(fixture("system_colors.json") as? [String: Any])
        let palette = try #require(table["fixed_palette"] as? [String: Any])
        let named: [String: UIColor] = [
            "black": .black, "white": .white, "clear": .clear, "red": .red, "green": .green, "blue": .blue,
            "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
            "brown": .brown, "gray": .gray, "lightGray": .lightGray, "darkGray": .darkGray,
        ]
        for (name, color) in named {
            let expected = try #require(palette[name] as? [NSNumber]).map(\.doubleValue)
            for (a, b) in zip(components(color), expected) { #expect(abs(a - b) < 0.000_001, "\(name)") }
        }
    }

    @Test(
        "system colours have Apple's published values in light, dark and increased contrast",
        arguments: [
            ("systemRed", UIColor.systemRed, [255, 59, 48], [255, 69, 58], [215, 0, 21]),
            ("systemBlue", .systemBlue, [0, 122, 255], [10, 132, 255], [0, 64, 221]),
            ("systemGreen", .systemGreen, [52, 199, 89], [48, 209, 88], [36, 138, 61]),
            ("systemGray6", .systemGray6, [242, 242, 247], [28, 28, 30], [235, 235, 240]),
            ("systemBackground", .systemBackground, [255, 255, 255], [0, 0, 0], [255, 255, 255]),
        ])
    func published(name: String, color: UIColor, light: [Int], dark: [Int], contrast: [Int]) {
        #expect(bytes(color, traits(.light)) == light)
        #expect(bytes(color, traits(.dark)) == dark)
        #expect(bytes(color, traits(.light, .base, .high)) == contrast)
    }

    @Test("fills have the measured alpha")
    func fills() {
        #expect(abs(components(.systemFill, traits(.light))[3] - 0.2) < 0.000_001)
        #expect(abs(components(.systemFill, traits(.dark))[3] - 0.36) < 0.001)
        #expect(abs(components(.tertiarySystemFill, traits(.light))[3] - 0.117_647) < 0.003)
    }

    @Test("backgrounds are lighter one level up, in dark style only")
    func elevation() {
        #expect(bytes(.systemBackground, traits(.dark, .elevated)) == [28, 28, 30])
        #expect(bytes(.secondarySystemBackground, traits(.dark, .elevated)) == [44, 44, 46])
        #expect(bytes(.systemBackground, traits(.light, .elevated)) == [255, 255, 255])
    }

    @Test("a provider is asked with the traits the colour is resolved for")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: traits(.dark)) == .white)
        #expect(color.resolvedColor(with: traits(.light)) == .black)
        traits(.dark).performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    }

    @Test("a dynamic colour stays dynamic with another alpha")
    func alphaOfDynamicColor() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(components(color, traits(.dark)) == [1, 1, 1, 0.5])
        #expect(components(color, traits(.light)) == [0, 0, 0, 0.5])
    }

    @Test("hue, saturation and brightness convert there and back", arguments: [0.0, 0.1, 0.35, 0.5, 0.7, 0.95])
    func hsb(hue: Double) {
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.7)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.7)
    }

    @Test("the red of Display P3 lies outside sRGB")
    func displayP3() {
        // Independent: the matrix between the two spaces, for linear light (1, 0, 0), then the sRGB curve.
        let values = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        #expect(abs(values[0] - 1.0930) < 0.001)
        #expect(abs(values[1] + 0.2267) < 0.001)
        #expect(abs(values[2] + 0.1501) < 0.001)
    }

    @Test("colours of equal components are equal, grey and RGB are not")
    func equality() {
        #expect(
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(UIColor(white: 0, alpha: 1) != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemBlue)
    }

    @Test("an archived colour comes back")
    func archiving() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(back == color)
    }

    @Test("a view's background follows its style")
    func background() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .systemBackground
        let shown = Shown(view, style: .dark)
        #expect(shown.pixel(2, 2) == [0, 0, 0])
        shown.window.traitOverrides.userInterfaceStyle = .light
        shown.update()
        #expect(shown.pixel(2, 2) == [255, 255, 255])
    }
}
