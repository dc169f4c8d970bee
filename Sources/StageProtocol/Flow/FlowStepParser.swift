import Foundation

/// Makes a step of its words.
struct FlowStepParser {
    private let words: [FlowWord]
    private var next = 0

    init(_ words: [FlowWord]) { self.words = words }

    /// Everything that can be said, for messages.
    static let vocabulary = [
        "tap", "double tap", "long press", "swipe", "drag", "pinch", "type", "clear", "press", "shake", "scroll to",
        "wait", "expect",
        "rotate", "back", "dismiss", "text size", "appearance", "window", "snapshot",
    ]

    /// What is done to nothing in particular.
    private static let verbsAlone: Set<String> = ["clear", "shake", "back", "dismiss"]

    mutating func step() throws(FlowWords.Problem) -> FlowStep {
        guard let verb = verb() else {
            let wrong = words.first?.text ?? ""
            throw FlowWords.Problem(
                0,
                wrong.isEmpty
                    ? "The step is empty."
                    : "\"\(wrong)\" is not a step. There are: \(Self.vocabulary.joined(separator: ", ")).")
        }
        if peek?.kind == .colon {
            next += 1
        } else if let word = peek, !Self.verbsAlone.contains(verb) {
            let isDenied = verb == "expect" && word.kind == .plain && word.text.lowercased() == "no"
            guard isDenied else {
                throw FlowWords.Problem(
                    word.offset, "A colon is missing after \"\(verb)\". Write: - \(verb): \(rest)")
            }
        }
        let step = try arguments(of: verb)
        if let word = peek { throw FlowWords.Problem(word.offset, "\"\(word.text)\" is too much here.") }
        return step
    }

    /// The longest beginning that is in the vocabulary.
    private mutating func verb() -> String? {
        for verb in Self.vocabulary.sorted(by: { $0.count > $1.count }) {
            let parts = verb.split(separator: " ").map(String.init)
            guard words.count >= parts.count else { continue }
            let fits = zip(words, parts).allSatisfy { $0.kind == .plain && $0.text.lowercased() == $1 }
            if fits {
                next = parts.count
                return verb
            }
        }
        return nil
    }

    private mutating func arguments(of verb: String) throws(FlowWords.Problem) -> FlowStep {
        switch verb {
        case "tap": return .tap(try target(), count: 1)
        case "double tap": return .tap(try target(), count: 2)
        case "long press":
            let target = try target()
            return .longPress(target, seconds: take("for") ? try seconds() : 1)
        case "swipe":
            let direction = try choice(FlowStep.Direction.self)
            return .swipe(direction, on: take("on") || take("at", keeps: true) ? try target() : nil)
        case "drag":
            try want("from")
            let from = try target(until: ["to"])
            try want("to")
            let to = try target(until: ["for"])
            return .drag(from: from, to: to, seconds: take("for") ? try seconds() : 0.5)
        case "pinch":
            let scale = try number("How much? 2 doubles the distance of the fingers.", 0.05...20)
            return .pinch(scale: scale, on: take("on") ? try target() : nil)
        case "type": return .type(try text("What?", mayBeEmpty: false))
        case "clear": return .clear
        case "press": return try keys()
        case "shake": return .shake
        case "scroll to": return .scrollTo(try target())
        case "wait": return .wait(seconds: try seconds())
        case "expect":
            let isThere = !take("no")
            return .expect(try target(), isThere: isThere)
        case "rotate": return .rotate(try choice(FlowStep.Rotation.self))
        case "back": return .back
        case "dismiss": return .dismiss
        case "text size": return .textSize(try text("Which? For instance AX3.", mayBeEmpty: false))
        case "appearance":
            let offset = peek?.offset ?? end
            let name = try text("light or dark?", mayBeEmpty: false)
            guard ["light", "dark"].contains(name) else { throw FlowWords.Problem(offset, "light or dark?") }
            return .appearance(name)
        case "window": return .window(try text("Which? For instance split-half.", mayBeEmpty: false))
        default:
            let offset = peek?.offset ?? end
            let name = try text("Under which name?", mayBeEmpty: false)
            guard name.count <= 60, !name.contains("\n") else {
                throw FlowWords.Problem(offset, "A name has one line and at most 60 characters.")
            }
            return .snapshot(name)
        }
    }

    /// For instance `cmd+shift+n` or `escape`.
    private mutating func keys() throws(FlowWords.Problem) -> FlowStep {
        let offset = peek?.offset ?? end
        let all = try text("Which keys? For instance cmd+n.", mayBeEmpty: false)
        var parts = all.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        // `cmd++` presses the plus key.
        if parts.count > 1, parts.suffix(2) == ["", ""] { parts.replaceSubrange((parts.count - 2)..., with: ["+"]) }
        let key = parts.removeLast()
        guard key.count == 1 || Self.keyNames.contains(key) else {
            throw FlowWords.Problem(
                offset, "\"\(key)\" is no key. Write a character or one of: \(Self.keyNames.joined(separator: ", ")).")
        }
        var modifiers: [FlowStep.Modifier] = []
        for part in parts {
            guard let modifier = FlowStep.Modifier(rawValue: part) else {
                let names = FlowStep.Modifier.allCases.map(\.rawValue).joined(separator: ", ")
                throw FlowWords.Problem(offset, "\"\(part)\" is no modifier key. There are: \(names).")
            }
            modifiers.append(modifier)
        }
        return .press(key: key, modifiers: modifiers)
    }

    /// Keys that write no character.
    package static let keyNames =
        [
            "up", "down", "left", "right", "escape", "return", "tab", "space", "delete", "home", "end", "page up",
            "page down",
        ]
        + (1...12).map { "f\($0)" }

    // MARK: Words

    /// What is left, as it would be written.
    private var rest: String {
        words[next...].reduce("") { text, word in
            switch word.kind {
            case .comma, .colon: text + word.text
            case .plain: text + (text.isEmpty ? "" : " ") + word.text
            case .quoted: text + (text.isEmpty ? "" : " ") + "\"\(word.text)\""
            }
        }
    }

    private var peek: FlowWord? { next < words.count ? words[next] : nil }
    private var end: Int { words.last.map { $0.offset + $0.text.count } ?? 0 }

    private mutating func take(_ word: String, keeps: Bool = false) -> Bool {
        guard let peek, peek.kind == .plain, peek.text.lowercased() == word else { return false }
        if !keeps { next += 1 }
        return true
    }

    private mutating func want(_ word: String) throws(FlowWords.Problem) {
        if take(word) { return }
        throw FlowWords.Problem(peek?.offset ?? end, "Here comes \"\(word)\".")
    }

    private mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ type: Choice.Type
    ) throws(FlowWords.Problem) -> Choice where Choice.RawValue == String {
        if let word = peek, word.kind == .plain || word.kind == .quoted, let found = Choice(rawValue: word.text) {
            next += 1
            return found
        }
        let names = type.allCases.map(\.rawValue).joined(separator: ", ")
        throw FlowWords.Problem(peek?.offset ?? end, "Here comes one of: \(names).")
    }

    private mutating func number(
        _ question: String, _ range: ClosedRange<Double>
    ) throws(FlowWords.Problem) -> Double {
        guard let word = peek, word.kind == .plain, let value = Double(word.text), value.isFinite else {
            throw FlowWords.Problem(peek?.offset ?? end, question)
        }
        guard range.contains(value) else {
            throw FlowWords.Problem(
                word.offset, "The number is not between \(range.lowerBound) and \(range.upperBound).")
        }
        next += 1
        return value
    }

    private mutating func seconds() throws(FlowWords.Problem) -> Double {
        let seconds = try number("How many seconds?", 0...3600)
        _ = take("s") || take("seconds") || take("second")
        return seconds
    }

    /// One quoted word, or the plain words up to the end or one of `stops`.
    private mutating func text(
        _ question: String, mayBeEmpty: Bool, until stops: Set<String> = []
    ) throws(FlowWords.Problem) -> String {
        guard let first = peek else { throw FlowWords.Problem(end, question) }
        if first.kind == .quoted {
            next += 1
            if first.text.isEmpty, !mayBeEmpty { throw FlowWords.Problem(first.offset, question) }
            return first.text
        }
        var parts: [String] = []
        while let word = peek, word.kind != .quoted, !stops.contains(word.text) {
            if word.kind == .plain {
                parts.append(word.text)
            } else {
                parts.append((parts.popLast() ?? "") + word.text)
            }
            next += 1
        }
        guard !parts.isEmpty else { throw FlowWords.Problem(first.offset, question) }
        return parts.joined(separator: " ")
    }

    // MARK: Targets

    private mutating func target(until stops: Set<String> = []) throws(FlowWords.Problem) -> FlowTarget {
        let hasAt = take("at")
        if hasAt || isPlace { return .place(x: try length(), y: try secondLength()) }
        let name = try text(
            "What? A title in quotation marks, or a place: at 120, 300 or at 50%, 25%.", mayBeEmpty: false,
            until: stops.union(["number", "for"]))
        guard take("number") else { return .named(name, number: 1) }
        let number = try number("Which? 1 is the topmost.", 1...10_000)
        return .named(name, number: Int(number))
    }

    /// Two numbers without "at".
    private var isPlace: Bool {
        guard next + 2 < words.count, words[next + 1].kind == .comma else { return false }
        return Self.length(words[next]) != nil && Self.length(words[next + 2]) != nil
    }

    private mutating func length() throws(FlowWords.Problem) -> FlowLength {
        guard let word = peek, let length = Self.length(word) else {
            throw FlowWords.Problem(peek?.offset ?? end, "Here comes a number of points, or of percents with %.")
        }
        next += 1
        return length
    }

    private mutating func secondLength() throws(FlowWords.Problem) -> FlowLength {
        guard peek?.kind == .comma else { throw FlowWords.Problem(peek?.offset ?? end, "Here comes a comma.") }
        next += 1
        return try length()
    }

    private static func length(_ word: FlowWord) -> FlowLength? {
        guard word.kind == .plain else { return nil }
        if word.text.hasSuffix("%"), let value = Double(word.text.dropLast()), (0...100).contains(value) {
            return .fraction(value / 100)
        }
        guard let value = Double(word.text), abs(value) <= 100_000 else { return nil }
        return .points(value)
    }
}
