import Foundation
import Glibc
import StageProtocol
import UIKitCore

/// Puts the app of this process on one device, and does what the driver at the other end of a socket asks.
@MainActor public enum Stage {
    /// Environment variable that holds the path of the driver's socket.
    static let variable = "SHOJI_STAGE"

    /// Runs the app until the driver ends it.
    ///
    /// - Parameters:
    ///   - delegateClass: the app's delegate; nil for none.
    ///   - principalClass: the class of the application object.
    public static func run(
        delegateClass: AnyClass?, principalClass: UIApplication.Type = UIApplication.self
    ) -> Never {
        guard let path = ProcessInfo.processInfo.environment[variable] else {
            let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
            say(
                """
                \(name) is an app; Shoji's tool runs it. For pictures on every device:
                    shoji gallery FOLDER-OF-THE-APP
                """)
            exit(64)
        }
        writeLines()
        // Nobody shall be able to change pictures through the environment of the libraries below.
        for name in ["HB_SHAPER_LIST", "FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "PIXMAN_DISABLE"] { unsetenv(name) }
        MainStack.grow()
        Findings.limit = 100
        if let home = ProcessInfo.processInfo.environment["HOME"] { _ = chdir(home) }
        do {
            let channel = try StageChannel.connect(to: path)
            DriverWatch.start(channel.descriptor)
            try channel.send(StageHello(processIdentifier: getpid(), application: ProcessInfo.processInfo.processName))
            try StageServer(channel, host: StageHost(delegateClass: delegateClass, principalClass: principalClass))
                .serve()
            leave(0)
        } catch .closed {
            leave(0)
        } catch {
            say("The driver cannot be understood: \(error)")
            leave(74)
        }
    }

    /// What an app prints is in its log line by line, also when it then crashes or hangs.
    private static func writeLines() {
        // By name, as Swift takes the variable for one that threads may change.
        guard let output = dlsym(dlopen(nil, RTLD_NOW), "stdout") else { return }
        setvbuf(output.assumingMemoryBound(to: UnsafeMutablePointer<FILE>.self).pointee, nil, _IOLBF, 0)
    }

    /// Ends the process without exit handlers, which have nothing to keep.
    static func leave(_ code: Int32) -> Never {
        fflush(nil)
        _exit(code)
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
