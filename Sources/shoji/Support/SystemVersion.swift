/// A version of iOS, 15 to 26.
struct SystemVersion: Hashable {
    let major: Int
    let text: String

    init(parsing text: String, in subcommand: Subcommand) throws {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let first = parts.first, let major = first, parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }),
            parts.count <= 3
        else { throw UsageError("\"\(text)\" is no system version; write 18 or 18.2.", in: subcommand) }
        guard 15...26 ~= major, !(19...25 ~= major) else {
            throw UsageError("Shoji knows the systems 15 to 18 and 26, not \(text).", in: subcommand)
        }
        self.major = major
        self.text = parts.count == 1 ? "\(major).0" : text
    }

    init(major: Int) {
        self.major = major
        text = "\(major).0"
    }

    /// This version as far as a device can run it.
    func clamped(to majors: ClosedRange<Int>) -> SystemVersion {
        if majors.contains(major) { return self }
        return SystemVersion(major: min(max(major, majors.lowerBound), majors.upperBound))
    }
}
