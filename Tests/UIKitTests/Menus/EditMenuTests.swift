import Testing
import UIKit

@testable import UIKitCore

/// A label that can be copied, as apps write one.
private final class CopyLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
}

@MainActor
private final class RowMenus: NSObject, UITableViewDataSource, UITableViewDelegate {
    var context: UIMenu?
    var showsEditMenu = false
    var performed: [String] = []
    var shown = 0
    var ended = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let context else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in context }
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { shown += 1 }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ended += 1 }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { showsEditMenu }
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { performed.append("\(action) \(indexPath.row)") }
}

@MainActor @Suite("Edit menus and menus of rows") struct EditMenuTests {
    private func titles(in stage: TouchStage) -> [String] {
        guard let menu = stage.app.window.subviews.lazy.compactMap({ $0 as? EditMenuView }).first else { return [] }
        menu.layoutIfNeeded()
        func find(_ view: UIView) -> [String] {
            ((view as? UIButton)?.currentTitle.map { [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(menu)
    }

    private func choose(_ title: String, in stage: TouchStage) {
        guard let menu = stage.app.window.subviews.lazy.compactMap({ $0 as? EditMenuView }).first else { return }
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == title { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        guard let button = find(menu) else { return }
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
    }

    private func hold(_ x: CGFloat, _ y: CGFloat, in stage: TouchStage) {
        stage.down(x, y)
        stage.wait(0.8)
        stage.up(x, y)
        stage.frame()
    }

    @Test("a long press in an empty field offers to paste what was copied")
    func paste() {
        let stage = TouchStage()
        defer { stage.end() }
        UIPasteboard.general.string = "Hello"
        let field = stage.add(UITextField(), 20, 300, 200, 34)
        hold(100, 317, in: stage)
        #expect(field.isFirstResponder)
        #expect(titles(in: stage) == ["Paste"])
        choose("Paste", in: stage)
        #expect(field.text == "Hello")
        #expect(!EditMenuPresentation.isShown)
        UIPasteboard.general.string = nil
    }

    @Test("a double tap selects a word and offers what a selection allows")
    func doubleTap() {
        let stage = TouchStage()
        defer { stage.end() }
        UIPasteboard.general.string = nil
        let field = stage.add(UITextField(), 20, 300, 200, 34)
        field.text = "one two"
        field.becomeFirstResponder()
        stage.tap(30, 317)
        stage.tap(30, 317)
        #expect(field.text(in: field.selectedTextRange!) == "one")
        #expect(titles(in: stage) == ["Cut", "Copy", "Select All"])
        choose("Cut", in: stage)
        #expect(field.text == " two")
        #expect(UIPasteboard.general.string == "one")
        UIPasteboard.general.string = nil
    }

    @Test("a touch elsewhere closes the menu and still does what it does")
    func elsewhere() {
        let stage = TouchStage()
        defer { stage.end() }
        UIPasteboard.general.string = "x"
        _ = stage.add(UITextField(), 20, 300, 200, 34)
        var presses = 0
        let button = stage.add(UIButton(type: .system), 20, 400, 100, 44)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        hold(100, 317, in: stage)
        #expect(EditMenuPresentation.isShown)
        stage.tap(50, 420)
        #expect(!EditMenuPresentation.isShown)
        #expect(presses == 1)
        UIPasteboard.general.string = nil
    }

    @Test("the menu controller shows what the first responder can do, and tells when it comes and goes")
    func menuController() {
        let stage = TouchStage()
        defer { stage.end() }
        let label = stage.add(CopyLabel(), 20, 300, 100, 30)
        label.text = "To copy"
        var heard: [Notification.Name] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        UIMenuController.shared.showMenu(from: label, rect: label.bounds)
        #expect(!UIMenuController.shared.isMenuVisible)
        label.becomeFirstResponder()
        UIMenuController.shared.showMenu(from: label, rect: label.bounds)
        #expect(UIMenuController.shared.isMenuVisible)
        #expect(titles(in: stage) == ["Copy"])
        choose("Copy", in: stage)
        #expect(UIPasteboard.general.string == "To copy")
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(heard == names)
        UIPasteboard.general.string = nil
    }

    @Test("a long press on a row opens the delegate's context menu")
    func rowContextMenu() {
        let stage = TouchStage()
        defer { stage.end() }
        let menus = RowMenus()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = menus
        table.delegate = menus
        table.contentInsetAdjustmentBehavior = .never
        _ = stage.add(table, 0, 100, 390, 400)
        hold(100, 120, in: stage)
        #expect(menus.shown == 0)
        menus.context = UIMenu(children: [UIAction(title: "Share") { _ in }])
        hold(100, 120, in: stage)
        #expect(menus.shown == 1)
        #expect(MenuPresentation.shown != nil)
        MenuPresentation.dismiss()
        #expect(menus.ended == 1)
    }

    @Test("a long press on a row opens the older menu with the actions that the delegate allows")
    func rowEditMenu() {
        let stage = TouchStage()
        defer { stage.end() }
        let menus = RowMenus()
        menus.showsEditMenu = true
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = 44
        table.dataSource = menus
        table.delegate = menus
        table.contentInsetAdjustmentBehavior = .never
        _ = stage.add(table, 0, 100, 390, 400)
        hold(100, 170, in: stage)
        #expect(titles(in: stage) == ["Copy"])
        choose("Copy", in: stage)
        #expect(menus.performed == ["copy: 1"])
    }

    @Test("responders perform no edit command unless they say so")
    func noCommands() {
        let view = UIView()
        #expect(EditMenuItem.commands.allSatisfy { !view.canPerformAction($0.action, withSender: nil) })
    }
}
