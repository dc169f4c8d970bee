import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct SegueTests {
    private static let custom = "customClass=\"LoggingController\" customModule=\"UIKitTests\""

    private func make(_ scenes: String, initial: String = "one") -> (InterfaceFolder, UIViewController) {
        StoryboardLog.events = []
        let folder = InterfaceFolder(["Main.storyboard": InterfaceText.storyboard(scenes, initial: initial)])
        let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        return (folder, controller!)
    }

    @Test(
        "outlets, collections, actions and runtime attributes are connected before viewDidLoad; init, awake, load in this order"
    )
    func connections() throws {
        let harness = AppHarness()
        let (folder, made) = make(
            InterfaceText.scene(
                attributes: Self.custom,
                view: """
                    <subviews><view tag="5" customClass="LoggingView" customModule="UIKitTests" id="lv">
                    <subviews><label text="in" id="lab"/></subviews>
                    <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                    <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    </view>
                    <button tag="1" id="b1"><state key="normal" title="A"/>
                    <connections><action selector="tap:" destination="one" eventType="touchUpInside" id="x1"/></connections></button>
                    <button tag="2" id="b2"><state key="normal" title="B"/>
                    <connections><action selector="tap:" destination="first-one" eventType="touchUpInside" id="x2"/></connections></button>
                    </subviews>
                    """,
                after: """
                    <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="inspected"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    <connections>
                    <outlet property="label" destination="lab" id="o1"/>
                    <outletCollection property="buttons" destination="b1" collectionClass="NSMutableArray" id="o2"/>
                    <outletCollection property="buttons" destination="b2" id="o3"/>
                    </connections>
                    """))
        let controller = try #require(made as? LoggingController)
        #expect(controller.inspected == 2.5)
        #expect(StoryboardLog.events == ["controller awake false"])
        harness.show(controller)
        #expect(
            StoryboardLog.events == ["controller awake false", "view init", "view awake", "did load true 0"])
        #expect(controller.label.text == "in")
        #expect(controller.buttons.map { $0.title(for: .normal) } == ["A", "B"])
        let view = try #require(controller.view.viewWithTag(5) as? LoggingView)
        // What a subclass does after calling super wins over the file.
        #expect(view.subviewsInInit == 1)
        #expect(view.colorInInit == UIColor(white: 0, alpha: 1))
        #expect(view.backgroundColor == .green)
        #expect(view.layer.cornerRadius == CGFloat(6))
        for button in controller.buttons { button.sendActions(for: .touchUpInside) }
        #expect(controller.taps == ["A", "B"])
        #expect(folder.messages == [])
    }

    @Test("a button's segue asks, prepares and presents; performSegue does not ask")
    func presenting() throws {
        let harness = AppHarness()
        let (folder, made) = make(
            InterfaceText.scene(
                attributes: Self.custom,
                view: """
                    <subviews><button tag="1" id="b1"><connections>
                    <segue destination="two" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" animates="NO" id="s1"/>
                    </connections></button></subviews>
                    """) + InterfaceText.scene("two", attributes: "title=\"Two\""))
        let controller = try #require(made as? LoggingController)
        harness.show(controller)
        StoryboardLog.events = []
        controller.allowsSegues = false
        (controller.view.viewWithTag(1) as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(StoryboardLog.events == [])
        controller.performSegue(withIdentifier: "go", sender: nil)
        harness.frame()
        #expect(StoryboardLog.events == ["prepare go false UIStoryboardSegue"])
        #expect(controller.presentedViewController?.title == "Two")
        #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(controller.presentedViewController?.storyboard === controller.storyboard)
        #expect(folder.messages == [])
    }

    @Test("show segues push onto the navigation stack; an unwind segue comes back and calls the action")
    func showAndUnwind() throws {
        let harness = AppHarness()
        let (folder, made) = make(
            """
            <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="nb"/>
            <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            """
                + InterfaceText.scene(
                    attributes: Self.custom,
                    after:
                        "<connections><segue destination=\"two\" kind=\"show\" identifier=\"push\" id=\"s1\"/></connections>"
                )
                + InterfaceText.scene(
                    "two",
                    view: """
                        <subviews><button tag="3" id="b3"><connections>
                        <segue destination="exit" kind="unwind" identifier="out" unwindAction="back:" id="s2"/>
                        </connections></button></subviews>
                        """,
                    others: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"), initial: "nav")
        let navigation = try #require(made as? UINavigationController)
        harness.show(navigation)
        navigation.topViewController?.performSegue(withIdentifier: "push", sender: nil)
        harness.frame()
        #expect(navigation.viewControllers.count == 2)
        StoryboardLog.events = []
        (navigation.topViewController?.view.viewWithTag(3) as? UIButton)?.sendActions(for: .touchUpInside)
        harness.frame()
        #expect(StoryboardLog.events == ["back from UIViewController"])
        #expect(navigation.viewControllers.count == 1)
        #expect(folder.messages == [])
    }

    @Test("an embedded controller is there before viewDidLoad and fills its container")
    func embedding() throws {
        let harness = AppHarness()
        let (_, made) = make(
            InterfaceText.scene(
                attributes: Self.custom,
                view: """
                    <subviews><containerView tag="4" id="box"><rect key="frame" x="20" y="100" width="200" height="150"/>
                    <connections><segue destination="two" kind="embed" identifier="child" id="s1"/></connections>
                    </containerView></subviews>
                    """) + InterfaceText.scene("two"))
        harness.show(made)
        #expect(
            StoryboardLog.events
                == ["controller awake false", "prepare child false UIStoryboardSegue", "did load false 1"])
        #expect(made.children.first?.view.superview === made.view.viewWithTag(4))
        #expect(made.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    }

    @Test("segue classes of the app perform themselves; segue actions make the destination")
    func customSegues() throws {
        let harness = AppHarness()
        let (folder, made) = make(
            InterfaceText.scene(
                attributes: Self.custom,
                after: """
                    <connections>
                    <segue destination="two" kind="custom" identifier="custom" customClass="LoggingSegue" customModule="UIKitTests" destinationCreationSelector="make:" id="s1"/>
                    </connections>
                    """)
                + InterfaceText.scene(
                    "two", attributes: "customClass=\"ModelController\" customModule=\"UIKitTests\" title=\"Model\""))
        harness.show(made)
        StoryboardLog.events = []
        made.performSegue(withIdentifier: "custom", sender: nil)
        #expect(StoryboardLog.events == ["prepare custom false LoggingSegue", "custom perform"])
        let shown = try #require(made.presentedViewController as? ModelController)
        #expect(shown.model == "made")
        #expect(shown.title == "Model")
        #expect(folder.messages == [])
    }

    @Test("a creator makes the controller with the coder; an identifier finds its scene")
    func creators() throws {
        let harness = AppHarness()
        let (folder, made) = make(
            InterfaceText.scene()
                + InterfaceText.scene(
                    "two",
                    attributes:
                        "storyboardIdentifier=\"Model\" customClass=\"ModelController\" customModule=\"UIKitTests\""))
        let storyboard = try #require(made.storyboard)
        let created = storyboard.instantiateViewController(identifier: "Model") {
            ModelController(coder: $0, model: "given")
        }
        #expect(created.model == "given")
        let plain = storyboard.instantiateViewController(withIdentifier: "Model") as? ModelController
        #expect(plain?.model == "none")
        #expect(plain !== created)
        #expect(folder.messages == [])
        _ = harness
    }
}
