import Foundation
import Glibc

/// A child process with exactly the files, environment and process group it is given.
final class Subprocess {
    let identifier: pid_t
    /// Most memory the process had at a time, in kilobytes; known once it has ended.
    private(set) var peakMemory = 0
    /// The most that `residentMegabytes` has seen, in kilobytes.
    var seenPeak = 0

    /// How a process ended.
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    /// Starts `executable`.
    ///
    /// - Parameters:
    ///   - log: file that takes standard output and standard error; nil inherits them.
    ///   - errors: file that takes standard error alone.
    ///   - ownSession: makes the process the leader of a session, so that `killSession` reaches its children.
    init(
        _ executable: String, _ arguments: [String], environment: [String: String]? = nil, log: String? = nil,
        errors: String? = nil, ownSession: Bool = false
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let log {
            posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
            if let errors {
                posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
            } else {
                posix_spawn_file_actions_adddup2(&actions, 1, 2)
            }
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        // POSIX_SPAWN_SETSID, which the C library shows to GNU programs only.
        if ownSession { flags |= 0x80 }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGINT, SIGTERM, SIGPIPE, SIGCHLD] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)

        let environment = environment ?? ProcessInfo.processInfo.environment
        let argv = ([executable] + arguments).map { strdup($0) } + [nil]
        let envp = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var pid = pid_t()
        let code =
            executable.contains("/")
            ? posix_spawn(&pid, executable, &actions, &attributes, argv, envp)
            : posix_spawnp(&pid, executable, &actions, &attributes, argv, envp)
        guard code == 0 else {
            throw ToolError(.failure, "Cannot start \(executable): \(String(cString: strerror(code))).")
        }
        identifier = pid
    }

    /// The ending, or nil while the process runs. Afterwards the process is gone.
    func poll() -> Ending? {
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(identifier, &status, WNOHANG, &usage) == identifier else { return nil }
        peakMemory = seenPeak > 0 ? seenPeak : usage.ru_maxrss
        return Self.ending(status)
    }

    func wait() -> Ending {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
        peakMemory = seenPeak > 0 ? seenPeak : usage.ru_maxrss
        return Self.ending(status)
    }

    /// Kills the process, which leads a session, and what it started, also after its own end.
    ///
    /// Not only its group: Foundation's `Process` makes a group for each process it starts.
    func killSession() {
        kill(-identifier, SIGKILL)
        guard let folder = opendir("/proc") else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
            }
            if name > 0, getsid(name) == identifier { kill(name, SIGKILL) }
        }
    }

    private static func ending(_ status: Int32) -> Ending {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    /// Runs a program to its end and returns what it printed.
    static func output(
        of executable: String, _ arguments: [String]
    ) throws -> (ending: Ending, text: String) {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString).txt").path
        defer { unlink(log) }
        let ending = try Subprocess(executable, arguments, log: log).wait()
        return (ending, String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self))
    }

    /// Runs a program to its end and returns what it printed, errors apart.
    static func outputs(
        of executable: String, _ arguments: [String]
    ) throws -> (ending: Ending, output: Data, errors: Data) {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)").path
        defer {
            unlink(base + ".out")
            unlink(base + ".err")
        }
        let ending = try Subprocess(executable, arguments, log: base + ".out", errors: base + ".err").wait()
        return (
            ending, FileManager.default.contents(atPath: base + ".out") ?? Data(),
            FileManager.default.contents(atPath: base + ".err") ?? Data()
        )
    }

    /// Path of a program that can be started by its name.
    static func find(_ program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }
}

/// A signal in words.
func signalName(_ signal: Int32) -> String {
    let names: [Int32: String] = [
        SIGSEGV: "segmentation fault (often endless recursion)",
        SIGILL: "illegal instruction (a Swift runtime check failed)",
        SIGTRAP: "trap (a Swift runtime check failed)", SIGABRT: "abort", SIGBUS: "bus error",
        SIGFPE: "arithmetic error", SIGKILL: "killed", SIGTERM: "terminated",
    ]
    return names[signal].map { "signal \(signal), \($0)" } ?? "signal \(signal)"
}
