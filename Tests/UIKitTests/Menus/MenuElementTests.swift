import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Elements of menus: their order, their size and which are on")
struct MenuElementTests {
    private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: "star"), state: state) { _ in }
    }

    /// Titles of what is shown, from the top, with their places on the card.
    private func titles(_ menu: MenuOverlayView) -> [(title: String, frame: CGRect)] {
        var found: [(String, CGRect)] = []
        func collect(_ view: UIView) {
            if view is UIControl, let title = view.accessibilityLabel {
                found.append((title, view.convert(view.bounds, to: menu.card)))
                return
            }
            for child in view.subviews { collect(child) }
        }
        collect(menu.card)
        return found.sorted { $0.1.minY == $1.1.minY ? $0.1.minX < $1.1.minX : $0.1.minY < $1.1.minY }
            .map { (title: $0.0, frame: $0.1) }
    }

    private func shown(_ menu: UIMenu, y: CGFloat, change: (UIButton) -> Void = { _ in }, inScroll: Bool = false) throws
        -> (
            FingerStage, UIButton, MenuOverlayView
        )
    {
        let root = UIViewController()
        let stage = FingerStage(.phone(), root: root)
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        change(button)
        if inScroll {
            let scroll = UIScrollView(frame: root.view.bounds)
            root.view.addSubview(scroll)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.addSubview(button)
        } else {
            root.view.addSubview(button)
        }
        stage.settle()
        stage.tap(160, y + 22)
        return (stage, button, try #require(MenuPresentation.shown))
    }

    @Test("a menu that opens upwards has its first element at the bottom, next to the finger")
    func upwards() throws {
        let menu = UIMenu(title: "Title", children: ["One", "Two", "Three"].map { action($0) })
        let (_, _, below) = try shown(menu, y: 100)
        #expect(titles(below).map(\.title) == ["Title", "One", "Two", "Three"])
        MenuPresentation.dismiss()
        let (_, _, above) = try shown(menu, y: 740)
        #expect(titles(above).map(\.title) == ["Title", "Three", "Two", "One"])
        MenuPresentation.dismiss()
    }

    @Test("in scrollable content, in pop-up buttons and where the app says so the order is fixed")
    func fixed() throws {
        let menu = UIMenu(children: ["One", "Two"].map { action($0) })
        let (_, _, scrolled) = try shown(menu, y: 740, inScroll: true)
        #expect(titles(scrolled).map(\.title) == ["One", "Two"])
        MenuPresentation.dismiss()
        let (_, _, chosen) = try shown(menu, y: 740, change: { $0.preferredMenuElementOrder = .fixed })
        #expect(titles(chosen).map(\.title) == ["One", "Two"])
        MenuPresentation.dismiss()
        let (_, _, popUp) = try shown(menu, y: 740, change: { $0.changesSelectionAsPrimaryAction = true })
        #expect(titles(popUp).map(\.title) == ["One", "Two"])
        MenuPresentation.dismiss()
        let (_, _, near) = try shown(menu, y: 740, change: { $0.preferredMenuElementOrder = .priority }, inScroll: true)
        #expect(titles(near).map(\.title) == ["Two", "One"])
        MenuPresentation.dismiss()
    }

    @Test(
        "small elements are four in a row, medium ones three, with the others below",
        arguments: [
            (UIMenu.ElementSize.small, 4), (.medium, 3), (.large, 1), (.automatic, 1),
        ])
    func sizes(size: UIMenu.ElementSize, columns: Int) throws {
        let names = ["A", "B", "C", "D", "E", "F"]
        let menu = UIMenu(preferredElementSize: size, children: names.map { action($0) })
        let (_, _, overlay) = try shown(menu, y: 100)
        let found = titles(overlay)
        #expect(found.map(\.title) == names)
        let first = found.filter { $0.frame.minY == found[0].frame.minY }
        #expect(first.count == columns)
        // They share the width.
        #expect(first.allSatisfy { abs($0.frame.width - overlay.card.bounds.width / CGFloat(columns)) <= 1 })
        #expect(found.last.map { $0.frame.width == overlay.card.bounds.width } == true)
        if size == .medium {
            #expect(found[0].frame.height > MenuOverlayView.rowHeight)
        } else {
            #expect(found[0].frame.height == MenuOverlayView.rowHeight)
        }
        MenuPresentation.dismiss()
    }

    @Test("a palette lies in a row within its menu, and a tap chooses from it")
    func palette() throws {
        let colors = ["Red", "Green", "Blue"].map { action($0) }
        let palette = UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: colors)
        colors[0].state = .on
        let (stage, _, overlay) = try shown(UIMenu(children: [palette, action("Other")]), y: 100)
        let found = titles(overlay)
        #expect(found.map(\.title) == ["Red", "Green", "Blue", "Other"])
        #expect(Set(found.prefix(3).map(\.frame.minY)).count == 1)
        let place = overlay.card.convert(CGPoint(x: found[1].frame.midX, y: found[1].frame.midY), to: nil)
        stage.tap(place.x, place.y)
        #expect(colors.map(\.state) == [.off, .on, .off])
        #expect(MenuPresentation.shown == nil)
    }

    @Test("of the elements of a single selection one is on, also in a part of a menu")
    func singleSelection() throws {
        let sizes = ["S", "M"].map { action($0, state: $0 == "S" ? .on : .off) }
        let bold = action("Bold", state: .on)
        let menu = UIMenu(children: [bold, UIMenu(options: [.displayInline, .singleSelection], children: sizes)])
        #expect(menu.selectedElements.map(\.title) == ["Bold", "S"])
        let (stage, _, overlay) = try shown(menu, y: 100)
        let row = try #require(titles(overlay).first { $0.title == "M" }).frame
        let place = overlay.card.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
        stage.tap(place.x, place.y)
        #expect(menu.selectedElements.map(\.title) == ["Bold", "M"])
    }

    @Test("a tap on a pop-up accessory opens its menu; the choice is shown and told")
    func popUpAccessory() throws {
        final class List: UICollectionViewController {
            var told: [String] = []
            let choices = UIMenu(children: ["Small", "Large"].map { title in UIAction(title: title) { _ in } })
            lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                [unowned self] cell, _, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "Size"
                cell.contentConfiguration = content
                cell.accessories = [
                    .popUpMenu(choices) { [unowned self] menu in
                        told.append(contentsOf: menu.selectedElements.map(\.title))
                    }
                ]
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = registration
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 1 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
            }
        }
        let list = List(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let stage = FingerStage(.phone(), root: list)
        let cell = try #require(
            list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        func label() -> UILabel? {
            cell.subviews.compactMap { $0 as? AccessoryView }.first?.subviews.compactMap { $0 as? UILabel }.first
        }
        #expect(label()?.text == "Small")
        let accessory = try #require(cell.subviews.first { $0 is AccessoryView })
        let place = accessory.convert(CGPoint(x: accessory.bounds.midX, y: accessory.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        let overlay = try #require(MenuPresentation.shown)
        let row = try #require(titles(overlay).first { $0.title == "Large" }).frame
        let target = overlay.card.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
        stage.tap(target.x, target.y)
        #expect(label()?.text == "Large")
        #expect(list.told == ["Large"])
    }
}
