/// Asks an app that waits before its launch for a copy of its process.
package struct StageCopyRequest: Codable, Sendable, Hashable {
    /// Where the copy finds its driver.
    package var socket: String
    /// Replaces environment variables of the copy.
    package var environment: [String: String]
    /// Takes standard output and standard error, at the end of what is there.
    package var log: String

    package init(socket: String, environment: [String: String], log: String) {
        self.socket = socket
        self.environment = environment
        self.log = log
    }
}

/// The copy, a child of the nearest ancestor that adopts orphans; nil if none could be made.
package struct StageCopyReply: Codable, Sendable, Hashable {
    package var processIdentifier: Int32?

    package init(processIdentifier: Int32?) { self.processIdentifier = processIdentifier }
}
