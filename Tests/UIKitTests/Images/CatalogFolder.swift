import Foundation
import UIKit

/// A folder that passes for a bundle, with asset catalogs; goes when the test ends.
@MainActor
final class CatalogFolder {
    let url: URL
    private(set) lazy var bundle = Bundle(path: url.path)!

    /// - Parameter files: contents by their path in `Assets.xcassets`.
    init(_ files: [String: Data] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)/App.bundle")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, data) in files { try write(path, data) }
    }

    isolated deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    var catalog: URL { url.appendingPathComponent("Assets.xcassets") }

    func write(_ path: String, _ data: Data) throws {
        let file = catalog.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    func link(_ path: String, to target: String) throws {
        let file = catalog.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    }

    func image(_ name: String) -> UIImage? { UIImage(named: name, in: bundle, compatibleWith: nil) }
    func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
    func data(_ name: String) -> Data? { NSDataAsset(name: name, bundle: bundle)?.data }

    /// A square of one colour.
    static func picture(_ side: Int, _ color: UIColor = .red) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
