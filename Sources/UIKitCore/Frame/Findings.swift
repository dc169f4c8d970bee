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

    /// Whether the console hears nothing of them, for tests that make thousands.
    package static var isQuiet = false

    /// Called for each new finding.
    package static var onReport: (@MainActor (Finding) -> Void)?

    package static func report(kind: Kind, message: String, views: [UIView] = []) {
        // What happens again every frame is told once.
        guard !all.contains(where: { $0.message == message }) else { return }
        let finding = Finding(kind: kind, message: message, views: views.map(\._briefDescription))
        all.append(finding)
        if !isQuiet { FileHandle.standardError.write(Data((message + "\n").utf8)) }
        onReport?(finding)
    }

    package static func removeAll() { all = [] }
}
