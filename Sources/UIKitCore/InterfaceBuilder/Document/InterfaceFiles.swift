internal import Typesetting

/// Finds interface files in a bundle, in the language and for the device the app runs on, and keeps those that were read.
@MainActor
package enum InterfaceFiles {
    private static var documents: [String: InterfaceDocument] = [:]

    /// The storyboard of a name, or nil if the bundle has none.
    package static func storyboard(_ name: String, in bundle: Bundle) throws -> InterfaceDocument? {
        try document(name, "storyboard", .storyboard, in: bundle)
    }

    /// The xib of a name, or nil if the bundle has none.
    package static func nib(_ name: String, in bundle: Bundle) throws -> InterfaceDocument? {
        try document(name, "xib", .nib, in: bundle)
    }

    package static func hasNib(_ name: String, in bundle: Bundle) -> Bool { find(name, "xib", in: bundle) != nil }

    /// Forgets every file, for tests that write them anew.
    package static func forgetAll() { documents = [:] }

    private static func document(
        _ name: String, _ ending: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle
    ) throws -> InterfaceDocument? {
        guard let found = find(name, ending, in: bundle) else { return nil }
        let key = "\(found.path)|\(language)"
        if let known = documents[key] { return known }
        let file = URL(fileURLWithPath: found.path).lastPathComponent
        guard let data = FileManager.default.contents(atPath: found.path) else {
            throw InterfaceError(file: file, "the file cannot be read")
        }
        let document = try InterfaceDocument(data, file: file, kind: kind)
        if found.isBase { document.strings = strings(found.name, in: bundle) }
        documents[key] = document
        return document
    }

    // MARK: Places

    private static var language: String { TextMeasurer.preferredLanguages.first ?? "en" }

    private struct Found {
        var path: String
        /// The name in the bundle, with the device's suffix if there is one.
        var name: String
        /// Texts come from tables beside it.
        var isBase: Bool
    }

    private static func find(_ name: String, _ ending: String, in bundle: Bundle) -> Found? {
        // A name is a name, not a way out of the bundle.
        guard !name.isEmpty, !name.contains("..") && !name.hasPrefix("/") else { return nil }
        let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let base = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
        for folder in ImageFiles.folders(of: bundle) {
            let available = availableLocalizations(in: folder)
            let languages = localizations(in: folder)
            // A bundle without a base has to do with another language, its own first.
            let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
            let others = available.filter { !languages.contains($0) }.sorted {
                ($0 == development ? 0 : 1, $0) < ($1 == development ? 0 : 1, $1)
            }
            let places =
                languages.map { (folder: "\(folder)/\($0).lproj", isBase: false) }
                + [(folder: "\(folder)/Base.lproj", isBase: true), (folder: folder, isBase: true)]
                + others.map { (folder: "\(folder)/\($0).lproj", isBase: false) }
            for stem in [base + suffix, base] {
                for place in places {
                    let path = "\(place.folder)/\(stem).\(ending)"
                    if FileManager.default.fileExists(atPath: path) {
                        return Found(path: path, name: stem, isBase: place.isBase)
                    }
                }
            }
        }
        return nil
    }

    /// The languages of the bundle that suit the app's, best first.
    private static func localizations(in folder: String) -> [String] {
        availableLocalizations(in: folder).filter { matches($0) > 0 }.sorted { (-matches($0), $0) < (-matches($1), $1) }
    }

    private static func availableLocalizations(in folder: String) -> [String] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
    }

    /// How well a language of the bundle is the app's: 0 not at all, 1 the same language, more for script and region.
    private static func matches(_ localization: String) -> Int {
        func parts(_ tag: String) -> [String] {
            tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        }
        let (wanted, offered) = (parts(language), parts(localization))
        guard let first = wanted.first, first == offered.first else {
            return localization == longNames[wanted.first ?? ""] ? 1 : 0
        }
        // "en-GB" does not suit somebody who reads "en-US" better than plain "en" does.
        let extra = offered.dropFirst()
        return extra.allSatisfy(wanted.contains) ? 2 + extra.count : 1
    }

    private static let longNames = [
        "en": "English", "de": "German", "fr": "French", "ja": "Japanese", "es": "Spanish", "it": "Italian",
        "nl": "Dutch",
    ]

    private static func strings(_ name: String, in bundle: Bundle) -> [String: String] {
        for folder in ImageFiles.folders(of: bundle) {
            for language in localizations(in: folder) {
                let place = "\(folder)/\(language).lproj"
                let path = "\(place)/\(name).strings"
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                do {
                    return LocalizedVariants.table(try StringsTable.read(data), named: name, in: place)
                } catch {
                    Findings.report(kind: .other, message: "\(language).lproj/\(name).strings: \(error)")
                }
            }
        }
        return [:]
    }
}
