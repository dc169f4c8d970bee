import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct NibTests {
    @Test("a xib's objects are made and its owner's outlets connected")
    func instantiate() throws {
        let harness = AppHarness()
        let folder = InterfaceFolder([
            "Card.xib": InterfaceText.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibController">
                <connections><outlet property="shown" destination="lab" id="o"/></connections></placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
                <subviews><label text="card" id="lab"/></subviews></view>
                """)
        ])
        let owner = NibController()
        let objects = UINib(nibName: "Card", bundle: folder.bundle).instantiate(withOwner: owner)
        #expect(objects.count == 1)
        #expect((objects[0] as? UIView)?.frame.size == CGSize(width: 300, height: 80))
        #expect(owner.shown?.text == "card")
        #expect(folder.bundle.loadNibNamed("Card", owner: nil)?.count == 1)
        _ = harness
    }

    @Test("an image view takes touches unless the file says otherwise")
    func interaction() throws {
        let harness = AppHarness()
        let folder = InterfaceFolder([
            "Card.xib": InterfaceText.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject"/>
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
                <subviews><imageView id="a"/><imageView userInteractionEnabled="NO" id="b"/>
                <label userInteractionEnabled="NO" text="c" id="c"/></subviews></view>
                """)
        ])
        let view = folder.bundle.loadNibNamed("Card", owner: nil)?.first as? UIView
        #expect(view?.subviews.map(\.isUserInteractionEnabled) == [true, false, false])
        _ = harness
    }

    @Test("a controller loads the xib it is made with, or the one named after its class")
    func controllers() throws {
        let harness = AppHarness()
        func nib(_ text: String) -> String {
            InterfaceText.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibController">
                <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
                <view tag="9" id="v"><subviews><label tag="1" text="\(text)" id="lab"/></subviews></view>
                """)
        }
        let folder = InterfaceFolder(["Nib.xib": nib("short"), "Other.xib": nib("other")])
        let named = UIViewController(nibName: "Other", bundle: folder.bundle)
        #expect((named.view.viewWithTag(1) as? UILabel)?.text == "other")
        let own = NibController(nibName: nil, bundle: folder.bundle)
        #expect((own.view.viewWithTag(1) as? UILabel)?.text == "short")
        _ = harness
    }

    @Test("prototype cells are made from the storyboard, static cells are its rows")
    func cells() throws {
        let table = { (content: String) in
            """
            <scene sceneID="s"><objects>
            <tableViewController id="one" sceneMemberID="viewController">
            <tableView key="view" style="plain" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
            \(content)
            <connections><outlet property="dataSource" destination="one" id="d1"/><outlet property="delegate" destination="one" id="d2"/></connections>
            </tableView></tableViewController></objects></scene>
            """
        }
        let folder = InterfaceFolder([
            "P.storyboard": InterfaceText.storyboard(
                table(
                    """
                    <prototypes><tableViewCell reuseIdentifier="Cell" accessoryType="checkmark" customClass="StoryboardCell" customModule="UIKitTests" id="c">
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><subviews><label text="proto" id="n"/></subviews></tableViewCellContentView>
                    <connections><outlet property="name" destination="n" id="o"/></connections>
                    </tableViewCell></prototypes>
                    """)),
            "S.storyboard": InterfaceText.storyboard(
                table(
                    """
                    <sections><tableViewSection headerTitle="Head" id="sec"><cells>
                    <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="tl" detailTextLabel="dl" id="c1">
                    <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"><subviews>
                    <label text="Title" id="tl"/><label text="Detail" id="dl"/></subviews></tableViewCellContentView></tableViewCell>
                    <tableViewCell rowHeight="80" id="c2"/>
                    </cells></tableViewSection></sections>
                    """)),
        ])
        let harness = AppHarness()
        let controller = try #require(
            UIStoryboard(name: "P", bundle: folder.bundle).instantiateInitialViewController() as? UITableViewController)
        let cell = try #require(controller.tableView.dequeueReusableCell(withIdentifier: "Cell") as? StoryboardCell)
        #expect(cell.name?.text == "proto")
        #expect(cell.reuseIdentifier == "Cell")
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.name?.superview === cell.contentView)
        let fixed = try #require(
            UIStoryboard(name: "S", bundle: folder.bundle).instantiateInitialViewController() as? UITableViewController)
        harness.show(fixed)
        #expect(fixed.tableView.numberOfRows(inSection: 0) == 2)
        let first = try #require(fixed.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.textLabel?.text == "Title")
        #expect(first.detailTextLabel?.text == "Detail")
        #expect(fixed.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == CGFloat(44))
        #expect(fixed.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == CGFloat(80))
        #expect(folder.messages == [])
    }
}
