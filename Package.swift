// swift-tools-version:6.2
import PackageDescription

/// Debug builds, which the tests run in, check at run time that accesses to a variable do not overlap. In release builds,
/// where that would cost a tenth of the time, an app's own code still does.
let library: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// Other frameworks of the platform that apps import; little of most is there, and what is missing says so when used.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
    ("os", []), ("Combine", ["FoundationAdditions"]), ("UniformTypeIdentifiers", []),
    ("MobileCoreServices", ["UniformTypeIdentifiers"]),
    ("UserNotifications", ["FoundationAdditions"]), ("CoreLocation", ["FoundationAdditions"]), ("CoreMotion", []),
    ("WebKit", ["UIKitCore"]), ("MapKit", ["UIKitCore", "CoreLocation"]), ("AVFoundation", ["UIKitCore"]),
    ("AVKit", ["AVFoundation"]), ("Photos", ["UIKitCore"]), ("PhotosUI", ["Photos"]), ("SafariServices", ["UIKitCore"]),
    ("MessageUI", ["UIKitCore"]), ("StoreKit", ["UIKitCore"]), ("MediaPlayer", ["UIKitCore"]),
    ("Social", ["UIKitCore"]), ("Contacts", ["FoundationAdditions"]), ("ContactsUI", ["Contacts", "UIKitCore"]),
    ("EventKit", ["FoundationAdditions", "CoreGraphics"]), ("EventKitUI", ["EventKit", "UIKitCore"]),
    ("LocalAuthentication", ["FoundationAdditions"]), ("AudioToolbox", ["FoundationAdditions", "CoreGraphics"]),
    ("CoreSpotlight", ["UniformTypeIdentifiers", "FoundationAdditions"]),
    ("MultipeerConnectivity", ["UIKitCore"]), ("CoreText", ["UIKitCore"]), ("Symbols", ["UIKitCore"]),
]

/// Every library module, bottom floor first; one dynamic library holds them all, so that an app links in a second.
let libraryModules =
    [
        "ObjectiveC", "LayoutSolver", "DeviceCatalog", "DeviceLocale", "StageProtocol", "CoreGraphics",
        "FoundationAdditions",
        "Typesetting", "QuartzCore", "UIKitCore", "Stage", "UIKit",
    ] + frameworks.map(\.name)

/// Test bundles are built whole; `SHOJI_TEST_TARGETS=UIKitTests,StageTests` leaves the others out while one is worked on.
let chosenTests = Context.environment["SHOJI_TEST_TARGETS"]?.split(separator: ",").map(String.init)

let package = Package(
    name: "Shoji",
    products: [
        .library(
            name: "Shoji", type: .dynamic, targets: libraryModules + ["_Testing_UIKit", "_Testing_CoreGraphics"]),
        .executable(name: "shoji", targets: ["shoji"]),
    ],
    targets: [
        // C libraries of the platform, and the few things Swift cannot call directly.
        .systemLibrary(
            name: "CGraphicsLibs",
            pkgConfig: "cairo-ft freetype2 harfbuzz pixman-1 libpng libturbojpeg libwebp libdeflate",
            providers: [
                .apt([
                    "libcairo2-dev", "libfreetype-dev", "libharfbuzz-dev", "libpixman-1-dev", "libpng-dev",
                    "libturbojpeg0-dev", "libwebp-dev", "libdeflate-dev",
                ])
            ]),
        .target(name: "CGraphicsShim", dependencies: ["CGraphicsLibs"]),

        // Floor 1
        .target(name: "ObjectiveC", swiftSettings: library),
        .target(name: "LayoutSolver", swiftSettings: library),
        .target(name: "DeviceCatalog", swiftSettings: library),
        .target(name: "DeviceLocale", swiftSettings: library),
        .target(name: "StageProtocol", swiftSettings: library),
        .target(name: "CoreGraphics", dependencies: ["CGraphicsLibs", "CGraphicsShim"], swiftSettings: library),
        // Floor 2
        .target(name: "FoundationAdditions", dependencies: ["ObjectiveC", "CoreGraphics"], swiftSettings: library),
        .target(
            name: "Typesetting", dependencies: ["CoreGraphics", "CGraphicsLibs", "CGraphicsShim"],
            swiftSettings: library,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // Floor 3
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "CGraphicsLibs", "CGraphicsShim"],
            swiftSettings: library),
        // Floor 4
        .target(
            name: "UIKitCore",
            dependencies: [
                "ObjectiveC", "FoundationAdditions", "LayoutSolver", "DeviceLocale", "CoreGraphics", "Typesetting",
                "QuartzCore",
            ],
            swiftSettings: library),
        // Floor 5
        .target(
            name: "Stage", dependencies: ["UIKitCore", "DeviceCatalog", "StageProtocol"], swiftSettings: library),
        // Floor 6, with the frameworks below
        .target(name: "UIKit", dependencies: ["UIKitCore", "Stage"], swiftSettings: library),
        // Floor 8
        .executableTarget(
            name: "shoji", dependencies: ["CoreGraphics", "DeviceCatalog", "StageProtocol"], swiftSettings: library),

        // The toolchain looks for these when a file imports Testing beside UIKit or CoreGraphics.
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/_Testing_CoreGraphics"),

        // Tests
        .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"]),
        .testTarget(name: "DeviceCatalogTests", dependencies: ["DeviceCatalog", "TestSupport"]),
        .testTarget(name: "StageProtocolTests", dependencies: ["StageProtocol"]),
        .testTarget(
            name: "CoreGraphicsTests",
            dependencies: ["CoreGraphics", "CGraphicsLibs", "TestSupport", "_Testing_CoreGraphics"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport", "_Testing_CoreGraphics"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "TestSupport", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "TestSupport", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "StageTests",
            dependencies: ["UIKit", "Stage", "DeviceCatalog", "TestSupport", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "FrameworkTests",
            dependencies: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]
                + frameworks.map { .init(stringLiteral: $0.name) }),
        .testTarget(name: "ShojiToolTests", dependencies: ["shoji", "TestSupport"]),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: library),
    ]
)
package.targets += frameworks.map { name, dependencies in
    .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)", swiftSettings: library)
}
// What `Benchmarks/run` times from inside; `SHOJI_BENCHMARKS=1` builds it.
if Context.environment["SHOJI_BENCHMARKS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "FrameBenchmark", dependencies: ["UIKit", "UIKitCore", "QuartzCore"], path: "Benchmarks/Frames",
            swiftSettings: library))
}
if let chosenTests {
    package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) }
}
