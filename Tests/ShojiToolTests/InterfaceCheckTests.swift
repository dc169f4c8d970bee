import Foundation
import TestSupport
import Testing

@testable import shoji

/// What `shoji check` finds in storyboards and xibs.
@Suite struct InterfaceCheckTests {
    private let reader = InterfaceFiles(
        sources: fixturesFolder.appendingPathComponent("../../Sources").standardizedFileURL)

    private func contents(_ text: String) throws -> InterfaceFiles.Contents {
        let folder = try TemporaryFolder(["a.storyboard": text])
        return reader.contents(of: folder.path + "/a.storyboard")
    }

    private func document(_ inner: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        \(inner)
        </document>
        """
    }

    @Test("what every storyboard has is known")
    func known() throws {
        let found = try contents(
            document(
                """
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies><plugIn identifier="x" version="1"/><capability name="y" minToolsVersion="9.0"/></dependencies>
                <customFonts key="customFonts"><array key="a.ttf"><string>A</string></array></customFonts>
                <scenes><!--<nonsense>--><scene sceneID="s"><objects><viewController id="v" customClass="UIViewController" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="w"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews><label opaque="NO" text="&lt;b> >" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                <constraints><constraint firstItem="l" firstAttribute="top" secondItem="w" secondAttribute="top" symbolic="YES" id="c"/></constraints>
                </view><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/></objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
                <resources><image name="a" width="1" height="1"/></resources>
                """))
        #expect(found.unknown.map(\.element) == [])
        #expect(found.foreign.isEmpty)
    }

    @Test("elements and attributes without a reader are named with their lines; views of other frameworks apart")
    func unknown() throws {
        let found = try contents(
            document(
                """
                <objects><view id="a"><subviews>
                <mysteryView id="b"/><label mystery="YES" id="c"/>
                <mapView id="d" mapType="standard"/><mtkView id="e"/>
                <view customClass="Dial" customModule="App" id="g"/></subviews></view></objects>
                """))
        #expect(found.unknown.map(\.element) == ["label.mystery", "mtkView", "mysteryView"])
        #expect(found.unknown.map { $0.places[0].line } == [4, 5, 4])
        #expect(found.unknown[1].reason?.contains("Metal") == true)
        #expect(found.foreign["MKMapView"]?.map(\.line) == [5])
        #expect(found.customClasses.keys.sorted() == ["Dial"])
    }

    @Test(
        "files that cannot be read say why",
        arguments: [
            ("NIBArchive\u{1}", "compiled"), ("bplist00", "compiled"), ("<?xml?><archive type=\"x\">", "Xcode 4"),
            ("<html>", "not an interface file"),
            ("<document type=\"x\" targetRuntime=\"MacOSX.Cocoa\">", "for MacOSX.Cocoa"), ("", "not an interface file"),
        ])
    func unreadable(text: String, reason: String) throws {
        let found = try contents(text)
        #expect(found.unknown.count == 1 && found.unknown[0].reason?.contains(reason) == true, "\(found.unknown)")
    }

    @Test("damaged files end")
    func damaged() throws {
        for text in ["<", "<a", "<a b=\"", "<!--", "<![CDATA[", "</", "<a b='c", "<?", "<\u{0}>", "<a =\"x\"/>"] {
            _ = try contents(document("") + text)
        }
        let cut = try contents("<document type=\"x\" targetRuntime=\"iOS.CocoaTouch\">\n<scenes>\n<scene>")
        #expect(cut.unknown.map(\.reason) == ["damaged: it ends within scene"] && cut.unknown[0].places[0].line == 3)
    }
}
