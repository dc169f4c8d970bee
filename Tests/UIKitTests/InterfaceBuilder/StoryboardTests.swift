import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct StoryboardTests {
    @Test("the initial controller loads its view with frames, colours and texts")
    func initialController() throws {
        let harness = AppHarness()
        let folder = InterfaceFolder([
            "Main.storyboard": InterfaceText.storyboard(
                InterfaceText.scene(
                    attributes: "title=\"First\"",
                    view: """
                        <subviews>
                        <label text="Hello" textAlignment="center" numberOfLines="0" tag="7" id="lab">
                        <rect key="frame" x="10" y="20" width="200" height="30"/>
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </label>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        """))
        ])
        let controller = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
        #expect(controller.title == "First")
        #expect(!controller.isViewLoaded)
        #expect(controller.view.frame.size == CGSize(width: 375, height: 667))
        #expect(controller.view.backgroundColor == .systemBackground)
        let label = try #require(controller.view.viewWithTag(7) as? UILabel)
        #expect(label.text == "Hello")
        #expect(label.frame == CGRect(x: 10, y: 20, width: 200, height: 30))
        #expect(label.font == .boldSystemFont(ofSize: 20))
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.textAlignment == .center)
        #expect(label.numberOfLines == 0)
        #expect(folder.messages == [])
        _ = harness
    }

    @Test("constraints of safe area, margins, multipliers and priorities hold in a window")
    func constraints() throws {
        let folder = InterfaceFolder([
            "Main.storyboard": InterfaceText.storyboard(
                InterfaceText.scene(
                    view: """
                        <subviews>
                        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="r"/></constraints>
                        </view>
                        <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>
                        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="v-one" secondAttribute="leadingMargin" id="c2"/>
                        <constraint firstItem="a" firstAttribute="width" secondItem="v-one" secondAttribute="width" multiplier="0.5" id="c3"/>
                        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES" id="c4"/>
                        <constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c5"/>
                        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="30" id="c6"/>
                        <constraint firstItem="b" firstAttribute="height" constant="40" priority="750" id="c7"/>
                        <constraint firstItem="b" firstAttribute="height" constant="90" placeholder="YES" id="c8"/>
                        </constraints>
                        """))
        ])
        let harness = AppHarness(.phone())
        let controller = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
        harness.show(controller)
        let bounds: CGRect = controller.view.bounds
        let top: CGFloat = controller.view.safeAreaInsets.top
        let a = try #require(controller.view.viewWithTag(1))
        let b = try #require(controller.view.viewWithTag(2))
        #expect(a.frame.origin == CGPoint(x: 16, y: top))
        // Edges lie on device pixels.
        #expect(abs(a.frame.width - bounds.width / 2) <= 0.34)
        #expect(abs(a.frame.height - bounds.width / 4) <= 0.34)
        #expect(b.frame.minY == a.frame.maxY + CGFloat(8))
        #expect(b.frame.width == bounds.width - CGFloat(30))
        #expect(b.frame.height == CGFloat(40))
        #expect(folder.messages == [])
    }

    @Test("what size classes change follows a rotation: constants, properties, installed views and constraints")
    func sizeClasses() throws {
        let folder = InterfaceFolder([
            "Main.storyboard": InterfaceText.storyboard(
                InterfaceText.scene(
                    view: """
                        <subviews>
                        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <constraints>
                        <constraint firstAttribute="height" constant="100" id="h">
                        <variation key="heightClass=compact" constant="50"/>
                        </constraint>
                        <constraint firstAttribute="width" constant="10" id="w1"/>
                        <constraint firstAttribute="width" constant="20" id="w2"/>
                        </constraints>
                        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                        <variation key="default"><mask key="constraints"><exclude reference="w2"/></mask></variation>
                        <variation key="heightClass=compact" alpha="0.5">
                        <mask key="constraints"><exclude reference="w1"/><include reference="w2"/></mask>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </variation>
                        </view>
                        <label tag="2" text="tall only" id="b"/>
                        </subviews>
                        <constraints>
                        <constraint firstItem="a" firstAttribute="top" secondItem="v-one" secondAttribute="top" id="t"/>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" id="l"/>
                        </constraints>
                        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
                        """))
        ])
        let harness = AppHarness(.phone())
        let controller = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
        harness.show(controller)
        let a = try #require(controller.view.viewWithTag(1))
        #expect(a.frame.size == CGSize(width: 10, height: 100))
        #expect(a.alpha == CGFloat(1))
        #expect(controller.view.viewWithTag(2) != nil)
        harness.turnToLandscape()
        #expect(a.frame.size == CGSize(width: 20, height: 50))
        #expect(a.alpha == CGFloat(0.5))
        #expect(a.backgroundColor == UIColor(white: 1, alpha: 1))
        #expect(controller.view.viewWithTag(2) == nil)
        harness.apply { $0.turn() }
        #expect(a.frame.size == CGSize(width: 10, height: 100))
        #expect(a.alpha == CGFloat(1))
        #expect(a.backgroundColor == UIColor(white: 0, alpha: 1))
        #expect(controller.view.viewWithTag(2) != nil)
        #expect(folder.messages == [])
    }

    @Test("views without constraints keep the frame of the file, also under a layout by constraints")
    func fixedFrames() throws {
        let folder = InterfaceFolder([
            "Main.storyboard": InterfaceText.storyboard(
                InterfaceText.scene(
                    view: """
                        <subviews>
                        <view tag="1" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="30" y="200" width="50" height="60"/>
                        </view>
                        <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                        </subviews>
                        <constraints><constraint firstItem="b" firstAttribute="top" secondItem="v-one" secondAttribute="top" id="c"/></constraints>
                        """))
        ])
        let harness = AppHarness(.phone())
        let controller = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
        harness.show(controller)
        #expect(controller.view.viewWithTag(1)?.frame == CGRect(x: 30, y: 200, width: 50, height: 60))
    }

    @Test("texts of the app's language replace those of the base file")
    func localisation() throws {
        let folder = InterfaceFolder([
            "Base.lproj/Main.storyboard": InterfaceText.storyboard(
                InterfaceText.scene(
                    view: """
                        <subviews><label tag="1" text="Hello" id="lab"/>
                        <button tag="2" buttonType="system" id="but"><state key="normal" title="Go"/></button>
                        <segmentedControl tag="3" id="seg"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
                        </subviews>
                        """)),
            "fr.lproj/Main.strings": """
            /* Class = "UILabel"; */
            "lab.text" = "Bonjour \\"vous\\"";
            "but.normalTitle" = "Aller"; // here
            "seg.segmentTitles[1]" = "Deux";
            """,
        ])
        var device = DeviceConfiguration.phone()
        device.language = "fr"
        let harness = AppHarness(device)
        let view: UIView = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        ).view
        #expect((view.viewWithTag(1) as? UILabel)?.text == "Bonjour \"vous\"")
        #expect((view.viewWithTag(2) as? UIButton)?.title(for: .normal) == "Aller")
        #expect((view.viewWithTag(3) as? UISegmentedControl)?.titleForSegment(at: 0) == "A")
        #expect((view.viewWithTag(3) as? UISegmentedControl)?.titleForSegment(at: 1) == "Deux")
        _ = harness
    }

    @Test("containers get the controllers of their relationships")
    func containers() throws {
        let harness = AppHarness()
        let folder = InterfaceFolder([
            "Main.storyboard": InterfaceText.storyboard(
                """
                <scene sceneID="t"><objects><tabBarController id="tab" sceneMemberID="viewController">
                <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
                <connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="r2"/>
                </connections></tabBarController></objects></scene>
                <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" title="Lists" id="ti"/>
                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb"/>
                <connections><segue destination="two" kind="relationship" relationship="rootViewController" id="r3"/></connections>
                </navigationController></objects></scene>
                """ + InterfaceText.scene()
                    + InterfaceText.scene(
                        "two",
                        after: """
                            <navigationItem key="navigationItem" title="Two" id="ni">
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
                            </navigationItem>
                            """),
                initial: "tab")
        ])
        let tabs = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.tabBarItem.title == "Lists")
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(navigation.topViewController?.navigationItem.title == "Two")
        #expect(navigation.topViewController?.navigationItem.rightBarButtonItem != nil)
        #expect(folder.messages == [])
        _ = harness
    }

    @Test("an unknown element and an unknown class are told with file and line, and the rest is shown")
    func unknown() throws {
        let harness = AppHarness()
        let folder = InterfaceFolder([
            "Main.storyboard": InterfaceText.storyboard(
                InterfaceText.scene(
                    view:
                        "<subviews>\n<hologram id=\"h\"/>\n<label tag=\"1\" text=\"x\" customClass=\"Nobody\" customModule=\"App\" id=\"l\"/></subviews>"
                ))
        ])
        let controller = try #require(
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
        #expect((controller.view.viewWithTag(1) as? UILabel)?.text == "x")
        #expect(folder.messages.contains { $0.hasPrefix("Main.storyboard:10:") && $0.contains("hologram") })
        #expect(folder.messages.contains { $0.contains("Unknown class _TtC3App6Nobody in Interface Builder file.") })
        _ = harness
    }

    @Test("files that are no interface files of iOS are refused with a reason")
    func refused() {
        func message(_ text: String) -> String? {
            do {
                _ = try InterfaceDocument(Data(text.utf8), file: "x.xib")
                return nil
            } catch { return "\(error)" }
        }
        #expect(message("<plist/>")?.contains("not an interface file") == true)
        #expect(message("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")?.contains("Xcode 4") == true)
        #expect(
            message("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>")?
                .contains("not for iOS") == true)
    }
}
