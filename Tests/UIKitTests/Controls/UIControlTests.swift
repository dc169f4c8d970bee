import Testing
import UIKit

@MainActor @Suite struct UIControlTests {
    @Test("the state is what the flags say together")
    func state() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isHighlighted = true
        control.isSelected = true
        #expect(control.state == [.highlighted, .selected])
        control.isEnabled = false
        #expect(control.state.contains(.disabled))
    }

    @Test("actions run for their events only, in the order they were added")
    func actions() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("a") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.append("b") }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log == ["a", "b", "b"])
    }

    @Test("an action replaces one of the same identifier, and can be removed")
    func identifiers() {
        let control = UIControl()
        var log: [Int] = []
        let id = UIAction.Identifier("same")
        control.addAction(UIAction(identifier: id) { _ in log.append(1) }, for: .valueChanged)
        control.addAction(UIAction(identifier: id) { _ in log.append(2) }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == [2])
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == [2])
        #expect(control.allControlEvents == [])
    }

    @Test("leading and trailing become sides by direction")
    func alignment() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}
