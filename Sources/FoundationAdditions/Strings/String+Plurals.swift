// Foundation's own take any number of arguments; these, for as many as people write, come before them where a call fits both,
// and observe the rules of `.stringsdict` files and string catalogs.
extension String {
    public init(format: String, _ first: any CVarArg) { self = PluralFormat.string(format, nil, [first]) }

    public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
        self = PluralFormat.string(format, nil, [first, second])
    }

    public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        self = PluralFormat.string(format, nil, [first, second, third])
    }

    public init(format: String, locale: Locale?, _ first: any CVarArg) {
        self = PluralFormat.string(format, locale, [first])
    }

    public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg) {
        self = PluralFormat.string(format, locale, [first, second])
    }

    public init(
        format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) {
        self = PluralFormat.string(format, locale, [first, second, third])
    }

    public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg) -> String {
        PluralFormat.string(format, .current, [first])
    }

    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg
    ) -> String {
        PluralFormat.string(format, .current, [first, second])
    }

    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) -> String {
        PluralFormat.string(format, .current, [first, second, third])
    }
}

extension NSString {
    /// As the method of `String`.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        PluralFormat.string(String(describing: format), .current, args) as NSString
    }
}
