import Foundation
import StageProtocol
import Testing

@Suite struct FramingTests {
    private static var configuration: StageConfiguration {
        StageConfiguration(
            deviceName: "iPhone 16 Pro", idiom: "phone", orientation: "portrait",
            screenSize: CGSize(width: 402, height: 874), scale: 3,
            windowFrame: CGRect(x: 0, y: 0, width: 402, height: 874), safeArea: .init(top: 62, bottom: 34),
            horizontalSizeClass: "compact", verticalSizeClass: "regular")
    }

    private static var commands: [StageCommand] {
        [
            .configure(configuration), .resize(configuration), .advance(seconds: 0.25), .settle(frames: 60),
            .capture(path: "/tmp/ü \"quoted\".png", overlays: true), .dumpTree(path: nil), .quit,
        ]
    }

    @Test("every request arrives as it was sent")
    func requests() throws {
        for (index, command) in Self.commands.enumerated() {
            let request = StageRequest(id: index, command: command)
            var buffer = StageFrameBuffer()
            buffer.append(try StageFraming.frame(request))
            let body = try #require(try buffer.next())
            #expect(try StageFraming.decode(StageRequest.self, from: body) == request)
            #expect(try buffer.next() == nil)
        }
    }

    @Test("a message is its length in four little-endian bytes and JSON with sorted keys")
    func layout() throws {
        let bytes = try StageFraming.frame(StageRequest(id: 7, command: .settle(frames: 3)))
        let json = #"{"command":{"settle":{"frames":3}},"id":7}"#
        #expect(Array(bytes.prefix(4)) == [UInt8(json.utf8.count), 0, 0, 0])
        #expect(String(decoding: bytes.dropFirst(4), as: UTF8.self) == json)
    }

    @Test("messages come out whole however their bytes are cut", arguments: [1, 2, 3, 5, 64, 4096])
    func pieces(size: Int) throws {
        let requests = Self.commands.enumerated().map { StageRequest(id: $0.offset, command: $0.element) }
        let bytes = try requests.flatMap { try StageFraming.frame($0) }
        var buffer = StageFrameBuffer()
        var received: [StageRequest] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            buffer.append(bytes[start..<min(start + size, bytes.count)])
            while let body = try buffer.next() {
                received.append(try StageFraming.decode(StageRequest.self, from: body))
            }
        }
        #expect(received == requests)
    }

    @Test("an announced length beyond the limit is refused at once")
    func tooLong() {
        var buffer = StageFrameBuffer()
        buffer.append([0xff, 0xff, 0xff, 0x7f])
        #expect(throws: StageChannelError.tooLong(0x7fff_ffff)) { _ = try buffer.next() }
    }

    @Test("bytes that are not a message give an error and no crash")
    func garbage() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            #expect(throws: StageChannelError.self) { try StageFraming.decode(StageRequest.self, from: bytes) }
        }
        for text in [
            "", "null", "[]", "{}", #"{"id":1}"#, #"{"id":1,"command":{"fly":{}}}"#,
            #"{"id":"x","command":{"quit":{}}}"#,
        ] {
            #expect(throws: StageChannelError.self) {
                try StageFraming.decode(StageRequest.self, from: Array(text.utf8))
            }
        }
    }

    @Test("a view tree keeps every value")
    func tree() throws {
        var label = ViewNode(className: "UILabel", frame: [1, 2, 3, 4.5])
        label.text = "日本語 \u{0} </script>"
        label.constraints = ["<NSLayoutConstraint>"]
        let tree = ViewTree(
            size: CGSize(width: 10, height: 20),
            windows: [ViewNode(className: "UIWindow", frame: [0, 0, 10, 20], children: [label])],
            findings: [LayoutFinding(kind: "layoutLoop", message: "again")])
        let reply = StageReply(id: 1, result: .tree(tree))
        let body = Array(try StageFraming.frame(reply).dropFirst(4))
        #expect(try StageFraming.decode(StageReply.self, from: body) == reply)
    }
}
