import Foundation

/// The folder `Tests/Fixtures` of this checkout, found from this file's own path.
public let fixturesFolder: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

/// A JSON fixture as Foundation objects; a missing or broken file is a programming error of the test.
public func fixture(_ path: String) -> Any {
    let url = fixturesFolder.appendingPathComponent(path)
    do {
        return try JSONSerialization.jsonObject(with: Data(contentsOf: url), options: [.fragmentsAllowed])
    } catch {
        fatalError("fixture \(path): \(error)")
    }
}
