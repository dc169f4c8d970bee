import DeviceCatalog
import Foundation
import TestSupport
import Testing

@testable import shoji

/// Galleries of changes: which ones there are, and what they say about apps that adapt and about ones that do not.
@Suite(.serialized) struct TransitionGalleryTests {
    @Test("a phone is turned to both sides and back, then text size and appearance change")
    func phoneWalk() throws {
        var options = GalleryOptions()
        options.devices = [try DeviceCatalog.device(named: "iPhone 16")]
        let walks = try TransitionWalk.all(options)
        #expect(walks.count == 1)
        #expect(
            changes(walks[0]) == [
                "to landscape", "to the other landscape", "to portrait", "to text size AX3", "to text size L",
                "to dark",
                "to light",
            ])
    }

    @Test("a pad passes through all its windows in both orientations and comes back")
    func padWalk() throws {
        var options = GalleryOptions()
        options.devices = [try DeviceCatalog.device(named: "iPad Pro 11-inch (M4)")]
        options.textSizes = [.L]
        options.appearances = [.light]
        options.appearancesAreChosen = true
        let walk = try #require(try TransitionWalk.all(options).first)
        #expect(
            changes(walk) == [
                "to landscape", "to 2/3", "to 1/2", "to 1/3", "to slide over", "to portrait", "to 1/3", "to 2/3",
                "to full screen",
            ])
        #expect(walk.configurations.first == walk.configurations.last)
    }

    @Test("a walk keeps to what the app allows, and one without a change is an error")
    func restrictions() throws {
        var options = GalleryOptions()
        options.devices = [try DeviceCatalog.device(named: "iPhone 16")]
        var app = AppRestrictions()
        app.phone = [.portrait]
        #expect(
            changes(try #require(try TransitionWalk.all(options, app: app).first)) == [
                "to text size AX3", "to text size L", "to dark", "to light",
            ])
        options.textSizes = [.L]
        options.appearances = [.light]
        options.appearancesAreChosen = true
        #expect(throws: UsageError.self) { try TransitionWalk.all(options, app: app) }
    }

    @Test("an app that adapts has no finding, with and without a flow, and every step its picture")
    func adapting() throws {
        let app = try ToolFolder([
            "App.swift": Self.app(
                """
                let stack = UIStackView(arrangedSubviews: [UILabel(), UIActivityIndicatorView(), UITextField()])
                (stack.arrangedSubviews[0] as? UILabel)?.text = "Adapts"
                (stack.arrangedSubviews[0] as? UILabel)?.font = .preferredFont(forTextStyle: .title1)
                (stack.arrangedSubviews[0] as? UILabel)?.adjustsFontForContentSizeCategory = true
                (stack.arrangedSubviews[1] as? UIActivityIndicatorView)?.startAnimating()
                (stack.arrangedSubviews[2] as? UITextField)?.placeholder = "Name"
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.backgroundColor = .systemBackground
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
                """),
            "flow.yml": "- tap: Name\n- snapshot: keyboard\n",
        ])
        let plain = try app.gallery("--devices", "iphone se,ipad mini", "--transitions")
        #expect(plain.status == 0, "\(plain.errors)")
        #expect(plain.errors.contains("changes the app looks as if launched there"))
        let rows = try app.rows()
        let changes = rows.filter { $0["transition"] != nil }
        #expect(changes.count == 7 + 13 && rows.count == changes.count + 2)
        for row in rows {
            #expect((row["findings"] as? [Any])?.isEmpty == true, "\(row["title"] ?? ""): \(row["findings"] ?? "")")
            #expect(row["status"] as? String == "done")
        }
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: app.folder.appendingPathComponent("out/pictures").path)
        #expect(pictures.count == rows.count, "pictures of fresh launches that are like the steps' are not kept")

        let flow = try app.gallery("--devices", "iphone se", "--transitions", "--flow", app.appPath + "/flow.yml")
        #expect(flow.status == 0, "\(flow.errors)")
        let walked = try app.rows()
        #expect(
            walked.map { $0["step"] as? String }.prefix(4) == [nil, "keyboard", "after the flow", "1: to landscape"])
        for row in walked {
            #expect((row["findings"] as? [Any])?.isEmpty == true, "\(row["title"] ?? ""): \(row["findings"] ?? "")")
        }
    }

    @Test("a view that was laid out once is named with its frame there and in a fresh launch")
    func frozen() throws {
        let app = try ToolFolder([
            "App.swift": Self.app(
                """
                view.backgroundColor = .white
                let label = UILabel(frame: CGRect(x: 20, y: 60, width: UIScreen.main.bounds.width - 40, height: 40))
                label.text = "Frozen"
                label.backgroundColor = .yellow
                view.addSubview(label)
                """)
        ])
        let run = try app.gallery(
            "--devices", "iphone se", "--transitions", "--text-sizes", "L", "--appearance", "light", "--orientations",
            "portrait,landscape")
        #expect(run.status == 0)
        #expect(run.errors.contains("1 of 2 changes left state that did not adapt:"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "UILabel#1 “Frozen” in Controller (UIWindow#1 > UIView#1): frame 20, 60, 335, 40, freshly launched 20, 60, 627, 40"
            ), "\(run.errors)")
        let rows = try app.rows()
        #expect(rows.count == 3)
        let change = try #require(rows[1]["transition"] as? [String: Any])
        #expect(
            change["change"] as? String == "to landscape" && change["before"] as? String == rows[0]["id"] as? String)
        for key in ["freshPicture", "difference", "freshViewTree"] {
            let path = try #require(change[key] as? String)
            #expect(FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("out/\(path)").path))
        }
        // Back in portrait the label is where it was.
        #expect((rows[2]["findings"] as? [Any])?.isEmpty == true)
        #expect((rows[2]["transition"] as? [String: Any])?["difference"] == nil)
    }

    @Test("what differs between two launches is not taken for state that did not adapt")
    func chance() throws {
        let app = try ToolFolder([
            "App.swift": Self.app(
                """
                let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
                label.text = UUID().uuidString
                view.addSubview(label)
                """)
        ])
        let run = try app.gallery("--devices", "iphone se", "--transitions", "--orientations", "portrait,landscape")
        #expect(run.errors.contains("changes the app looks as if launched there"), "\(run.errors)")
        let kinds = try app.rows().flatMap { ($0["findings"] as? [[String: Any]])?.map { $0["kind"] as? String } ?? [] }
        #expect(kinds.contains("differsFromLaunchToLaunch"))
    }

    @Test("a crash during a change is a failure of that change")
    func crash() throws {
        let app = try ToolFolder([
            "App.swift": Self.app(
                "",
                more: """
                    override func viewWillTransition(
                        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                    ) {
                        super.viewWillTransition(to: size, with: coordinator)
                        fatalError("not made for turning")
                    }
                    """)
        ])
        let run = try app.gallery("--devices", "iphone se", "--transitions")
        #expect(run.status == 1)
        #expect(run.errors.contains("not made for turning"))
        let rows = try app.rows()
        #expect(rows.map { $0["status"] as? String } == ["done", "failed"])
        #expect(rows[1]["step"] as? String == "1: to landscape")
    }

    private func changes(_ walk: TransitionWalk) -> [String] {
        zip(walk.configurations, walk.configurations.dropFirst()).map { $1.change(from: $0) }
    }

    /// An app with one controller, whose `viewDidLoad` does `body`.
    private static func app(_ body: String, more: String = "") -> String {
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
            \(more)
        }
        """
    }
}
