import Testing
import UIKit

/// Where `UITraitCollection.current` holds the traits of the object whose method runs, and where reads of traits are followed.
@MainActor @Suite struct CurrentTraitTable {
    /// Notes the style that is current in each of its methods.
    private final class View: UIView {
        var current: [String: UIUserInterfaceStyle] = [:]

        func note(_ name: String) { current[name] = UITraitCollection.current.userInterfaceStyle }

        override func draw(_ rect: CGRect) { note("draw") }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("layoutSubviews")
        }
        override func tintColorDidChange() {
            super.tintColorDidChange()
            note("tintColorDidChange")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            note("traitCollectionDidChange")
        }
    }

    private final class Controller: UIViewController {
        var current: [String: UIUserInterfaceStyle] = [:]

        func note(_ name: String) { current[name] = UITraitCollection.current.userInterfaceStyle }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            note("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("viewDidLayoutSubviews")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            note("traitCollectionDidChange")
        }
    }

    private final class Presentation: UIPresentationController {
        var current: [String: UIUserInterfaceStyle] = [:]

        func note(_ name: String) { current[name] = UITraitCollection.current.userInterfaceStyle }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            note("containerViewWillLayoutSubviews")
        }
        override func containerViewDidLayoutSubviews() {
            super.containerViewDidLayoutSubviews()
            note("containerViewDidLayoutSubviews")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            note("traitCollectionDidChange")
        }
    }

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        var made: Presentation?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let presentation = Presentation(presentedViewController: presented, presenting: presenting)
            presentation.traitOverrides.userInterfaceStyle = .dark
            presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (object: Presentation, _) in
                object.note("handler")
            }
            made = presentation
            return presentation
        }
    }

    @Test("a view's drawing, layout, tint and trait methods see the view's traits")
    func views() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.overrideUserInterfaceStyle = .dark
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: View, _) in view.note("handler") }
        root.view.addSubview(view)
        harness.frame()
        view.tintColor = .red
        #expect(
            view.current == [
                "draw": .dark, "layoutSubviews": .dark, "tintColorDidChange": .dark, "traitCollectionDidChange": .dark,
                "handler": .dark,
            ])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("a controller's layout and trait methods see the controller's traits")
    func controllers() {
        let root = Controller()
        root.overrideUserInterfaceStyle = .dark
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: Controller, _) in root.note("handler") }
        let harness = AppHarness(root: root)
        harness.frame()
        #expect(
            root.current.filter { $0.value != .dark }.isEmpty && root.current.count == 4,
            "\(root.current)")
    }

    @Test("a presentation controller's layout and trait methods see its traits")
    func presentations() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let giver = Giver()
        let content = UIViewController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        root.present(content, animated: false)
        harness.frame()
        #expect(
            giver.made?.current == [
                "containerViewWillLayoutSubviews": .dark, "containerViewDidLayoutSubviews": .dark,
                "traitCollectionDidChange": .dark, "handler": .dark,
            ])
    }

    @Test("dynamic colours resolve against the current traits in drawing and layout")
    func colors() {
        final class Probe: UIView {
            var layout: CGColor?
            var drawing: CGColor?
            override func layoutSubviews() {
                super.layoutSubviews()
                layout = UIColor.label.cgColor
            }
            override func draw(_ rect: CGRect) { drawing = UIColor.label.cgColor }
        }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let view = Probe(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.overrideUserInterfaceStyle = .dark
        root.view.addSubview(view)
        harness.frame()
        let white = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
        #expect(view.layout == white)
        #expect(view.drawing == white)
        #expect(UIColor.label.cgColor != white)
    }

    @Test("a layer's colour is the app's to renew when traits change; a view's own colours follow by themselves")
    func layers() {
        final class Bordered: UIView {
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                layer.borderColor = UIColor.label.cgColor
            }
        }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let renewed = Bordered(frame: fixed.frame)
        for view in [fixed, renewed] {
            view.backgroundColor = .systemBackground
            view.layer.borderColor = UIColor.label.cgColor
            root.view.addSubview(view)
        }
        harness.frame()
        let light = fixed.layer.borderColor
        let lightBackground = fixed.layer.backgroundColor
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(fixed.layer.borderColor == light)
        #expect(renewed.layer.borderColor != light)
        #expect(fixed.layer.backgroundColor != lightBackground)
    }

    @Test("an image view shows the variant for its own traits, and follows them")
    func images() throws {
        func square(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let asset = UIImageAsset()
        asset.register(square(10), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(square(24), with: UITraitCollection(userInterfaceStyle: .dark))
        let image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        let views = [UIImageView(image: image), UIImageView(image: image)]
        views[1].overrideUserInterfaceStyle = .dark
        for view in views { root.view.addSubview(view) }
        harness.frame()
        #expect(views.map(\.intrinsicContentSize.width) == [10, 24])
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(views.map(\.intrinsicContentSize.width) == [24, 24])
        // An image made in code takes variants too.
        let made = square(8)
        made.imageAsset?.register(square(16), with: UITraitCollection(userInterfaceStyle: .dark))
        let view = UIImageView(image: made)
        root.view.addSubview(view)
        harness.frame()
        #expect(view.intrinsicContentSize.width == 16)
        view.overrideUserInterfaceStyle = .light
        harness.frame()
        #expect(view.intrinsicContentSize.width == 8)
    }

    @Test("another appearance asks every view to draw, lay out and update its constraints, and its controller")
    func redraws() {
        final class Drawn: UIView {
            var calls: Set<String> = []
            override func draw(_ rect: CGRect) { calls.insert("draw") }
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.insert("layoutSubviews")
            }
            override func updateConstraints() {
                super.updateConstraints()
                calls.insert("updateConstraints")
            }
            override func tintColorDidChange() {
                super.tintColorDidChange()
                calls.insert("tintColorDidChange")
            }
        }
        let log = OrderLog()
        let root = OrderedController(log)
        let harness = AppHarness(root: root)
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.view.addSubview(view)
        harness.frame()
        view.calls = []
        _ = log.take()
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(view.calls == ["draw", "layoutSubviews", "updateConstraints", "tintColorDidChange"])
        let names = log.takeNames()
        #expect(names.contains("viewWillLayoutSubviews") && names.contains("viewDidLayoutSubviews"))
    }

    // MARK: Automatic tracking

    private final class Tracking: UIViewController {
        var runs: [String: Int] = [:]
        private func note(_ name: String) {
            runs[name, default: 0] += 1
            _ = traitCollection.legibilityWeight
        }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            note("updateViewConstraints")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            note("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("viewDidLayoutSubviews")
        }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            note("updateContentUnavailableConfiguration")
        }
    }

    private final class TrackingView: UIView {
        var runs: [String: Int] = [:]
        private func note(_ name: String) {
            runs[name, default: 0] += 1
            _ = traitCollection.legibilityWeight
        }
        override func draw(_ rect: CGRect) { note("draw") }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("layoutSubviews")
        }
        override func updateConstraints() {
            super.updateConstraints()
            note("updateConstraints")
        }
    }

    @Test(
        "since iOS 18 each method that reads a trait runs again when it changes, and not for others",
        arguments: ["17.0", "18.0"])
    func tracking(system: String) {
        let root = Tracking()
        let harness = AppHarness(.phone(system: system), root: root)
        let view = TrackingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.view.addSubview(view)
        root.view.setNeedsUpdateConstraints()
        view.setNeedsUpdateConstraints()
        harness.frame()
        root.runs = [:]
        view.runs = [:]
        harness.window.traitOverrides.toolbarItemPresentationSize = .small
        harness.frame()
        #expect(root.runs == [:] && view.runs == [:])
        harness.window.traitOverrides.legibilityWeight = .bold
        harness.frame()
        guard harness.configuration.systemMajorVersion >= 18 else {
            #expect(root.runs == [:] && view.runs == [:])
            return
        }
        #expect(
            Set(root.runs.keys) == [
                "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "updateContentUnavailableConfiguration",
            ])
        #expect(Set(view.runs.keys) == ["draw", "layoutSubviews", "updateConstraints"])
    }
}
