import Foundation
import TestSupport
import Testing

@testable import shoji

/// Building Xcode projects with the tool.
@Suite(.serialized) struct ProjectBuildTests {
    /// A project of one synchronised folder.
    static func project(_ name: String, _ settings: String = "") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
         P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
         G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
         F = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
         T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
           buildConfigurationList = M; buildPhases = (); fileSystemSynchronizedGroups = (F); };
         L = {isa = XCConfigurationList; buildConfigurations = (C1); };
         M = {isa = XCConfigurationList; buildConfigurations = (C2); };
         C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
         C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)";
           GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = a.b; TARGETED_DEVICE_FAMILY = "1,2"; \(settings) }; };
        }; }
        """
    }

    private let delegate = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Screen()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """

    private let screen = """
        import UIKit

        class Screen: UIViewController {
            @IBOutlet var label: UILabel!

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = UIColor(resource: .paper)
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                label.text = NSLocalizedString("Hello", comment: "")
                view.addSubview(label)
            }
            @objc private func tapped() {}
        }
        """

    private let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}]}
        """

    @Test("a project is built, shown in its languages, and built again for one changed line")
    func build() throws {
        let app = try ToolFolder([
            "App.xcodeproj/project.pbxproj": Self.project("App"), "App/AppDelegate.swift": delegate,
            "App/Screen.swift": screen, "App/Assets.xcassets/paper.colorset/Contents.json": color,
            "App/Localizable.xcstrings": """
            {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {
              "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}}}
            """,
        ])
        let first = try app.gallery("--devices", "iphone se", "--orientations", "portrait", "--languages", "en,fr-CA")
        #expect(first.status == 0, "\(first.errors)")
        let rows = try app.rows()
        #expect(rows.count == 2)
        for (row, text) in zip(rows, ["Hello", "Bonjour"]) {
            #expect(try app.text(row["viewTree"]).contains("\"\(text)\""), "\(row["id"] ?? "")")
        }
        // Nothing of the build is in the project.
        let names = try FileManager.default.contentsOfDirectory(atPath: app.appPath).sorted()
        #expect(names == ["App", "App.xcodeproj"])

        let changed = screen.replacingOccurrences(of: "\"Hello\"", with: "\"Goodbye\"")
        try changed.write(toFile: app.appPath + "/App/Screen.swift", atomically: true, encoding: .utf8)
        let second = try app.gallery("--devices", "iphone se", "--orientations", "portrait")
        #expect(second.status == 0, "\(second.errors)")
        #expect(try app.text(app.rows()[0]["viewTree"]).contains("\"Goodbye\""))
    }

    @Test("a mistake is named in the author's file, on the author's line, with the author's text")
    func mistake() throws {
        let broken = screen.replacingOccurrences(of: "view.addSubview(label)", with: "view.addSubviews(label)")
        let app = try ToolFolder([
            "App.xcodeproj/project.pbxproj": Self.project("App"), "App/AppDelegate.swift": delegate,
            "App/Screen.swift": broken, "App/Assets.xcassets/paper.colorset/Contents.json": color,
        ])
        let run = try app.run("build", app.appPath)
        #expect(run.status == ExitCode.doesNotCompile.rawValue)
        #expect(
            run.errors.contains("App/Screen.swift:11:14: error: value of type 'UIView' has no member 'addSubviews'"))
        #expect(!run.errors.contains("_uikitMembers"))
    }

    @Test(
        "a project that cannot be used is refused with file and line, without a crash",
        arguments: [
            ("{ objects = {", "project.pbxproj:1: error"), ("", "project.pbxproj"), ("{ }", "no \"objects\""),
            ("{ rootObject = P; objects = { P = {isa = PBXProject; }; }; }", "no application"),
            (String(repeating: "(", count: 3000), "nested too deeply"),
        ])
    func refused(text: String, message: String) throws {
        let app = try ToolFolder(["App.xcodeproj/project.pbxproj": text, "App/A.swift": "let a = 1"])
        let run = try app.run("build", app.appPath)
        #expect(run.status == ExitCode.noInput.rawValue)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("what a project names outside of its folder is neither read nor copied")
    func outside() throws {
        let text = Self.project("App", "INFOPLIST_FILE = \"../../../../etc/passwd\";").replacingOccurrences(
            of: "buildPhases = ();", with: "buildPhases = (R);"
        ).replacingOccurrences(of: "children = (F);", with: "children = (F, X);").replacingOccurrences(
            of: "objects = {",
            with: """
                objects = {
                 R = {isa = PBXResourcesBuildPhase; files = (B); };
                 B = {isa = PBXBuildFile; fileRef = X; };
                 X = {isa = PBXFileReference; path = "/etc/passwd"; sourceTree = "<absolute>"; };
                """)
        let app = try ToolFolder([
            "App.xcodeproj/project.pbxproj": text, "App/main.swift": "print(1)\n", ".git/HEAD": "",
        ])
        let run = try app.run("build", app.appPath)
        #expect(run.errors.contains("is outside of"), "\(run.errors)")
        let copied = FileManager.default.enumerator(atPath: app.buildFolder.path)?.compactMap { $0 as? String } ?? []
        #expect(!copied.contains { $0.hasSuffix("passwd") })
    }
}
