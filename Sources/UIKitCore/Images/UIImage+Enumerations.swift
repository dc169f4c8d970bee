extension UIImage {
    /// How the pixels must be turned or mirrored to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Turned by 180 degrees.
        case down = 1
        /// Turned by 90 degrees counterclockwise.
        case left = 2
        /// Turned by 90 degrees clockwise.
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// Width and height change places.
        var swapsAxes: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

        /// From the numbers 1...8 of EXIF; anything else is up.
        init(exif: Int) {
            switch exif {
            case 2: self = .upMirrored
            case 3: self = .down
            case 4: self = .downMirrored
            case 5: self = .leftMirrored
            case 6: self = .right
            case 7: self = .rightMirrored
            case 8: self = .left
            default: self = .up
            }
        }
    }

    /// Whether an image keeps its colours or is a stencil for the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// Symbols and images in bars and system buttons are stencils, others keep their colours.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// The text weight beside which a symbol of this weight looks right; regular if unspecified.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.named[rawValue - 1].weight
        }
    }
}

extension UIFont.Weight {
    /// The symbol weight that goes with this text weight.
    public func imageSymbolWeight() -> UIImage.SymbolWeight {
        let index = UIFont.Weight.named.indices.min {
            abs(UIFont.Weight.named[$0].weight.rawValue - rawValue)
                < abs(UIFont.Weight.named[$1].weight.rawValue - rawValue)
        }
        return UIImage.SymbolWeight(rawValue: index! + 1)!
    }
}
