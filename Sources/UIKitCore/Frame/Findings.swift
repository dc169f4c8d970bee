/// Faults of the app that the toolkit noticed while it ran, for the console and for the gallery's report.
@MainActor
package enum Findings {
    package enum Kind: String, Sendable {
        case unsatisfiableConstraints
        case layoutLoop
        case ambiguousLayout
        case other
    }

    package struct Finding: Sendable {
        package let kind: Kind
        package let message: String
        /// Class and address of the views that take part.
        package let views: [String]
    }

    /// Everything since the start of the process or the last `removeAll`.
    package private(set) static var all: [Finding] = []

    /// How many of a kind are kept; the rest are counted. Of short ones (`other`) ten times as many.
    package static var limit = Int.max

    private static var messages: Set<String> = []
    /// Of what was only counted, by kind: what tells one from another.
    private static var counted: [Kind: Set<Int>] = [:]
    private static var counts: [Kind: Int] = [:]

    /// What to show: all that were kept, and a line for each kind of which there were more.
    package static var shown: [Finding] {
        let more = counted.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, keys in
            Finding(kind: kind, message: "and \(keys.count) more of the same kind", views: [])
        }
        return all + more
    }

    /// Whether the console hears nothing of them, for tests that make thousands.
    package static var isQuiet = false

    /// Called for each new finding.
    package static var onReport: (@MainActor (Finding) -> Void)?

    package static func report(kind: Kind, message: String, views: [UIView] = []) {
        // What happens again every frame is told once.
        guard !messages.contains(message) else { return }
        if isFull(kind, counting: message.hashValue) { return }
        messages.insert(message)
        counts[kind, default: 0] += 1
        let finding = Finding(kind: kind, message: message, views: views.map(\._briefDescription))
        all.append(finding)
        if !isQuiet { FileHandle.standardError.write(Data((message + "\n").utf8)) }
        onReport?(finding)
    }

    /// Whether so many of a kind were kept that one more is only counted, which this does.
    ///
    /// To be asked before a long message is put together.
    /// - Parameter key: the same for what is the same, so that it counts once.
    package static func isFull(_ kind: Kind, counting key: Int) -> Bool {
        let most =
            kind == .other
            ? limit.multipliedReportingOverflow(by: 10) : (partialValue: limit, overflow: limit == Int.max)
        guard !most.overflow, counts[kind, default: 0] >= most.partialValue else { return false }
        if counted[kind] == nil, !isQuiet {
            let line =
                "There are more than \(most.partialValue) findings of the kind \(kind.rawValue); more are only counted.\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        counted[kind, default: []].insert(key)
        return true
    }

    package static func removeAll() {
        all = []
        messages = []
        counted = [:]
        counts = [:]
    }
}
