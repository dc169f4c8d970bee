internal import Typesetting

// Core Text's names for fonts, which are UIKit's here.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

/// Where a registered font can be used. All are the running app here.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0, process, persistent, session
    public static let user = CTFontManagerScope.persistent
}

/// Makes the fonts of a file known by their names.
/// - Parameter error: stays as it is.
/// - Returns: whether the file could be used.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
    guard let path = fontURL.path else { return false }
    return (try? FontRegistry.register(path: path)) != nil
}

/// The same for several files; `registrationHandler` hears of the end at once.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var failed: [Any] = []
    for case let url as URL in fontURLs where (try? FontRegistry.register(path: url.path)) == nil { failed.append(url) }
    _ = registrationHandler?(failed as NSArray, true)
}

/// A font by its name, or the system's if there is none of that name. A size of 0 stands for 12 points.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size > 0 ? size : 12
    return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive, other than `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
