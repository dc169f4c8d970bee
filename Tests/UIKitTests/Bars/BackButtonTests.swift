import Testing
import UIKit

@MainActor @Suite struct BackButtonTests {
    /// The titles that the labels of a bar show.
    private func texts(_ view: UIView) -> [String] {
        if view.isHidden { return [] }
        var found = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }.map { [$0] } ?? []
        for child in view.subviews { found += texts(child) }
        return found
    }

    private func bar(_ below: UIViewController, _ top: UIViewController) -> UINavigationBar {
        let navigation = UINavigationController(rootViewController: below)
        navigation.pushViewController(top, animated: false)
        let harness = AppHarness(root: navigation)
        harness.frame()
        return navigation.navigationBar
    }

    private func named(_ title: String?) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test("the back button has the title of the controller below")
    func title() {
        #expect(texts(bar(named("Inbox"), named("Mail"))).contains("Inbox"))
    }

    @Test("a back button title of one's own wins, then the back item's")
    func own() {
        let below = named("Inbox")
        below.navigationItem.backButtonTitle = "All"
        #expect(texts(bar(below, named("Mail"))).contains("All"))
        below.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        #expect(texts(bar(below, named("Mail"))).contains("Go"))
    }

    @Test("a title without room becomes Back, and nothing where that has no room either")
    func room() {
        let long = "A title that is much too long to stand beside another"
        #expect(texts(bar(named(long), named("Mail"))).contains("Back"))
        let crowded = texts(bar(named("Inbox"), named(long)))
        #expect(!crowded.contains("Inbox") && !crowded.contains("Back"))
    }

    @Test("generic shows Back and minimal nothing")
    func modes() {
        let below = named("Inbox")
        below.navigationItem.backButtonDisplayMode = .generic
        #expect(texts(bar(below, named("Mail"))).contains("Back"))
        below.navigationItem.backButtonDisplayMode = .minimal
        #expect(texts(bar(below, named("Mail"))) == ["Mail"])
    }

    @Test("a left item replaces the back button unless it supplements it")
    func leftItems() {
        let top = named("Mail")
        top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        #expect(!texts(bar(named("Inbox"), top)).contains("Inbox"))
        top.navigationItem.leftItemsSupplementBackButton = true
        let both = texts(bar(named("Inbox"), top))
        #expect(both.contains("Inbox") && both.contains("Left"))
        top.navigationItem.hidesBackButton = true
        #expect(!texts(bar(named("Inbox"), top)).contains("Inbox"))
    }
}
