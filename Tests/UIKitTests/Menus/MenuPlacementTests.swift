import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct MenuPlacementTests {
    private let area = CGRect(x: 8, y: 50, width: 374, height: 750)
    private let menu = CGSize(width: 250, height: 140)

    private func place(
        _ source: CGRect, _ wanted: CGSize? = nil, menu: CGSize? = nil, in area: CGRect? = nil, isMirrored: Bool = false
    ) -> MenuPlacement {
        MenuPlacement(
            source: source, preview: wanted ?? source.size, menu: menu ?? self.menu, in: area ?? self.area,
            isRightToLeft: isMirrored)
    }

    @Test("a row with room below stays, and the menu begins at its leading edge below it")
    func below() {
        let row = CGRect(x: 16, y: 200, width: 358, height: 60)
        let places = place(row)
        #expect(places.preview == row)
        #expect(places.menu == CGRect(x: 16, y: row.maxY + MenuPlacement.gap, width: 250, height: 140))
        #expect(place(row, isMirrored: true).menu.maxX == row.maxX)
    }

    @Test("a low row stays, and the menu goes above it")
    func above() {
        let row = CGRect(x: 16, y: 720, width: 358, height: 60)
        let places = place(row)
        #expect(places.preview == row)
        #expect(places.menu.maxY == row.minY - MenuPlacement.gap)
    }

    @Test("what has no room on either side goes up")
    func moved() {
        let card = CGRect(x: 16, y: 100, width: 358, height: 600)
        let places = place(card)
        #expect(places.preview.minY == area.minY)
        #expect(places.menu.minY == places.preview.maxY + MenuPlacement.gap)
        #expect(places.menu.maxY <= area.maxY)
    }

    @Test("a preview as high as the screen shrinks for the menu; a long menu has half of the room")
    func shrinks() {
        let places = place(CGRect(x: 16, y: 60, width: 358, height: 60), CGSize(width: 358, height: 900))
        #expect(places.preview.height == area.height - menu.height - MenuPlacement.gap)
        let long = place(
            CGRect(x: 16, y: 60, width: 358, height: 60), CGSize(width: 358, height: 900),
            menu: CGSize(width: 250, height: 900))
        #expect(long.menu.height == area.height / 2)
        #expect(!long.menu.intersects(long.preview.insetBy(dx: 1, dy: 1)))
    }

    @Test("on a low screen they stand side by side")
    func beside() {
        let low = CGRect(x: 59, y: 8, width: 734, height: 364)
        let places = place(
            CGRect(x: 100, y: 150, width: 640, height: 44), CGSize(width: 300, height: 300), in: low)
        #expect(places.menu.minX == places.preview.maxX + MenuPlacement.gap)
        #expect(low.contains(places.preview) && low.contains(places.menu))
    }

    @Test("something small in the trailing half has the menu end at its trailing edge")
    func trailing() {
        let item = CGRect(x: 270, y: 200, width: 100, height: 100)
        #expect(place(item).menu.maxX == item.maxX)
        #expect(place(CGRect(x: 16, y: 200, width: 100, height: 100)).menu.minX == CGFloat(16))
    }
}
