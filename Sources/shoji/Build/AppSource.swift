import Foundation

/// An app as its author keeps it: modules to compile, the last of which is the program, and files that go beside it.
struct AppSource {
    struct Module {
        let name: String
        let files: [URL]
    }

    let name: String
    let modules: [Module]
    /// Files and .lproj folders for the app's folder.
    let resources: [URL]
    /// Things that will be missing, for the user.
    let notes: [String]

    /// Understands a folder of Swift sources, a Swift package or one Swift file.
    init(path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw ToolError(.noInput, "There is nothing at \(path).")
        }
        if !isFolder.boolValue {
            guard url.pathExtension == "swift" else {
                throw ToolError(
                    .noInput,
                    "\(path) is not a Swift file. APP is an Xcode project, a folder of Swift sources, a Swift package, or one Swift file."
                )
            }
            guard FileManager.default.isReadableFile(atPath: url.path) else {
                throw ToolError(.noInput, "\(path) cannot be read: \(String(cString: strerror(EACCES))).")
            }
            let name = Self.identifier(url.deletingPathExtension().lastPathComponent)
            self.init(name: name, modules: [Module(name: name, files: [url])], resources: [], notes: [])
        } else if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
            self = try SwiftPackageReader.read(url)
        } else {
            self = try SourceFolderReader.read(url)
        }
    }

    init(name: String, modules: [Module], resources: [URL], notes: [String]) {
        self.name = name
        self.modules = modules
        self.resources = resources
        self.notes = notes
    }

    /// A name as Swift allows for modules.
    static func identifier(_ name: String) -> String {
        var result = String(
            name.unicodeScalars.map {
                $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) ? Character($0) : "_"
            })
        if result.first?.isNumber ?? true { result = "_" + result }
        return ["UIKit", "Foundation", "Swift", "CoreGraphics", "QuartzCore", "main"].contains(result)
            ? result + "App" : result
    }

    /// The content, for the cache.
    func hash(into hash: inout ContentHash) throws {
        hash.add(name)
        for module in modules {
            hash.add(module.name)
            for file in module.files {
                hash.add(file.path)
                hash.add(try SourceFolderReader.contents(of: file))
            }
        }
        for resource in resources {
            for file in SourceFolderReader.filesInside(resource) {
                hash.add(file.path)
                hash.add(try SourceFolderReader.contents(of: file))
            }
        }
    }
}
