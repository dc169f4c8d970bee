/// Texts of which an app has several: for kinds of devices, and for the room there is.
///
/// Foundation here knows neither. The app's tables hold the text for a phone, and the widest one; the others stand beside the
/// tables, in `LocalizedDevices.plist` by table and key and in `LocalizedWidths.plist` by the widest text.
package enum LocalizedVariants {
    /// What the device is called in variations, the most special name first.
    nonisolated(unsafe) package static var devices = ["iphone", "other"]

    /// What `localizedString(forKey:value:table:)` gives, for the device at hand.
    package static func text(_ bundle: Bundle, _ key: String, _ value: String?, _ table: String?) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let choices = list("LocalizedDevices", bundle)[name] as? [String: [String: String]],
            let texts = choices[key],
            let text = devices.lazy.compactMap({ texts[$0] }).first
        {
            return text
        }
        // Of an optional, so that it is Foundation's.
        let table: String? = table
        return bundle.localizedString(forKey: key, value: value, table: table)
    }

    /// A table of a language, with the texts for the device at hand in the place of those for a phone.
    /// - Parameter folder: that of the language, where the table's file is.
    package static func table(_ texts: [String: String], named name: String, in folder: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: folder + "/LocalizedDevices.plist"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let choices = list[name] as? [String: [String: String]]
        else { return texts }
        return texts.merging(
            choices.compactMapValues { texts in devices.lazy.compactMap({ texts[$0] }).first }, uniquingKeysWith: { $1 }
        )
    }

    /// The texts that a text of the app's tables is the widest of, by width.
    static func widths(of text: String) -> [(width: Int, text: String)] {
        variants(list("LocalizedWidths", .main)[text])
    }

    static func variants(_ list: Any?) -> [(width: Int, text: String)] {
        guard let list = list as? [String: String] else { return [] }
        return list.compactMap { width, text in Int(width).map { ($0, text) } }.sorted { $0.width < $1.width }
    }

    /// The widest that fits; the narrowest where none does.
    static func fitting(_ width: Int, _ variants: [(width: Int, text: String)]) -> String? {
        variants.last { $0.width <= width }?.text ?? variants.first?.text
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var lists: [String: [String: Any]] = [:]

    /// Read once, in the app's language.
    private static func list(_ name: String, _ bundle: Bundle) -> [String: Any] {
        lock.lock()
        defer { lock.unlock() }
        let key = bundle.bundlePath + "/" + name
        if let known = lists[key] { return known }
        var list: [String: Any] = [:]
        if let url = bundle.url(forResource: name, withExtension: "plist"), let data = try? Data(contentsOf: url) {
            list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        }
        lists[key] = list
        return list
    }
}

extension NSString {
    /// Of a text with variants for several widths (`NSStringVariableWidthRuleType` of a `.stringsdict` file) the widest for at most
    /// this width, or the narrowest if all are wider; the text itself if it has none. The unit is the app's own.
    public func variantFittingPresentationWidth(_ width: Int) -> String {
        let text = String(describing: self)
        return LocalizedVariants.fitting(width, LocalizedVariants.widths(of: text)) ?? text
    }
}

// Foundation's own function takes everything; these, for what people leave out, come before it where a call fits both, and know
// the variations for devices.

public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedVariants.text(.main, key, "", nil)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedVariants.text(.main, key, "", tableName)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedVariants.text(bundle, key, "", nil)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedVariants.text(.main, key, value, nil)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedVariants.text(bundle, key, value, nil)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedVariants.text(bundle, key, "", tableName)
}

/// With a table's name that is written out, as it nearly always is.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    LocalizedVariants.text(bundle, key, value, tableName)
}

// The same for the method of the bundle. A call that leaves out both value and table is Foundation's alone.

extension Bundle {
    public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
        LocalizedVariants.text(self, key, value, tableName)
    }

    public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
        LocalizedVariants.text(self, key, value, tableName)
    }

    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        LocalizedVariants.text(self, key, value, tableName)
    }
}
