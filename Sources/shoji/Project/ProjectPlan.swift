import Foundation

/// What `xcode-import plan` says of a project: the app's target and the modules to compile for it, in order.
struct ProjectPlan: Decodable {
    struct Module: Decodable {
        var name: String
        /// "app", "framework" or "package".
        var kind: String
        var swift: SwiftSettings
        var entry: String
        var files: [File]
        var otherSources: [String]
        var resources: [Resource]
        var resourceBundle: String?
    }

    struct SwiftSettings: Decodable {
        var version: String
        var compilationConditions: [String]
        var defaultIsolation: String
        var approachableConcurrency: Bool
        var strictConcurrency: String
        var upcomingFeatures: [String]
        var otherFlags: [String]
        var bridgingHeader: String?
    }

    /// A source file and what was done to it.
    struct File: Decodable {
        var file: String
        var output: String?
        var lines: Int
        var translated: [String: Int]
        var unsupported: [Unsupported]
    }

    struct Unsupported: Codable, Hashable {
        var line: Int
        var column: Int
        var construct: String
        var reason: String
    }

    struct Resource: Decodable {
        var path: String
        /// `Base`, `en` ... for a localised file.
        var localisation: String?
        /// Where it goes in the app, if not at its top.
        var folder: String?
    }

    struct MissingModule: Decodable {
        var name: String
        var file: String
        var line: Int
    }

    struct Problem: Codable {
        var severity: String
        var file: String
        var line: Int?
        var message: String

        /// As a compiler says it.
        var text: String { "\(file):\(line.map { "\($0):" } ?? "") \(severity): \(message)" }
    }

    var project: String
    var root: String
    var developmentRegion: String
    var target: String
    var productName: String
    var bundleIdentifier: String
    var configuration: String
    var settings: [String: String]
    var modules: [Module]
    var missingModules: [MissingModule]
    var shellScripts: [String]
    var embeddedTargets: [String]
    var remotePackages: [String]
    var problems: [Problem]
    var translatedFiles: Int
    /// The finished Info.plist; property list values.
    var infoPlist: [String: Any] = [:]

    private enum CodingKeys: String, CodingKey {
        case project, root, developmentRegion, target, productName, bundleIdentifier, configuration, settings, modules,
            missingModules, shellScripts, embeddedTargets, remotePackages, problems, translatedFiles
    }

    /// - Parameter json: what `xcode-import plan` printed.
    init(json: Data) throws {
        self = try JSONDecoder().decode(ProjectPlan.self, from: json)
        let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        infoPlist = object?["infoPlist"] as? [String: Any] ?? [:]
    }

    /// A name for the app's folder and executable.
    var appName: String {
        let name = productName.replacingOccurrences(of: "/", with: "-").trimmingCharacters(in: .whitespacesAndNewlines)
        return name.isEmpty || name.hasPrefix(".") ? "App" : name
    }
}
