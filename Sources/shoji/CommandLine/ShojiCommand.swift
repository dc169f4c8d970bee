import Foundation

/// The command line's entry: finds the subcommand, reports errors on standard error, and says how the process shall end.
enum ShojiCommand {
    static let version = "0.1.0"

    /// Runs the tool with the arguments after its name and returns its exit code.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try dispatch(arguments).rawValue
        } catch let error as UsageError {
            Terminal.error(error.message)
            let name = error.subcommand.map { " \($0)" } ?? ""
            Terminal.note("`shoji\(name) --help` shows what is possible.")
            return ExitCode.usage.rawValue
        } catch let error as ToolError {
            Terminal.error(error.message)
            return error.code.rawValue
        } catch {
            Terminal.error("\(error)")
            return ExitCode.failure.rawValue
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitCode {
        guard let first = arguments.first else {
            Terminal.print(Help.overview)
            return .success
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "-h", "--help", "help":
            Terminal.print(rest.first.flatMap { Subcommand(rawValue: $0) }?.help ?? Help.overview)
            return .success
        case "-v", "--version", "version":
            Terminal.print("shoji \(version)")
            return .success
        default:
            break
        }
        guard let subcommand = Subcommand(rawValue: first) else {
            if first.hasPrefix("-") { throw UsageError("There is no option \(first) before a subcommand.") }
            let names = Subcommand.allCases.map(\.rawValue)
            throw UsageError("There is no subcommand \"\(first)\"." + Spelling.hint(first, among: names))
        }
        let parsed = try ArgumentParser(subcommand: subcommand).parse(rest)
        if parsed.wantsHelp {
            Terminal.print(subcommand.help)
            return .success
        }
        switch subcommand {
        case .gallery: return try GalleryCommand.run(parsed)
        case .devices: return try DevicesCommand.run(parsed)
        case .build: return try BuildCommand.run(parsed)
        case .check: return try CheckCommand.run(parsed)
        case .doctor: return try DoctorCommand.run(parsed)
        }
    }
}

/// What the process tells its caller.
enum ExitCode: Int32 {
    case success = 0
    /// Something that was asked for failed; what could be done is done.
    case failure = 1
    /// The app did not compile.
    case doesNotCompile = 2
    /// As in sysexits.h.
    case usage = 64
    case noInput = 66
    case cannotWrite = 73
    /// As a shell reports a process that SIGINT ended.
    case interrupted = 130
}

/// The arguments make no sense.
struct UsageError: Error {
    let message: String
    var subcommand: Subcommand?

    init(_ message: String, in subcommand: Subcommand? = nil) {
        self.message = message
        self.subcommand = subcommand
    }
}

/// A failure that is explained to the user in one message.
struct ToolError: Error {
    let code: ExitCode
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }
}
