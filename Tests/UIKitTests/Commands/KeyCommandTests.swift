import Testing

@testable import UIKitCore

/// Combinations of keys and what they send (documentation of UIKeyCommand, UIResponder and UIMenuBuilder).
@MainActor @Suite struct KeyCommandTests {
    private class Screen: UIViewController {
        var heard: [String] = []
        var isAllowed = true
        func make(_ sender: UIKeyCommand) { heard.append("make \(sender.input ?? "")") }
        nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
            super._uikitMembers(&t)
            t.action(Selector("make:", call: { (o: Screen, a: UIKeyCommand) in o.make(a) }))
        }
        override func validate(_ command: UICommand) {
            if !isAllowed { command.attributes.insert(.disabled) }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard += presses.compactMap { $0.key.map { "down \($0.characters) \($0.keyCode.rawValue)" } }
        }
    }

    private func running(_ body: (Screen) -> Void) {
        UIApplication._launch(configuration: DeviceConfiguration(), delegateClass: nil)
        defer { UIApplication.shared._terminate() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        body(screen)
        window.isHidden = true
    }

    @Test func aCommandOfTheControllerOnTopIsSent() {
        running { screen in
            screen.addKeyCommand(UIKeyCommand(title: "New", action: "make:", input: "n", modifierFlags: .command))
            KeyCommands.press("n", .command)
            KeyCommands.press("N", .command)
            #expect(screen.heard == ["make n", "make n"])
        }
    }

    @Test func otherModifierKeysAreAnotherCombination() {
        running { screen in
            screen.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: "make:"))
            KeyCommands.press("n", [.command, .shift])
            KeyCommands.press(UIKeyCommand.inputEscape, [])
            // Codes of page 7 of the HID usage tables: n is 17, escape 41.
            #expect(screen.heard == ["down N 17", "down UIKeyInputEscape 41"])
        }
    }

    @Test func aCommandThatIsNotAllowedIsNotSent() {
        running { screen in
            screen.isAllowed = false
            screen.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: "make:"))
            KeyCommands.press("n", .command)
            #expect(!screen.heard.contains("make n"))
        }
    }

    @Test func removedCommandsAreGone() {
        running { screen in
            #expect(screen.keyCommands == nil)
            let command = UIKeyCommand(input: "n", modifierFlags: .command, action: "make:")
            screen.addKeyCommand(command)
            #expect(screen.keyCommands == [command])
            screen.removeKeyCommand(command)
            #expect(screen.keyCommands == nil)
        }
    }

    @Test func whatIsPresentedHidesTheCommandsBehindIt() {
        running { screen in
            screen.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: "make:"))
            screen.present(UIViewController(), animated: false)
            KeyCommands.press("n", .command)
            #expect(screen.heard == [])
        }
    }

    @Test func theMainMenuIsChangedByIdentifier() throws {
        running { _ in
            let tree = MenuTree(of: .shared)
            let command = UIKeyCommand(title: "Find", action: "make:", input: "f", modifierFlags: .command)
            let own = UIMenu(title: "Own", identifier: UIMenu.Identifier("own"), children: [command])
            tree.insertSibling(own, afterMenu: .edit)
            #expect(tree.menu(for: own.identifier)?.title == "Own")
            #expect(tree.keyCommands == [command])
            #expect(tree.command(for: "make:", propertyList: nil) === command)
            tree.insertChild(
                UIMenu(identifier: UIMenu.Identifier("inner"), children: [command]), atStartOfMenu: own.identifier)
            #expect(tree.keyCommands.count == 2)
            tree.replaceChildren(ofMenu: own.identifier) { Array($0.prefix(1)) }
            #expect(tree.keyCommands.count == 1)
            tree.remove(menu: own.identifier)
            #expect(tree.keyCommands.isEmpty)
            #expect(tree.menu(for: .file) != nil)
        }
    }

    @Test func shakesGoUpTheResponderChain() {
        final class Shaken: UIViewController {
            var heard: [UIEvent.EventSubtype] = []
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                heard.append(motion)
                #expect(event?.type == .motion)
            }
        }
        running { screen in
            let shaken = Shaken()
            screen.view.window?.rootViewController = UINavigationController(rootViewController: shaken)
            UIApplication.shared._shake()
            #expect(shaken.heard == [.motionShake])
        }
    }
}
