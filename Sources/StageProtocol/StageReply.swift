import Foundation

/// The first message on a connection, from the app.
package struct StageHello: Codable, Sendable, Hashable {
    /// Raised whenever a message changes its meaning.
    package static let currentVersion = 1

    package var version = StageHello.currentVersion
    package var processIdentifier: Int32
    package var application: String

    package init(processIdentifier: Int32, application: String) {
        self.processIdentifier = processIdentifier
        self.application = application
    }
}

/// Answer to the request of the same `id`.
package struct StageReply: Codable, Sendable, Hashable {
    package var id: Int
    package var result: StageResult

    package init(id: Int, result: StageResult) {
        self.id = id
        self.result = result
    }
}

package enum StageResult: Codable, Sendable, Hashable {
    case done
    /// Not an answer yet: the app begins this frame, counted from 1, and is not at rest.
    case settling(frame: Int)
    /// Frames that were needed, and whether nothing was left to do.
    case settled(frames: Int, quiet: Bool)
    /// Size of the picture in pixels, and what it took in milliseconds. `changeMilliseconds`: from the last change of the device
    /// until the picture was drawn, without the driver's time; nil if there was no change since the picture before.
    case captured(
        width: Int, height: Int, renderMilliseconds: Double, encodeMilliseconds: Double,
        changeMilliseconds: Double? = nil)
    case tree(ViewTree)
    /// The tree is in the file that was asked for; its findings are repeated here.
    case wroteTree(findings: [LayoutFinding])
    case failed(StageFailure)
}

/// Why a command was not carried out.
package struct StageFailure: Error, Codable, Sendable, Hashable, CustomStringConvertible {
    package enum Kind: String, Codable, Sendable {
        /// The app has to be configured first, or is already.
        case wrongState
        /// The command makes no sense as sent.
        case invalid
        /// What a step of a flow names is not there, or cannot be reached.
        case notFound
        /// The app does not want to be shown this way; not a fault.
        case declined
        /// Reserved for later.
        case unsupported
        /// A file could not be written.
        case fileSystem
    }

    package var kind: Kind
    package var message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    package var description: String { message }
}
