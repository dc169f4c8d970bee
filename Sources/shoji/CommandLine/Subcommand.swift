/// What the tool can do, with the options of each.
enum Subcommand: String, CaseIterable {
    case gallery, check, devices, build, doctor

    /// An option of the command line. Without a placeholder it is a switch.
    struct Option {
        let name: String
        let placeholder: String?
        let help: String
    }

    var summary: String {
        switch self {
        case .gallery: "pictures of an app on every device, orientation, window and text size"
        case .check: "what of an app is supported: missing and inert API, untranslated code, with a verdict"
        case .devices: "the devices that Shoji knows"
        case .build: "compile an app against Shoji's UIKit"
        case .doctor: "check that everything Shoji needs is here"
        }
    }

    var operand: String? { [.gallery, .build, .check].contains(self) ? "APP" : nil }

    var options: [Option] {
        switch self {
        case .gallery: Self.galleryOptions + Self.buildOptions
        case .build: Self.buildOptions
        case .check:
            Self.buildOptions.filter { $0.name != "--optimize" } + [
                Option(name: "--json", placeholder: nil, help: "print the report as JSON")
            ]
        case .devices:
            [
                Option(name: "--json", placeholder: nil, help: "print a JSON array instead of a table"),
                Option(name: "--distinct", placeholder: nil, help: "only one model for each distinct screen"),
                Option(
                    name: "--os", placeholder: "VERSION", help: "insets as on this system, 15 to 18 or 26 (default 18)"),
            ]
        case .doctor: [Option(name: "--json", placeholder: nil, help: "print the findings as JSON")]
        }
    }

    var help: String { Help.text(for: self) }

    private static let buildOptions = [
        Option(name: "--target", placeholder: "NAME", help: "the app of an Xcode project that has several"),
        Option(name: "--scheme", placeholder: "NAME", help: "the app and configuration that this scheme runs"),
        Option(
            name: "--configuration", placeholder: "NAME",
            help: "build configuration of an Xcode project (default Debug)"),
        Option(
            name: "--swift-version", placeholder: "5|6",
            help: "language mode of a folder's sources (default 5; a project has its own)"),
        Option(
            name: "--build-dir", placeholder: "FOLDER",
            help: "where compiled apps are kept (default .build/shoji-apps, of projects ~/.cache/shoji/projects)"),
        Option(name: "--optimize", placeholder: nil, help: "compile the app with -O"),
    ]

    private static let galleryOptions = [
        Option(name: "--out", placeholder: "FOLDER", help: "where the gallery goes (default shoji-gallery)"),
        Option(
            name: "--devices", placeholder: "NAMES",
            help: "comma separated names, or all, distinct, phones, pads (default distinct)"),
        Option(name: "--orientations", placeholder: "LIST", help: "portrait, landscape (default both)"),
        Option(
            name: "--windows", placeholder: "LIST",
            help:
                "full, split, slideover, or 1/3, 1/2, 2/3 (default all that a device has); half+half for two scenes, 700x500"
        ),
        Option(
            name: "--text-sizes", placeholder: "LIST",
            help: "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all (default L, and all on one phone and one pad)"),
        Option(name: "--appearance", placeholder: "LIST", help: "light, dark, or both (default light)"),
        Option(name: "--direction", placeholder: "LIST", help: "ltr, rtl, or both (default that of the language)"),
        Option(name: "--languages", placeholder: "LIST", help: "for instance en,ja (default the app's own)"),
        Option(name: "--os", placeholder: "LIST", help: "system versions, 12 to 18 and 26 (default 18)"),
        Option(
            name: "--flow", placeholder: "FILE",
            help: "steps to take in the app, such as taps, with pictures on the way (see docs/flows.md)"),
        Option(
            name: "--transitions", placeholder: nil,
            help: "turn and resize one running app; say where it differs from a fresh launch (see docs/transitions.md)"),
        Option(name: "--jobs", placeholder: "N", help: "app processes at a time (default one for each processor)"),
        Option(name: "--shard", placeholder: "I/N", help: "only the I-th of N parts, the same on every machine"),
        Option(name: "--timeout", placeholder: "SECONDS", help: "limit for one configuration (default 30)"),
        Option(
            name: "--memory", placeholder: "MB", help: "memory that one app process may use (default 2048)"),
        Option(name: "--json", placeholder: nil, help: "print gallery.json on standard output, too"),
    ]
}
