import Foundation
import Glibc

/// The same app, started in another language.
///
/// Foundation takes an app's strings by the development region of its Info.plist and nothing else, so every language gets a folder of its
/// own beside the app: the executable and resources are links, Info.plist differs.
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
            try files.createDirectory(at: work, withIntermediateDirectories: true)
            for item in try files.contentsOfDirectory(at: product.bundle, includingPropertiesForKeys: nil) {
                let target = work.appendingPathComponent(item.lastPathComponent)
                if item.lastPathComponent == product.name {
                    try files.linkItem(at: item, to: target)
                } else if item.lastPathComponent != "Info.plist" {
                    try files.createSymbolicLink(at: target, withDestinationURL: item)
                }
            }
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
        values["CFBundleDevelopmentRegion"] = language
        return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}
