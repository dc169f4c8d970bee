// Takes a full-resolution PNG screenshot of page.html at every screen listed in a gallery.json, with ONE warm headless
// Chromium driven over its debugging pipe (NUL-separated JSON on descriptors 3 and 4). Prints the seconds it took.
// Usage: chromium-gallery PAGE.html GALLERY.json OUT-FOLDER
import Foundation

@main
struct ChromiumGallery {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            print("usage: chromium-gallery PAGE.html GALLERY.json OUT-FOLDER")
            exit(64)
        }
        let page = URL(fileURLWithPath: arguments[1])
        let out = URL(fileURLWithPath: arguments[3])
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        let gallery = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: arguments[2])))
        let screens = Self.screens(gallery)

        let browser = try Browser()
        defer { browser.close() }
        let target = try browser.call("Target.createTarget", ["url": page.absoluteString])
        let session =
            try browser.call(
                "Target.attachToTarget", ["targetId": target["targetId"] as! String, "flatten": true])["sessionId"]
            as! String
        Thread.sleep(forTimeInterval: 1)
        let start = ContinuousClock.now
        for (index, screen) in screens.enumerated() {
            _ = try browser.call(
                "Emulation.setDeviceMetricsOverride",
                ["width": screen.width, "height": screen.height, "deviceScaleFactor": screen.scale, "mobile": true],
                session: session)
            let shot = try browser.call("Page.captureScreenshot", ["format": "png"], session: session)
            let png = Data(base64Encoded: shot["data"] as! String)!
            try png.write(to: out.appendingPathComponent("\(index).png"))
        }
        print(screens.count, (ContinuousClock.now - start) / .seconds(1))
    }

    static func screens(_ gallery: Any) -> [(width: Int, height: Int, scale: Double)] {
        let rows = (gallery as? [String: Any])?["configurations"] as? [[String: Any]] ?? []
        return rows.compactMap { row in
            guard let points = row["points"] as? [Double], points.count == 2 else { return nil }
            return (Int(points[0]), Int(points[1]), row["scale"] as? Double ?? 3)
        }
    }
}

/// One headless Chromium on a pair of named pipes.
final class Browser {
    private let process = Process()
    private let folder: URL
    private let input: FileHandle
    private let output: FileHandle
    private var buffer = Data()
    private var nextID = 0

    struct Failure: Error { var message: String }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let toBrowser = folder.appendingPathComponent("in").path
        let fromBrowser = folder.appendingPathComponent("out").path
        guard mkfifo(toBrowser, 0o600) == 0, mkfifo(fromBrowser, 0o600) == 0 else { throw Failure(message: "mkfifo") }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c",
            "exec chromium-headless-shell --no-sandbox --disable-gpu --hide-scrollbars --remote-debugging-pipe "
                + "--user-data-dir=\(folder.path)/profile about:blank 3<\(toBrowser) 4>\(fromBrowser) 2>/dev/null",
        ]
        try process.run()
        input = try FileHandle(forWritingTo: URL(fileURLWithPath: toBrowser))
        output = try FileHandle(forReadingFrom: URL(fileURLWithPath: fromBrowser))
    }

    func call(_ method: String, _ parameters: [String: Any], session: String? = nil) throws -> [String: Any] {
        nextID += 1
        let id = nextID
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == id else { continue }
            if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    func close() {
        // Waiting for it can hang: its helpers keep the pipes of this process open.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[buffer.index(after: end)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
            }
            let chunk = output.availableData
            guard !chunk.isEmpty else { throw Failure(message: "Chromium closed the pipe") }
            buffer.append(chunk)
        }
    }
}
