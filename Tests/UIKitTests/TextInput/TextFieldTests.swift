import Testing
import UIKit

@testable import UIKitCore

/// Notes the calls of a text field's delegate.
@MainActor
private final class FieldNotes: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var mayChange = true
    var mayBegin = true
    var mayReturn = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin")
        return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd")
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append("change \(range.location) \(range.length) \(string)")
        return mayChange
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("return")
        return mayReturn
    }
}

@MainActor @Suite struct TextFieldTests {
    private func shownField() -> (UITextField, FieldNotes, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))
        let notes = FieldNotes()
        field.delegate = notes
        window.addSubview(field)
        return (field, notes, window)
    }

    @Test("a rounded field at 17 points is 34 high and 28 wider than its text, as measured")
    func roundedSize() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Hello"
        let text = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.intrinsicContentSize.width == text.width.rounded(.up) + 28)
    }

    @Test("text of a rounded field starts 7 points in, as measured")
    func roundedTextRect() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        #expect(field.textRect(forBounds: field.bounds).maxX == 193)
    }

    @Test("defaults are those of the phone")
    func defaults() {
        let field = UITextField()
        #expect(field.text == "")
        #expect(field.font == UIFont.systemFont(ofSize: 17))
        #expect(field.textAlignment == .natural)
        #expect(field.borderStyle == .none)
        #expect(field.placeholder == nil)
        #expect(field.clearButtonMode == .never)
        #expect(!field.isEditing)
    }

    @Test("the text starts behind a left view that is shown")
    func leftView() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 40))
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 188, height: 40))
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 188, height: 40))
    }

    @Test("typing asks the delegate for every character and sends editingChanged")
    func typing() {
        let (field, notes, window) = shownField()
        defer { field.resignFirstResponder() }
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(field.becomeFirstResponder())
        field._type("ab\u{8}")
        #expect(field.text == "a")
        #expect(changes == 3)
        #expect(notes.calls == ["shouldBegin", "didBegin", "change 0 0 a", "change 1 0 b", "change 1 1 "])
        notes.mayChange = false
        field._type("c")
        #expect(field.text == "a")
        withExtendedLifetime(window) {}
    }

    @Test("setting the text sends nothing and puts the insertion point at its end")
    func settingText() {
        let (field, notes, window) = shownField()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
        field.text = "hello"
        #expect(changes == 0)
        #expect(notes.calls.isEmpty)
        #expect(field.selectedTextRange?.start.isEqual(field.endOfDocument) == true)
        withExtendedLifetime(window) {}
    }

    @Test("a delegate can refuse to begin")
    func refusal() {
        let (field, notes, window) = shownField()
        notes.mayBegin = false
        #expect(!field.becomeFirstResponder())
        #expect(!field.isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test("return asks the delegate and ends editing only for editingDidEndOnExit")
    func returnKey() {
        let (field, notes, window) = shownField()
        defer { field.resignFirstResponder() }
        field.becomeFirstResponder()
        field._type("\n")
        #expect(field.isFirstResponder)
        #expect(notes.calls.last == "return")
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        field._type("\n")
        #expect(!field.isFirstResponder)
        #expect(notes.calls.suffix(3) == ["return", "shouldEnd", "didEnd"])
        withExtendedLifetime(window) {}
    }

    @Test("moving to another field ends editing in the first one before it begins in the second")
    func moving() {
        let (first, notes, window) = shownField()
        let second = UITextField(frame: CGRect(x: 10, y: 150, width: 200, height: 34))
        second.delegate = notes
        window.addSubview(second)
        first.becomeFirstResponder()
        notes.calls = []
        second.becomeFirstResponder()
        defer { second.resignFirstResponder() }
        #expect(notes.calls == ["shouldBegin", "shouldEnd", "didEnd", "didBegin"])
        #expect(!first.isEditing)
        #expect(second.isEditing)
    }

    @Test("secret text is shown as dots and kept as it is")
    func secret() {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "abc"
        #expect(field.text == "abc")
        #expect(field._shownString == "\u{2022}\u{2022}\u{2022}")
    }

    @Test("a selection can be read and replaced by position")
    func positions() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "Hello world"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "world")
        #expect(field.offset(from: field.beginningOfDocument, to: start) == 6)
        #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
        field.replace(range, withText: "you")
        #expect(field.text == "Hello you")
        #expect(field.position(from: field.beginningOfDocument, offset: 20) == nil)
    }

    @Test("an emoji of several scalars is deleted at once")
    func deletingEmoji() {
        let field = UITextField()
        field.text = "a\u{1F469}\u{200D}\u{1F467}"
        field.deleteBackward()
        #expect(field.text == "a")
    }

    @Test("the caret stands behind the advance of the text before it")
    func caret() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "Hello"
        let width = ("He" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        #expect(abs(field.caretRect(for: place).midX - width) < 1)
        let hit = try #require(field.closestPosition(to: CGPoint(x: width + 1, y: 17)))
        #expect(field.offset(from: field.beginningOfDocument, to: hit) == 2)
    }
}
