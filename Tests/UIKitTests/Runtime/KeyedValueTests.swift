import Testing
import UIKit

@MainActor @Suite struct KeyedValueTests {
    private enum Kind: Int { case small, big }
    private final class Song: _UIObject {
        nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
            super._uikitMembers(&t)
            t.property("title", Song.self, { $0.title }, { $0.title = $1 })
            t.property("length", Song.self, { $0.length }, { $0.length = $1 })
            t.property("gain", Song.self, { $0.gain }, { $0.gain = $1 })
            t.property("loud", Song.self, { $0.loud }, { $0.loud = $1 })
            t.property("kind", Song.self, { $0.kind }, { $0.kind = $1 })
            t.property("cover", Song.self, { $0.cover }, { $0.cover = $1 })
            t.property("next", Song.self, { $0.next }, { $0.next = $1 })
        }
        var title: String? = "a"
        var length = 0
        var gain: CGFloat = 0
        var loud = false
        var kind = Kind.small
        var cover = CGRect.zero
        var next: Song?
        var undefined: [String] = []
        override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
    }

    @Test func valuesAreReadAndSet() {
        let song = Song()
        song.setValue("b", forKey: "title")
        #expect(song.value(forKey: "title") as? String == "b")
        song.setValue(nil, forKey: "title")
        #expect(song.title == nil)
        #expect(song.value(forKey: "title") == nil)
    }

    @Test func numbersOfAnyKind() {
        for value in [3 as Any, 3.0, NSNumber(value: 3), CGFloat(3), Float(3), "3"] {
            let song = Song()
            song.setValue(value, forKey: "length")
            song.setValue(value, forKey: "gain")
            #expect(song.length == 3)
            #expect(song.gain == CGFloat(3))
        }
    }

    @Test func flagsAndEnumerations() {
        let song = Song()
        song.setValue(NSNumber(value: true), forKey: "loud")
        song.setValue(1, forKey: "kind")
        song.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "cover")
        #expect(song.loud)
        #expect(song.kind == .big)
        #expect(song.cover == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func pathsGoThroughObjects() {
        let song = Song()
        song.next = Song()
        song.setValue("c", forKeyPath: "next.title")
        #expect(song.next?.title == "c")
        #expect(song.value(forKeyPath: "next.title") as? String == "c")
        #expect(song.value(forKeyPath: "next.next.title") == nil)
    }

    @Test func unknownKeysGoToTheOverride() {
        let song = Song()
        song.setValue(1, forKey: "nothing")
        #expect(song.undefined == ["nothing"])
        #expect(MemberTables.setValue(1, forKey: "other", on: song))
        #expect(!MemberTables.setValue(1, forKey: "other", on: _UIObject()))
    }

    @Test func collectionsGiveTheValuesOfTheirElements() {
        let songs = [Song(), Song()]
        songs[1].title = "z"
        #expect((songs as NSArray).value(forKey: "title") as? [String] == ["a", "z"])
    }

    @Test func layersOfViewsAreReachedByPath() {
        let view = UIView()
        view.setValue(8, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == CGFloat(8))
    }

    @Test func outletsTakeTheirTypeOnly() {
        final class Form: UIViewController {
            nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
                super._uikitMembers(&t)
                t.outlet("label", Form.self) { $0.label = $1 }
                t.outlet("buttons", Form.self) { $0.buttons = $1 }
            }
            weak var label: UILabel!
            var buttons: [UIButton]!
        }
        let form = Form()
        let label = UILabel()
        #expect(MemberTables.setOutlet(label, forKey: "label", on: form))
        #expect(form.label === label)
        #expect(!MemberTables.setOutlet(UIView(), forKey: "label", on: form))
        #expect(form.label === label)
        #expect(MemberTables.setOutlet([UIButton(), UIButton()] as [Any], forKey: "buttons", on: form))
        #expect(form.buttons.count == 2)
        #expect(MemberTables.setOutlet(nil, forKey: "label", on: form))
        #expect(form.label == nil)
    }
}
