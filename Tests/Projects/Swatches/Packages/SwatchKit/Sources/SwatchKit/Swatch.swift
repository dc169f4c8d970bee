import UIKit

/// A colour with a name.
public struct Swatch: Hashable, Sendable {
    public let name: String
    public let red, green, blue: Double

    public init(_ name: String, _ red: Double, _ green: Double, _ blue: Double) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
    }

    public var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

    public static let all: [Swatch] = [
        Swatch("Vermilion", 0.89, 0.26, 0.20), Swatch("Persimmon", 0.93, 0.50, 0.23), Swatch("Straw", 0.89, 0.80, 0.55),
        Swatch("Young bamboo", 0.47, 0.70, 0.42), Swatch("Pine", 0.18, 0.36, 0.31),
        Swatch("Pale sky", 0.66, 0.84, 0.90),
        Swatch("Indigo", 0.15, 0.30, 0.47), Swatch("Wisteria", 0.53, 0.44, 0.69), Swatch("Plum", 0.64, 0.31, 0.43),
        Swatch("Cherry", 0.99, 0.85, 0.86), Swatch("Ash", 0.62, 0.62, 0.60), Swatch("Ink", 0.15, 0.15, 0.16),
    ]
}

open class SwatchView: UIView {
    public var swatch: Swatch? {
        didSet { backgroundColor = swatch?.color }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
    }

    public required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
