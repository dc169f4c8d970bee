import Foundation
import StageProtocol
import Testing

@Suite struct ChannelTests {
    private let path = "/tmp/shoji-c\(UInt32.random(in: 0...UInt32.max))"

    @Test("two ends talk over a socket, and the file goes with the listener")
    func talk() throws {
        var listener: StageListener? = try StageListener(path: path)
        #expect(try listener?.accept() == nil)
        let app = try StageChannel.connect(to: path)
        let driver = try #require(try listener?.accept())
        try app.send(StageHello(processIdentifier: 5, application: "A"))
        #expect(try driver.receive(StageHello.self).application == "A")
        try driver.send(StageRequest(id: 1, command: .dumpTree(path: nil)))
        #expect(try app.receive(StageRequest.self) == StageRequest(id: 1, command: .dumpTree(path: nil)))
        listener = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("a missing answer is a time-out, a gone peer is `closed`")
    func silence() throws {
        let listener = try StageListener(path: path)
        var app: StageChannel? = try StageChannel.connect(to: path)
        let driver = try #require(try listener.accept())
        #expect(throws: StageChannelError.timedOut) {
            try driver.receive(StageReply.self, deadline: .now + .milliseconds(30))
        }
        app = nil
        _ = app
        #expect(throws: StageChannelError.closed) { try driver.receive(StageReply.self, deadline: .now + .seconds(2)) }
        #expect(throws: StageChannelError.closed) {
            for _ in 0..<100 { try driver.send(StageRequest(id: 1, command: .dumpTree(path: nil))) }
        }
    }

    @Test("a socket that is not there, and a path that is too long, are explained")
    func noSocket() {
        #expect(throws: StageChannelError.self) { try StageChannel.connect(to: path) }
        #expect(throws: StageChannelError.self) {
            try StageListener(path: "/tmp/" + String(repeating: "x", count: 200))
        }
    }
}
