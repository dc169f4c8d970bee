/// A version of iOS, 12 to 26. Devices have the geometry of 15 to 18 before 15, too; only the toolkit's behaviour follows older versions.
struct SystemVersion: Hashable {
    let major: Int
    let text: String

    init(parsing text: String, in subcommand: Subcommand) throws {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let first = parts.first, let major = first, parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }),
            parts.count <= 3
        else { throw UsageError("\"\(text)\" is no system version; write 18 or 18.2.", in: subcommand) }
        guard 12...26 ~= major, !(19...25 ~= major) else {
            throw UsageError("Shoji knows the systems 12 to 18 and 26, not \(text).", in: subcommand)
        }
        self.major = major
        self.text = parts.count == 1 ? "\(major).0" : text
    }

    init(major: Int) {
        self.major = major
        text = "\(major).0"
    }

    /// This version as far as a device can run it. Versions before 15 are kept, to see an app of that time on any device.
    func clamped(to majors: ClosedRange<Int>) -> SystemVersion {
        if majors.contains(major) || major < 15 { return self }
        return SystemVersion(major: min(max(major, majors.lowerBound), majors.upperBound))
    }
}
