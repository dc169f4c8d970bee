/// Shows what is behind the view blurred and tinted.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case extraDark = 3
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    package let _style: Style

    public init(style: Style) {
        _style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        _style = .regular
        super.init(coder: coder)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect).map { $0._style == _style } ?? false
    }
    nonisolated open override var hash: Int { _style.rawValue }
}
