internal import Typesetting

/// Fonts the app brings along: the files its Info.plist names under `UIAppFonts`.
enum AppFonts {
    /// Registered once, when a name is asked for that iOS does not ship. Files that are missing or no fonts are reported.
    private static let registered: Void = {
        var names = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? []
        if Thread.isMainThread {
            names += MainActor.assumeIsolated { InfoPlist.current.values["UIAppFonts"] as? [String] ?? [] }
        }
        for name in Set(names).sorted() {
            // A name is no way out of the app.
            guard !name.split(separator: "/").contains("..") else { continue }
            let places = ImageFiles.folders(of: .main).map { $0 + "/" + name }
            guard let path = places.first(where: FileManager.default.fileExists(atPath:)) else {
                NSLog("The font file %@ of UIAppFonts is not in the app.", name)
                continue
            }
            do {
                try FontRegistry.register(path: path)
            } catch {
                NSLog("The font file %@ of UIAppFonts cannot be used: %@", name, String(describing: error))
            }
        }
    }()

    static func find(_ name: String) -> FontName? {
        _ = registered
        return FontRegistry.find(named: name).map(FontName.init)
    }

    static func face(inFamily name: String, weight: UIFont.Weight, italic: Bool) -> FontName? {
        _ = registered
        return FontRegistry.faces(ofFamily: name).map(FontName.init).min {
            FontNaming.distance($0, weight, italic) < FontNaming.distance($1, weight, italic)
        }
    }

    static var families: [String] {
        _ = registered
        return FontRegistry.familyNames
    }

    static func names(ofFamily name: String) -> [String] {
        _ = registered
        return FontRegistry.faces(ofFamily: name).map(\.postScriptName)
    }
}

extension FontName {
    init(_ info: FontFaceInfo) {
        self.init(
            family: info.familyName, postScript: info.postScriptName, design: info.monospaced ? .monospaced : .default,
            weight: UIFont.Weight(info.weight), italic: info.italic,
            file: FontFile(path: info.path, index: info.index))
    }
}
