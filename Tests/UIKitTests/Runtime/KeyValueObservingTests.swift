import Testing
import UIKit

@MainActor @Suite struct KeyValueObservingTests {
    private class Track: _UIObject {
        nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
            super._uikitMembers(&t)
            t.property("title", Track.self, { $0.title }, { $0.title = $1 })
            t.property("next", Track.self, { $0.next }, { $0.next = $1 })
            t.property("shout", Track.self, { $0.shout })
        }
        var title = "a" { didSet { _uikitDidChangeValue(of: self, "title", old: oldValue, new: title) } }
        var next: Track? { didSet { _uikitDidChangeValue(of: self, "next", old: oldValue, new: next) } }
        var shout: String { title.uppercased() }
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            key == "shout" ? ["title"] : super.keyPathsForValuesAffectingValue(forKey: key)
        }
    }
    private final class Observer: _UIObject {
        var seen: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            seen.append("\(keyPath!) \(change![.oldKey] ?? "-") \(change![.newKey] ?? "-")")
        }
    }

    @Test func changesReachTheHandler() {
        let track = Track()
        var seen: [String] = []
        let observation = track.observe(\.title, _key: "title", options: [.new, .old]) { object, change in
            #expect(object === track)
            seen.append("\(change.oldValue!) \(change.newValue!)")
        }
        track.title = "b"
        observation.invalidate()
        track.title = "c"
        #expect(seen == ["a b"])
    }

    @Test func withoutOptionsThereAreNoValues() {
        let track = Track()
        var calls = 0
        let observation = track.observe(\.title, _key: "title") { _, change in
            #expect(change.newValue == nil && change.oldValue == nil)
            calls += 1
        }
        track.title = "b"
        withExtendedLifetime(observation) {}
        #expect(calls == 1)
    }

    @Test func initialComesAtOnce() {
        let track = Track()
        var seen: [String?] = []
        let observation = track.observe(\.title, _key: "title", options: [.initial, .new]) { seen.append($1.newValue) }
        #expect(seen == ["a"])
        withExtendedLifetime(observation) {}
    }

    @Test func anObservationEndsWithItsToken() {
        let track = Track()
        var calls = 0
        var observation: NSKeyValueObservation? = track.observe(\.title, _key: "title") { _, _ in calls += 1 }
        _ = observation
        observation = nil
        track.title = "b"
        #expect(calls == 0)
    }

    @Test func observersByString() {
        let track = Track()
        let observer = Observer()
        track.addObserver(observer, forKeyPath: "title", options: [.new, .old], context: nil)
        track.title = "b"
        track.setValue("c", forKey: "title")
        track.removeObserver(observer, forKeyPath: "title")
        track.title = "d"
        #expect(observer.seen == ["title a b", "title b c"])
    }

    @Test func pathsFollowTheObjectsOnTheWay() {
        let track = Track()
        let observer = Observer()
        track.next = Track()
        track.addObserver(observer, forKeyPath: "next.title", options: [.new], context: nil)
        track.next?.title = "x"
        let other = Track()
        track.next = other
        other.title = "y"
        #expect(observer.seen == ["next.title - x", "next.title - a", "next.title - y"])
    }

    @Test func dependentKeysTellToo() {
        let track = Track()
        let observer = Observer()
        track.addObserver(observer, forKeyPath: "shout", options: [.new], context: nil)
        track.title = "b"
        #expect(observer.seen == ["shout - B"])
    }

    @Test func announcedChangesAreTold() {
        final class Manual: _UIObject {
            var value = 1
            nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
                super._uikitMembers(&t)
                t.property("value", Manual.self, { $0.value })
            }
        }
        let object = Manual()
        let observer = Observer()
        object.addObserver(observer, forKeyPath: "value", options: [.new, .old], context: nil)
        object.willChangeValue(forKey: "value")
        object.value = 2
        object.didChangeValue(forKey: "value")
        #expect(observer.seen == ["value 1 2"])
    }

    @Test func anObserverThatIsGoneIsNotTold() {
        let track = Track()
        do {
            let observer = Observer()
            track.addObserver(observer, forKeyPath: "title", options: [], context: nil)
        }
        track.title = "b"
        track.addObserver(Observer(), forKeyPath: "title", options: [], context: nil)
    }

    @Test func associatedObjectsGoWithTheirOwner() {
        final class Owned {}
        var key: UInt8 = 0
        weak var owned: Owned?
        do {
            let owner = UIView()
            let value = Owned()
            owned = value
            objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(owner, &key) as? Owned === value)
        }
        #expect(owned == nil)
        let plain = Owned()
        objc_setAssociatedObject(plain, &key, "text", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(plain, &key) as? String == "text")
        objc_setAssociatedObject(plain, &key, nil, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(plain, &key) == nil)
    }
}
