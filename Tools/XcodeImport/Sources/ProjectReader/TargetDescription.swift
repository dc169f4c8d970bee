/// A target as the build needs it.
public struct TargetDescription: Codable, Sendable {
    public var name = ""
    /// `com.apple.product-type.application` and the like.
    public var productType = ""
    public var configuration = ""
    public var moduleName = ""
    public var bundleIdentifier = ""
    /// Absolute paths, sorted.
    public var sources: [String] = []
    public var otherSources: [String] = []
    public var resources: [Resource] = []
    public var localisations: [String] = []
    public var frameworks: [String] = []
    public var shellScripts: [String] = []
    public var dependencies: [String] = []
    public var packageProducts: [String] = []
    public var settings: [String: String] = [:]
    public var infoPlist: PropertyValue = .dictionary([:])
    public var swift = SwiftSettings()

    /// False for apps of other platforms, by `SUPPORTED_PLATFORMS` or else by the SDK they are built against.
    var runsOnIOS: Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty { return platforms.contains("iphone") }
        let sdk = settings["SDKROOT"] ?? ""
        return !["macosx", "appletv", "watch", "xr", "driverkit"].contains { sdk.hasPrefix($0) }
    }

    public struct Resource: Codable, Sendable, Equatable, Comparable {
        /// The file or folder to copy.
        public var path: String
        /// `Base`, `en` ... for a localised file.
        public var localisation: String?
        /// Where it goes in the bundle, if not at its top.
        public var folder: String?

        public static func < (a: Resource, b: Resource) -> Bool { a.path < b.path }
    }

    /// What the compiler is told.
    public struct SwiftSettings: Codable, Sendable, Equatable {
        /// `SWIFT_VERSION`, `5.0` if the project says nothing.
        public var version = "5.0"
        public var compilationConditions: [String] = []
        /// `MainActor` or `nonisolated`.
        public var defaultIsolation = "nonisolated"
        public var approachableConcurrency = false
        public var strictConcurrency = "minimal"
        public var upcomingFeatures: [String] = []
        public var otherFlags: [String] = []
        public var bridgingHeader: String?

        public init() {}
    }
}

/// A Swift package that a project uses.
public struct PackageDescription: Codable, Sendable, Equatable {
    /// The folder of a local package.
    public var path: String?
    public var repository: String?
    public var requirement: [String: String]
    /// The modules of a local package, by its folder layout: `Sources/NAME` holds the module `NAME`.
    public var modules: [Module] = []

    public struct Module: Codable, Sendable, Equatable {
        public var name: String
        /// Absolute paths, sorted.
        public var sources: [String]
        /// What its folder holds besides sources.
        public var resources: [TargetDescription.Resource] = []
    }
}

/// Everything `describe` says about a project.
public struct ProjectDescription: Codable, Sendable {
    public var project: String
    /// The folder outside of which nothing is read.
    public var root: String
    public var configurations: [String]
    public var developmentRegion: String
    public var knownRegions: [String]
    public var targets: [TargetDescription]
    public var packages: [PackageDescription]
    public var problems: [Problem]

    /// Application targets that run on iOS.
    public var applications: [TargetDescription] {
        targets.filter { $0.productType == "com.apple.product-type.application" && $0.runsOnIOS }
    }
}
