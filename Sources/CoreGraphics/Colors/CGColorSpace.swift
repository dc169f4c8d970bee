/// Which channels a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// A colour space. Everything is drawn in sRGB; colours of other spaces are converted when they are drawn.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    public let name: CFString?
    public let model: CGColorSpaceModel
    /// What the colours of a pattern without colours of its own are in; nil for other spaces.
    public let baseColorSpace: CGColorSpace?

    let gamut: Gamut
    let transfer: Transfer

    /// The primaries of an RGB space.
    enum Gamut { case sRGB, displayP3 }

    /// How stored values relate to light.
    enum Transfer { case sRGB, linear, gamma22 }

    // Immutable strings, safe to share though their class may have mutable ones.
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    nonisolated(unsafe) public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    nonisolated(unsafe) public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    nonisolated(unsafe) public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    nonisolated(unsafe) public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    nonisolated(unsafe) public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    nonisolated(unsafe) public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    nonisolated(unsafe) public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    /// A space by name; nil for a name that is not one of the constants of this class.
    public init?(name: CFString) {
        self.name = name
        baseColorSpace = nil
        switch name {
        case Self.sRGB, Self.extendedSRGB: (model, gamut, transfer) = (.rgb, .sRGB, .sRGB)
        case Self.linearSRGB, Self.extendedLinearSRGB: (model, gamut, transfer) = (.rgb, .sRGB, .linear)
        case Self.displayP3, Self.extendedDisplayP3: (model, gamut, transfer) = (.rgb, .displayP3, .sRGB)
        case Self.linearDisplayP3, Self.extendedLinearDisplayP3:
            (model, gamut, transfer) = (.rgb, .displayP3, .linear)
        case Self.genericGrayGamma2_2, Self.extendedGray: (model, gamut, transfer) = (.monochrome, .sRGB, .gamma22)
        case Self.linearGray, Self.extendedLinearGray: (model, gamut, transfer) = (.monochrome, .sRGB, .linear)
        case Self.genericCMYK: (model, gamut, transfer) = (.cmyk, .sRGB, .sRGB)
        default: return nil
        }
    }

    private init(device model: CGColorSpaceModel, name: CFString) {
        self.name = name
        self.model = model
        baseColorSpace = nil
        gamut = .sRGB
        transfer = .sRGB
    }

    init(patternOver base: CGColorSpace?) {
        name = Self.patternSpace.name
        model = .pattern
        baseColorSpace = base
        gamut = .sRGB
        transfer = .sRGB
    }

    static let sRGBSpace = CGColorSpace(name: sRGB)!
    static let displayP3Space = CGColorSpace(name: displayP3)!
    static let grayGamma22Space = CGColorSpace(name: genericGrayGamma2_2)!
    static let deviceRGB = CGColorSpace(device: .rgb, name: "kCGColorSpaceDeviceRGB")
    static let patternSpace = CGColorSpace(device: .pattern, name: "kCGColorSpacePattern")
    static let deviceGray = CGColorSpace(device: .monochrome, name: "kCGColorSpaceDeviceGray")
    static let deviceCMYK = CGColorSpace(device: .cmyk, name: "kCGColorSpaceDeviceCMYK")

    /// Channels without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: 0
        default: 3
        }
    }

    public var isWideGamutRGB: Bool { model == .rgb && gamut == .displayP3 || name == Self.extendedSRGB }

    /// Whether channel values below zero and above one carry meaning.
    public var usesExtendedRange: Bool { name?.hasPrefix("kCGColorSpaceExtended") ?? false }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The RGB space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
