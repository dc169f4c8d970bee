import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct LayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private var lineHeight: CGFloat { 20 * 1.193359375 }

    private func parts(_ text: String, width: CGFloat, height: CGFloat = 0)
        -> (NSTextStorage, NSLayoutManager, NSTextContainer)
    {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test("the used rectangle is as wide as the text and the padding at both sides")
    func usedRect() {
        let (storage, manager, container) = parts("Hello", width: 500)
        let width = ("Hello" as NSString).size(withAttributes: [.font: font]).width
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - (width + 10)) < 0.01)
        #expect(abs(used.height - lineHeight) < 0.01)
        container.lineFragmentPadding = 0
        #expect(abs(manager.usedRect(for: container).width - width) < 0.01)
        withExtendedLifetime(storage) {}
    }

    @Test("every line is told once, and together they are the text")
    func lines() {
        let (storage, manager, _) = parts("one two three four five six", width: 100)
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, _, _, range, _ in ranges.append(range)
        }
        #expect(ranges.count > 1)
        #expect(ranges.first?.location == 0)
        for (line, next) in zip(ranges, ranges.dropFirst()) { #expect(line.location + line.length == next.location) }
        #expect(ranges.last.map { $0.location + $0.length } == storage.length)
    }

    @Test("the bounding rectangle of a word starts behind the text before it")
    func boundingRect() {
        let (storage, manager, container) = parts("ab cd", width: 500)
        let before = ("ab " as NSString).size(withAttributes: [.font: font]).width
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
        #expect(abs(rect.minX - (5 + before)) < 0.5)
        #expect(abs(rect.height - lineHeight) < 0.01)
        withExtendedLifetime(storage) {}
    }

    @Test("a point finds the character under it and how far it is through it")
    func characterIndex() {
        let (storage, manager, container) = parts("WWW", width: 500)
        let width = ("W" as NSString).size(withAttributes: [.font: font]).width
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: 5 + width * 1.25, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 1)
        #expect(abs(fraction - 0.25) < 0.1)
        #expect(manager.glyphIndex(for: CGPoint(x: 400, y: 5), in: container) == 2)
        withExtendedLifetime(storage) {}
    }

    @Test("text that does not fit one container goes on in the next")
    func containers() {
        let (storage, manager, first) = parts("a\nb\nc\nd", width: 200, height: 50)
        let second = NSTextContainer(size: CGSize(width: 200, height: 1000))
        manager.addTextContainer(second)
        #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
        #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 3))
        withExtendedLifetime(storage) {}
    }

    @Test("changes of the storage are told to its delegate and lay the text out anew")
    func editing() {
        final class Notes: NSTextStorageDelegate {
            var edits: [(NSRange, Int)] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { edits.append((editedRange, delta)) }
        }
        let (storage, manager, container) = parts("a", width: 500)
        let notes = Notes()
        storage.delegate = notes
        let before = manager.usedRect(for: container).width
        storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "bc")
        #expect(notes.edits.count == 1)
        #expect(notes.edits.first?.0 == NSRange(location: 1, length: 2))
        #expect(notes.edits.first?.1 == 2)
        #expect(manager.usedRect(for: container).width > before)
        storage.beginEditing()
        storage.append(NSAttributedString(string: "d", attributes: [.font: font]))
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        #expect(notes.edits.count == 1)
        storage.endEditing()
        #expect(notes.edits.count == 2)
        #expect(storage.string == "abcd")
    }
}
