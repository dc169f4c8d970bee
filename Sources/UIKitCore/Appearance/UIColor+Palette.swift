/// The fixed colours: the same under every trait.
extension UIColor {
    private static let _black = UIColor(white: 0, alpha: 1)
    private static let _darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    private static let _lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    private static let _white = UIColor(white: 1, alpha: 1)
    private static let _gray = UIColor(white: 0.5, alpha: 1)
    private static let _red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let _green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private static let _blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private static let _cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    private static let _yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    private static let _magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    private static let _orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    private static let _purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    private static let _brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    private static let _clear = UIColor(white: 0, alpha: 0)
    private static let _lightText = UIColor(white: 1, alpha: 0.6)
    private static let _darkText = UIColor(white: 0, alpha: 1)

    public class var black: UIColor { _black }
    public class var darkGray: UIColor { _darkGray }
    public class var lightGray: UIColor { _lightGray }
    public class var white: UIColor { _white }
    public class var gray: UIColor { _gray }
    public class var red: UIColor { _red }
    public class var green: UIColor { _green }
    public class var blue: UIColor { _blue }
    public class var cyan: UIColor { _cyan }
    public class var yellow: UIColor { _yellow }
    public class var magenta: UIColor { _magenta }
    public class var orange: UIColor { _orange }
    public class var purple: UIColor { _purple }
    public class var brown: UIColor { _brown }
    public class var clear: UIColor { _clear }
    /// Text on dark backgrounds: white, 60 %.
    public class var lightText: UIColor { _lightText }
    /// Text on light backgrounds: black.
    public class var darkText: UIColor { _darkText }
}
