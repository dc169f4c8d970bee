internal import Typesetting

extension UIFont {
    /// How wide the system font's glyphs are, 0 standard. iOS has a cut for each; here the standard one is squeezed or stretched.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Unverified: the raw values of the four widths.
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// Unverified: the advances of widths other than standard.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(
            values: UIFontDescriptor.Values(
                font: FontDescriptor(size: fontSize, weight: weight.rawValue, width: width.rawValue)))
    }
}
