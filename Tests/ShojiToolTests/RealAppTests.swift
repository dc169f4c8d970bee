import Foundation
import TestSupport
import Testing

/// Small apps, compiled and shown by the tool as a user runs it; needs the products that `swift build` makes.
@Suite(.serialized) struct RealAppTests {
    @Test("an app shows what its tasks and queued work make of it, in the languages asked for, and its log is kept")
    func lateWork() throws {
        let app = try ToolFolder([
            "App.swift": Self.delegate(
                """
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                label.text = NSLocalizedString("greeting", comment: "")
                view.addSubview(label)
                print("speaking")
                DispatchQueue.main.async {
                    label.text! += " queue"
                    Task { @MainActor in
                        label.text! += " task"
                        let number = await Task.detached { 6 * 7 }.value
                        label.text! += " \\(number)"
                        try await Task.sleep(nanoseconds: 1_000_000)
                        label.text! += " slept"
                    }
                }
                """),
            "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
            "ja.lproj/Localizable.strings": "\"greeting\" = \"こんにちは\";",
        ])
        let run = try app.gallery("--devices", "iphone se", "--orientations", "portrait", "--languages", "en,ja")
        #expect(run.status == 0, "\(run.errors)")
        let rows = try app.rows()
        #expect(rows.count == 2)
        for (row, text) in zip(rows, ["Hello queue task 42 slept", "こんにちは queue task 42 slept"]) {
            #expect(try app.text(row["viewTree"]).contains("\"\(text)\""), "\(row["id"] ?? "")")
            #expect(try app.text(row["log"]) == "speaking\n")
        }
    }

    @Test("a crash is named with its reason, its backtrace is in the log, and other configurations finish")
    func crash() throws {
        let app = try ToolFolder([
            "App.swift": Self.delegate(
                """
                let widths = [320.0, 375.0]
                if view.bounds.width > 400 { print(widths[Int(view.bounds.width)]) }
                """)
        ])
        let run = try app.gallery("--devices", "iphone se,iphone 16 pro max", "--orientations", "portrait")
        #expect(run.status == 1)
        #expect(run.errors.contains("iPhone 16 Pro Max, portrait: The app crashed"))
        #expect(
            run.errors.contains("Index out of range") && run.errors.contains("Controller.viewDidLoad(), App.swift:"))
        let rows = try app.rows()
        #expect(rows.map { $0["status"] as? String } == ["done", "failed"])
        let log = try app.text(rows[1]["log"])
        #expect(log.contains("App.swift") && log.contains("viewDidLoad"))
    }

    @Test("a flow is walked on every device; its pictures follow the first one, and a failure shows its moment")
    func flow() throws {
        let app = try ToolFolder([
            "App.swift": Self.delegate(
                """
                let button = UIButton(type: .system)
                button.setTitle("Change", for: .normal)
                button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
                button.addAction(
                    UIAction { _ in
                        button.setTitle(UIScreen.main.bounds.width > 400 ? "Wide" : "Narrow", for: .normal)
                    }, for: .touchUpInside)
                view.addSubview(button)
                """),
            "flow.yml": "- tap: Change\n- snapshot: changed\n- rotate: landscape\n- tap: Narrow\n- snapshot: turned\n",
        ])
        let run = try app.gallery(
            "--devices", "iphone se,iphone 16 pro max", "--orientations", "portrait", "--flow",
            app.appPath + "/flow.yml")
        #expect(run.status == 1)
        let rows = try app.rows()
        #expect(rows.map { $0["step"] as? String } == [nil, "changed", "turned", nil, "changed", "failed at line 4"])
        #expect(rows.map { $0["orientation"] as? String }[2] == "landscape")
        #expect(rows.allSatisfy { $0["picture"] != nil })
        let errors = try #require(rows[5]["errors"] as? [String])
        #expect(
            errors[0].contains("flow.yml:4: tap: Narrow: There is no \"Narrow\" on the screen. There are: \"Wide\"."))
        let wrong = try app.gallery("--flow", app.appPath + "/App.swift")
        #expect(wrong.status == 64 && wrong.errors.contains("App.swift:1:1: Every step is a line"))
    }

    @Test("a wait in a flow lets timers and delayed work of the wall clock come")
    func waiting() throws {
        let app = try ToolFolder([
            "App.swift": Self.delegate(
                """
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                label.text = "start"
                view.addSubview(label)
                Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
                    MainActor.assumeIsolated { label.text! += " tick" }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { label.text! += " later" }
                """),
            "flow.yml": "- wait: 0.7\n- snapshot: waited\n",
        ])
        let run = try app.gallery(
            "--devices", "iphone se", "--orientations", "portrait", "--flow", app.appPath + "/flow.yml")
        #expect(run.status == 0, "\(run.errors)")
        let tree = try app.text(try app.rows()[1]["viewTree"])
        #expect(tree.contains("start tick tick later tick"))
    }

    @Test("a shard without work says so, and is no failure")
    func emptyShard() throws {
        let app = try ToolFolder(["App.swift": Self.delegate("")])
        let run = try app.gallery("--devices", "iphone se", "--shard", "3/3")
        #expect(run.status == 0 && run.errors.contains("Shard 3/3 has nothing to do: the gallery has 2 pictures."))
    }

    @Test("an app that does not compile gives the compiler's message with file and line")
    func compilerMessage() throws {
        let app = try ToolFolder([
            "App.swift":
                "import UIKit\n\n@main class A: UIResponder, UIApplicationDelegate {\n    let x: Int = \"text\"\n}\n"
        ])
        let run = try app.gallery("--devices", "iphone se")
        #expect(run.status == 2)
        #expect(run.errors.contains("App.swift:4:"))
        #expect(run.errors.contains("cannot convert value"))
    }

    @Test("an app without an entry point is told what to add")
    func noEntryPoint() throws {
        let app = try ToolFolder(["A.swift": "import UIKit\nclass A {}", "B.swift": "class B {}"])
        let run = try app.gallery("--devices", "iphone se")
        #expect(run.status == 2)
        #expect(run.errors.contains("@main"))
    }

    @Test("an app that never finishes launching is stopped at the limit")
    func neverLaunches() throws {
        let app = try ToolFolder(["App.swift": Self.delegate("while true { usleep(10_000) }")])
        let run = try app.gallery("--devices", "iphone se", "--orientations", "portrait", "--timeout", "2")
        #expect(run.status == 1)
        #expect(run.errors.contains("did not finish launching"))
    }

    @Test("an app that was compiled before is not compiled again")
    func cache() throws {
        let app = try ToolFolder(["App.swift": Self.delegate("")])
        let first = try app.run("build", app.appPath)
        #expect(first.status == 0 && first.errors.contains("Compiled"), "\(first.errors)")
        let path = first.output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(FileManager.default.isExecutableFile(atPath: path))
        let second = try app.run("build", app.appPath)
        #expect(second.output == first.output && second.errors.contains("up to date"))
        let alone = try app.run("build", app.appPath, executable: path)
        #expect(alone.status == 64 && alone.errors.contains("shoji gallery"))
    }

    @Test("a package with a target of its own, a main.swift and a resource is built and shown")
    func package() throws {
        let app = try ToolFolder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .executableTarget(name: "Main", dependencies: ["Look"], resources: [.copy("info.txt")]), .target(name: "Look"),
            ])
            """,
            "Sources/Main/info.txt": "a resource",
            "Sources/Look/Look.swift": """
            import UIKit
            public final class LookController: UIViewController {}
            """,
            "Sources/Main/main.swift": """
            import Look
            import UIKit
            final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = LookController()
                    window?.makeKeyAndVisible()
                    let file = Bundle.main.path(forResource: "info", ofType: "txt")!
                    print(try! String(contentsOfFile: file, encoding: .utf8))
                    return true
                }
            }
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))
            """,
        ])
        let run = try app.gallery("--devices", "iphone se", "--orientations", "portrait")
        #expect(run.status == 0, "\(run.errors)")
        let row = try #require(try app.rows().first)
        #expect(try app.text(row["log"]) == "a resource\n")
        #expect(try app.text(row["viewTree"]).contains("LookController"))
    }

    /// An app with one controller, whose `viewDidLoad` does `body`.
    private static func delegate(_ body: String) -> String {
        """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Controller()
                window?.makeKeyAndVisible()
                return true
            }
        }

        final class Controller: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
        }
        """
    }
}
