import Foundation
import StageProtocol
import Testing
import UIKit

@testable import Stage

/// Steps of a flow in a running app, with the gestures a person makes.
@MainActor @Suite struct FlowTests {
    private func perform(_ text: String, in app: StageApp) throws {
        for line in try FlowReader.read(Data(text.utf8), file: "flow") { _ = try app.host.perform(.perform(line.step)) }
    }

    private func failure(_ text: String, in app: StageApp) -> String {
        do {
            try perform(text, in: app)
            return "none"
        } catch let error as StageFailure { return "\(error.kind): \(error.message)" } catch { return "\(error)" }
    }

    private func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 100, height: 44)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private final class Screen: UIViewController {
        var heard: [String] = []
        var fill: (Screen) -> Void = { _ in }
        override func viewDidLoad() {
            view.backgroundColor = .white
            fill(self)
        }
    }

    private func app(_ fill: @escaping @MainActor (Screen) -> Void) throws -> StageApp {
        try StageApp(.device("iPhone SE")) {
            let screen = Screen()
            screen.fill = fill
            return screen
        }
    }

    @Test("things are tapped by title, label, identifier and place; of several, by number from the top")
    func tapping() throws {
        let app = try app { screen in
            let view: UIView = screen.view
            view.addSubview(button("Add", 200, 100) { screen.heard.append("second") })
            view.addSubview(button("Add", 20, 100) { screen.heard.append("first") })
            let round = button("", 20, 200) { screen.heard.append("round") }
            round.accessibilityLabel = "Round"
            view.addSubview(round)
            let quiet = button("x", 200, 200) { screen.heard.append("quiet") }
            quiet.accessibilityIdentifier = "quiet.button"
            view.addSubview(quiet)
        }
        defer { app.end() }
        try perform(
            """
            - tap: "Add"
            - tap: "Add" number 2
            - tap: Round
            - tap: "quiet.button"
            - tap: at 40, 220
            """, in: app)
        let screen = try #require(app.controller as? Screen)
        #expect(screen.heard == ["first", "second", "round", "quiet", "round"])
    }

    @Test("a step that cannot be done says why, and what is there")
    func failures() throws {
        let app = try app { screen in
            let view: UIView = screen.view
            let off = button("Off", 20, 100) {}
            off.isEnabled = false
            view.addSubview(off)
            view.addSubview(button("Below", 20, 2000) {})
            view.addSubview(button("Behind", 20, 200) {})
            view.addSubview(UIView(frame: CGRect(x: 0, y: 190, width: 375, height: 100)))
        }
        defer { app.end() }
        #expect(failure("- tap: \"On\"", in: app).contains("no \"On\" on the screen. There are: \"Off\", \"Behind\"."))
        #expect(failure("- tap: \"Off\"", in: app).contains("disabled"))
        #expect(failure("- tap: \"Below\"", in: app).contains("outside the visible part"))
        #expect(failure("- tap: \"Behind\"", in: app).contains("cannot be reached: a UIView gets the touch"))
        #expect(failure("- tap: at 10, 5000", in: app).contains("outside the window"))
        #expect(failure("- type: x", in: app).contains("Nothing has the keyboard"))
        #expect(failure("- back", in: app).contains("no back button"))
        #expect(failure("- dismiss", in: app).contains("Nothing is presented"))
        #expect(failure("- expect: \"Off\"\n- expect no \"Off\"", in: app).contains("\"Off\" is on the screen"))
    }

    @Test("text is typed into the field that was tapped, and cleared")
    func typing() throws {
        let app = try app { screen in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            field.placeholder = "Name"
            field.addAction(UIAction { _ in screen.heard.append(field.text ?? "") }, for: .editingChanged)
            screen.view.addSubview(field)
        }
        defer { app.end() }
        try perform("- tap: Name\n- type: Ada\n- clear\n- type: Bo", in: app)
        let screen = try #require(app.controller as? Screen)
        #expect(screen.heard == ["A", "Ad", "Ada", "Ad", "A", "", "B", "Bo"])
    }

    @Test("keys that no command takes are typed")
    func keys() throws {
        let app = try app { screen in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.placeholder = "Name"
            screen.view.addSubview(field)
        }
        defer { app.end() }
        try perform("- tap: Name\n- press: a\n- press: shift+b\n- press: cmd+c\n- press: d\n- press: delete", in: app)
        #expect((app.controller?.view.subviews.first as? UITextField)?.text == "aB")
    }

    @Test("a content size that is no number, and views in hundreds of others, leave a picture and a tree")
    func oddScreens() throws {
        let app = try app { screen in
            let scroll = UIScrollView(frame: screen.view.bounds)
            scroll.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
            screen.view.addSubview(scroll)
            var view: UIView = screen.view
            for _ in 0..<400 {
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 1e300, height: 10))
                view.addSubview(inner)
                view = inner
            }
        }
        defer { app.end() }
        try perform("- swipe: up", in: app)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try app.host.perform(.dumpTree(path: path))
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("what is further down is scrolled to and can be tapped then")
    func scrolling() throws {
        let app = try app { screen in
            let scroll = UIScrollView(frame: screen.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            for row in 0..<50 {
                scroll.addSubview(button("Row \(row)", 20, CGFloat(row) * 100) { screen.heard.append("\(row)") })
            }
            scroll.contentSize = CGSize(width: 300, height: 5000)
            screen.view.addSubview(scroll)
        }
        defer { app.end() }
        try perform("- scroll to: \"Row 49\"\n- tap: \"Row 49\"\n- scroll to: \"Row 0\"\n- tap: \"Row 0\"", in: app)
        let screen = try #require(app.controller as? Screen)
        #expect(screen.heard == ["49", "0"])
        let scroll = try #require(screen.view.subviews.first as? UIScrollView)
        try perform("- swipe: up", in: app)
        #expect(scroll.contentOffset.y > 300)
        #expect(!scroll.isDecelerating)
    }

    @Test("a swipe begins above the keyboard")
    func swipeAboveKeyboard() throws {
        let app = try app { screen in
            let scroll = UIScrollView(frame: screen.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 5000)
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            field.placeholder = "Name"
            scroll.addSubview(field)
            screen.view.addSubview(scroll)
        }
        defer { app.end() }
        try perform("- tap: \"Name\"", in: app)
        #expect(KeyboardPresenter.shared.frame != nil)
        let screen = try #require(app.controller as? Screen)
        let scroll = try #require(screen.view.subviews.first as? UIScrollView)
        try perform("- swipe: up", in: app)
        #expect(scroll.contentOffset.y > 200)
    }

    @Test("a swipe begins in the content, not on a bar over it")
    func swipeBelowBars() throws {
        let app = try StageApp(.device("iPhone SE")) {
            let screen = UIViewController()
            let scroll = UIScrollView(frame: screen.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 5000)
            screen.view.addSubview(scroll)
            // Bars reach down to where a swipe would begin.
            screen.additionalSafeAreaInsets.top = 200
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 220))
            bar.autoresizingMask = .flexibleWidth
            screen.view.addSubview(bar)
            return screen
        }
        defer { app.end() }
        let screen = try #require(app.controller)
        let scroll = try #require(screen.view.subviews.first as? UIScrollView)
        scroll.contentOffset.y = 2000
        try perform("- swipe: down", in: app)
        #expect(scroll.contentOffset.y < 1700)
    }

    @Test("a swipe that nothing could take says so; content that fits is no mistake")
    func idleSwipe() throws {
        let empty = try app { _ in }
        #expect(failure("- swipe: up", in: empty).contains("there is nothing to scroll"))
        empty.end()
        let fitting = try app { screen in
            let scroll = UIScrollView(frame: screen.view.bounds)
            screen.view.addSubview(scroll)
        }
        #expect(failure("- swipe: up", in: fitting) == "none")
        fitting.end()
    }

    @Test("rows far down a table that measures its rows are scrolled to, and those far up again")
    func longTable() throws {
        final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_500 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(indexPath.row)."
                content.secondaryText = String(repeating: "More about it. ", count: indexPath.row % 9)
                cell.contentConfiguration = content
                return cell
            }
        }
        let app = try StageApp(.device("iPhone SE")) { UINavigationController(rootViewController: Rows()) }
        defer { app.end() }
        for row in [1_499, 0, 700] {
            try perform("- scroll to: \"Row \(row).\"\n- expect: \"Row \(row).\"", in: app)
        }
    }

    @Test("screens are gone back from and presented ones closed")
    func controllers() throws {
        let app = try StageApp(.device("iPhone SE")) {
            let first = Screen()
            first.title = "First"
            first.fill = { screen in
                screen.view.addSubview(
                    self.button("Push", 20, 200) { [unowned screen] in
                        let next = UIViewController()
                        next.title = "Second"
                        next.view.backgroundColor = .white
                        screen.navigationController?.pushViewController(next, animated: true)
                    })
                screen.view.addSubview(
                    self.button("Present", 20, 300) { [unowned screen] in
                        screen.present(UIViewController(), animated: true)
                    })
            }
            return UINavigationController(rootViewController: first)
        }
        defer { app.end() }
        let navigation = try #require(app.controller as? UINavigationController)
        try perform("- tap: Push\n- expect: Second", in: app)
        #expect(navigation.viewControllers.count == 2)
        try perform("- back\n- expect: Push", in: app)
        #expect(navigation.viewControllers.count == 1)
        try perform("- tap: Present", in: app)
        #expect(navigation.presentedViewController != nil)
        try perform("- dismiss", in: app)
        #expect(navigation.presentedViewController == nil)
    }

    @Test("touches of a driver reach the app at the time of its clock")
    func touches() throws {
        let app = try app { screen in
            screen.view.addSubview(button("Add", 20, 100) { screen.heard.append("tap") })
        }
        defer { app.end() }
        func touch(_ phase: String, _ x: Double, _ y: Double) throws {
            _ = try app.host.perform(.touch(.init(phase: phase, finger: 7, x: x, y: y)))
        }
        try touch("began", 30, 110)
        _ = try app.host.perform(.advance(seconds: 0.1))
        try touch("moved", 32, 111)
        try touch("ended", 32, 111)
        let screen = try #require(app.controller as? Screen)
        #expect(screen.heard == ["tap"])
        #expect(throws: StageFailure.self) { try touch("hovered", 1, 1) }
        #expect(throws: StageFailure.self) { try touch("began", .nan, 1) }
    }

    @Test("symbols are found by their names, and what the app puts above the keyboard is its own")
    func symbolsAndAccessories() throws {
        let app = try app { screen in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            field.placeholder = "Name"
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.items = [
                UIBarButtonItem(
                    image: UIImage(systemName: "bold"), primaryAction: UIAction { _ in screen.heard.append("bold") }),
                .flexibleSpace(),
                UIBarButtonItem(title: "Close", primaryAction: UIAction { _ in screen.heard.append("close") }),
            ]
            field.inputAccessoryView = bar
            screen.view.addSubview(field)
        }
        defer { app.end() }
        try perform("- tap: Name\n- tap: bold\n- tap: Close\n", in: app)
        let screen = try #require(app.controller as? Screen)
        #expect(screen.heard == ["bold", "close"])
        #expect(failure("- tap: Nothing\n", in: app).contains("\"Close\""))
    }
}
