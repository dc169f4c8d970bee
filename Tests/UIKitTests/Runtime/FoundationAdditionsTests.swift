import Testing
import UIKit

@MainActor @Suite struct FoundationAdditionsTests {
    private final class Receiver: _UIObject {
        var log: [String] = []
        func tick(_ timer: Timer) { log.append("tick \(timer.userInfo as? String ?? "-")") }
        func note(_ notification: Notification) { log.append(notification.name.rawValue) }
        func later() { log.append("later") }
        func add(_ text: Any?) { log.append(text as? String ?? "nil") }
        nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
            super._uikitMembers(&t)
            t.action(Selector("later", call: { (o: Receiver) in o.later() }))
            t.action(Selector("add:", call: { (o: Receiver, a: Any?) in o.add(a) }))
        }
    }

    @Test func timersSendMessages() {
        let receiver = Receiver()
        let timer = Timer.scheduledTimer(
            timeInterval: 60, target: receiver, selector: Selector("tick:", Receiver.tick(_:)), userInfo: "x",
            repeats: true)
        timer.fire()
        timer.invalidate()
        #expect(receiver.log == ["tick x"])
    }

    @Test func notificationsReachObserversUntilTheyAreRemovedOrGone() {
        let name = Notification.Name("FoundationAdditionsTests")
        let center = NotificationCenter()
        let receiver = Receiver()
        center.addObserver(receiver, selector: Selector("note:", Receiver.note(_:)), name: name, object: nil)
        do {
            let other = Receiver()
            center.addObserver(other, selector: Selector("note:", Receiver.note(_:)), name: name, object: nil)
        }
        center.post(name: name, object: nil)
        center.removeObserver(receiver)
        center.post(name: name, object: nil)
        #expect(receiver.log == [name.rawValue])
    }

    @Test func delayedMessagesCanBeTakenBack() {
        let receiver = Receiver()
        receiver.perform("later", with: nil, afterDelay: 0)
        receiver.perform("add:", with: "a", afterDelay: 0)
        receiver.perform("add:", with: "b", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "add:", object: "a")
        for _ in 0..<5 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        #expect(receiver.log.sorted() == ["b", "later"])
    }

    @Test func undoRunsBackwardsAndRedoForwards() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var value = 0
        func set(_ new: Int) {
            let old = value
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: manager) { _ in set(old) }
            manager.setActionName("Set \(new)")
            manager.endUndoGrouping()
            value = new
        }
        set(1)
        set(2)
        #expect(manager.undoMenuItemTitle == "Undo Set 2")
        manager.undo()
        #expect(value == 1 && manager.canRedo)
        manager.undo()
        #expect(value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(value == 2 && !manager.canRedo)
    }

    @Test(arguments: [
        ("age > 30", true), ("age BETWEEN {30, 40}", true), ("name BEGINSWITH[c] 'an'", true),
        ("name CONTAINS 'nn' AND NOT age == 3", true), ("name LIKE '?nn*'", true), ("name MATCHES '[A-Z].*'", true),
        ("name IN {'Bob', 'Anna'}", true), ("tags.@count == 2", true), ("ANY tags == 'b'", true),
        ("ALL tags == 'b'", false), ("SUBQUERY(tags, $t, $t == 'a').@count == 1", true), ("nothing == nil", true),
        ("(age + 5) * 2 == 80", true), ("name ENDSWITH[cd] 'NÁ'", true), ("TRUEPREDICATE", true),
        ("age = 35 && (name = 'x' || age < 40)", true),
    ])
    func predicates(_ format: String, _ expected: Bool) {
        let object: [String: Any] = ["age": 35, "name": "Anna", "tags": ["a", "b"]]
        #expect(NSPredicate(format: format).evaluate(with: object) == expected)
    }

    @Test func predicatesTakeArguments() {
        let predicate = NSPredicate(format: "%K == %@ OR %K > %d", "name", "Bob", "age", 30)
        #expect(predicate.evaluate(with: ["name": "Bob", "age": 1]))
        #expect(predicate.evaluate(with: ["name": "Eve", "age": 31]))
        #expect(!predicate.evaluate(with: ["name": "Eve", "age": 30]))
    }

    @Test func sortDescriptorsReadKeys() {
        let people: [NSDictionary] = [["n": "b", "a": 1], ["n": "a", "a": 2], ["n": "a", "a": 1]]
        let sorted = (people as NSArray).sortedArray(using: [
            NSSortDescriptor(key: "n", ascending: true), NSSortDescriptor(key: "a", ascending: false),
        ])
        #expect(sorted.map { ($0 as! NSDictionary)["a"] as! Int } == [2, 1, 1])
    }

    @Test func weakTablesForget() {
        let table = NSHashTable<UIView>.weakObjects()
        let map = NSMapTable<NSString, UIView>.strongToWeakObjects()
        let kept = UIView()
        do {
            let view = UIView()
            table.add(view)
            map.setObject(view, forKey: "gone")
        }
        table.add(kept)
        map.setObject(kept, forKey: "kept")
        #expect(table.allObjects == [kept])
        #expect(map.object(forKey: "gone") == nil)
        #expect(map.object(forKey: "kept") === kept)
    }

    @Test func durationsAreWritten() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 3661) == "1:01:01")
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 4200) == "1 hour, 10 minutes")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 4200) == "1h 10m")
        formatter.unitsStyle = .positional
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
    }

    @Test func durationsBeforeZeroAndAtZero() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        #expect(formatter.string(from: 0) == "0")
        #expect(formatter.string(from: -39_600) == "-11:00")
        #expect(formatter.string(from: -34_200) == "-9:30")
        #expect(formatter.string(from: 20_700) == "5:45")
    }

    @Test func formattersFollowTheDevicesLocale() {
        var configuration = DeviceConfiguration.phone()
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        func medium() -> String {
            let formatter = DateFormatter()
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateStyle = .medium
            return formatter.string(from: date)
        }
        do {
            let harness = AppHarness(configuration, root: UIViewController())
            #expect(Locale.current.identifier == "en_US")
            #expect(medium() == "Sep 9, 2001")
            #expect(Calendar.current.firstWeekday == 1)
            #expect(Locale.preferredLanguages == ["en-US"])
            _ = harness
        }
        configuration.locale = "de_DE"
        configuration.language = "de"
        let harness = AppHarness(configuration, root: UIViewController())
        #expect(medium() == "09.09.2001")
        #expect(Calendar.current.firstWeekday == 2)
        #expect(Locale.preferredLanguages == ["de-DE"])
        #expect(NumberFormatter.localizedString(from: 1.5, number: .decimal) == "1,5")
        _ = harness
    }

    @Test func distancesInTimeAreWritten() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(180), relativeTo: now) == "in 3 minutes")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now) == "yesterday")
    }

    @Test func localizedTextsFallBackToTheKey() {
        let count = 3
        #expect(String(localized: "\(count) apples of \("Eve")") == "3 apples of Eve")
        #expect(String(localized: "100% sure") == "100% sure")
        #expect(String(localized: LocalizedStringResource("plain")) == "plain")
    }

    @Test func markdown() throws {
        let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://x.y) 2 * 3 * 4 \\*g\\*")
        #expect(String(text.characters) == "a b c d e f 2 * 3 * 4 *g*")
        let intents = text.runs.compactMap { $0.inlinePresentationIntent }
        #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://x.y")!])
    }

    @Test func classNames() {
        enum Outer { class Inner {} }
        #expect(ClassRegistry.name(of: UIView.self) == "UIKitCore.UIView")
        #expect(ClassRegistry.name(of: Outer.Inner.self).hasSuffix("Outer.Inner"))
        #expect(String(cString: class_getName(UIView.self)) == "UIKitCore.UIView")
        #expect(ClassRegistry.type(named: "UILabel") == UILabel.self)
    }

    @Test func numbersBecomeGraphicsNumbers() {
        #expect((NSNumber(value: 2.5) as Any) as? CGFloat == CGFloat(2.5))
        #expect((CGFloat(2) as Any as? NSNumber)?.doubleValue == 2)
    }

    @Test func dataAreDetected() throws {
        let text = "See https://a.org/x?y=1. Mail me@b.com or call (555) 123-4567."
        let detector = try NSDataDetector(
            types: NSTextCheckingResult.CheckingType(rawValue: 1 << 5 | 1 << 11).rawValue)
        let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(found.compactMap(\.url?.absoluteString) == ["https://a.org/x?y=1", "mailto:me@b.com"])
        #expect(found.compactMap(\.phoneNumber) == ["(555) 123-4567"])
    }

    @Test func geometryIsArchived() throws {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: ArchivedBox(frame: rect), requiringSecureCoding: false)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedBox.self, from: data)
        #expect(read?.frame == rect)
    }
}

/// At the top level and not private, as archives on Linux ask for.
final class ArchivedBox: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let frame: CGRect
    init(frame: CGRect) { self.frame = frame }
    required init?(coder: NSCoder) { frame = coder.decodeCGRect(forKey: "frame") }
    func encode(with coder: NSCoder) { coder.encode(frame, forKey: "frame") }
}
