import Foundation
import Glibc

/// The same app, started in another language.
///
/// Foundation takes an app's strings by the development region of its Info.plist and nothing else, so every language gets a folder of its
/// own beside the app: the executable and resources are links, Info.plist differs. The links are hard ones: a catalog that is
/// a symbolic link leads out of its app, and is not read.
enum LanguageVariant {
    /// The executable of the variant.
    static func make(of product: AppBuilder.Product, language: String) throws -> URL {
        let files = FileManager.default
        let folder = product.bundle.deletingLastPathComponent().appendingPathComponent(
            "\(product.name)-\(language).app")
        let executable = folder.appendingPathComponent(product.name)
        if access(executable.path, X_OK) == 0 { return executable }
        let work = folder.deletingLastPathComponent().appendingPathComponent(".\(language)-\(getpid())")
        do {
            try? files.removeItem(at: work)
            try link(product.bundle, to: work, except: ["Info.plist"])
            try information(of: product, language: language).write(to: work.appendingPathComponent("Info.plist"))
        } catch {
            throw ToolError(.cannotWrite, "Cannot prepare \(folder.path): \(reason(error)).")
        }
        if rename(work.path, folder.path) != 0 {
            try? files.removeItem(at: work)
            if access(executable.path, X_OK) != 0 {
                throw ToolError(.cannotWrite, "Cannot write \(folder.path): \(String(cString: strerror(errno))).")
            }
        }
        return executable
    }

    private static func link(_ folder: URL, to target: URL, except left: Set<String> = []) throws {
        let files = FileManager.default
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        let items = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        for item in items where !left.contains(item.lastPathComponent) {
            let place = target.appendingPathComponent(item.lastPathComponent)
            if try item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                try link(item, to: place)
            } else {
                try files.linkItem(at: item, to: place)
            }
        }
    }

    /// The app's localisation that a user of a language sees: that of the language and region, of the language alone, or
    /// of the language in another region; nil: the app has none of these, and its development region stays.
    static func region(of bundle: URL, for language: String) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []).sorted()
            .filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
        func plain(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
        var wanted = plain(language)[...]
        while true {
            if let name = names.first(where: { plain($0) == wanted }) { return name }
            guard let dash = wanted.lastIndex(of: "-") else { break }
            wanted = wanted[..<dash]
        }
        return names.first { plain($0).hasPrefix(wanted + "-") }
    }

    /// Whether a device in English shows the app in another localisation than that of its development region.
    static func isNeededForEnglish(_ product: AppBuilder.Product) -> Bool {
        guard let english = region(of: product.bundle, for: "en-US"),
            let data = try? Data(contentsOf: product.bundle.appendingPathComponent("Info.plist")),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return false }
        return own["CFBundleDevelopmentRegion"] as? String != english
    }

    private static func information(of product: AppBuilder.Product, language: String) throws -> Data {
        var values: [String: Any] = [
            "CFBundleExecutable": product.name, "CFBundleName": product.name,
            "CFBundleIdentifier": "app.\(product.name)",
            "CFBundlePackageType": "APPL",
        ]
        if let data = try? Data(contentsOf: product.bundle.appendingPathComponent("Info.plist")),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            values.merge(own) { $1 }
        }
        if let region = region(of: product.bundle, for: language) { values["CFBundleDevelopmentRegion"] = region }
        return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}
