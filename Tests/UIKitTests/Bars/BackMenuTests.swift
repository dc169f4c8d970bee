import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct BackMenuTests {
    private func stack(_ titles: [String]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        return navigation
    }

    @Test("a long press on the back button lists the controllers below, and choosing one goes back to it")
    func menu() {
        let navigation = stack(["One", "Two", "Three", "Four"])
        let stage = FingerStage(root: navigation)
        let button = navigation.navigationBar._content.backButton
        let place = button.convert(CGPoint(x: 10, y: button.bounds.midY), to: nil)
        stage.hold(place.x, place.y)
        #expect(navigation.topViewController?.title == "Four")
        #expect(MenuPresentation.shown != nil)
        MenuPresentation.dismiss()
        let menu = navigation.navigationBar._backMenu
        #expect(menu?.children.map(\.title) == ["Three", "Two", "One"])
        (menu?.children[1] as? UIAction)?.perform(sender: nil)
        stage.settle()
        #expect(navigation.viewControllers.map { $0.title ?? "" } == ["One", "Two"])
    }

    @Test("the menu has the titles that items give for going back to them")
    func titles() {
        let navigation = stack(["One", "Two", "Three"])
        navigation.viewControllers[0].navigationItem.backButtonTitle = "Start"
        navigation.viewControllers[1].navigationItem.backButtonDisplayMode = .minimal
        let stage = FingerStage(root: navigation)
        #expect(navigation.navigationBar._backMenu?.children.map(\.title) == ["Two", "Start"])
        stage.settle()
    }

    @Test("an action of its own in place of going back has no menu")
    func ownAction() {
        let navigation = stack(["One", "Two"])
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in }
        let stage = FingerStage(root: navigation)
        #expect(navigation.navigationBar._backMenu == nil)
        stage.settle()
    }
}
