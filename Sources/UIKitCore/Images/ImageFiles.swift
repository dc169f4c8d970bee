/// Finds image files and their scale variants.
enum ImageFiles {
    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "PNG", "JPG"]

    /// Where a bundle keeps its files.
    static func folders(of bundle: Bundle) -> [String] {
        var seen = Set<String>()
        return [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }.filter { seen.insert($0).inserted }
    }

    /// The file for `path`, which may lack scale suffix and extension. The variant of the display's scale comes first, then larger
    /// ones, then smaller ones.
    static func find(path: String, displayScale: CGFloat) -> (path: String, scale: CGFloat)? {
        let url = URL(fileURLWithPath: path)
        let isKnown = extensions.contains(url.pathExtension)
        let stem = isKnown ? String(path.dropLast(url.pathExtension.count + 1)) : path
        let endings = isKnown ? [url.pathExtension] : extensions
        if let scale = scaleSuffix(stem) {
            return endings.lazy.map { "\(stem).\($0)" }.first(where: exists).map { ($0, scale) }
        }
        let wanted = Int(displayScale.rounded())
        let order = [1, 2, 3].sorted { rank($0, wanted) < rank($1, wanted) }
        for scale in order {
            for ending in endings {
                let candidate = scale == 1 ? "\(stem).\(ending)" : "\(stem)@\(scale)x.\(ending)"
                if exists(candidate) { return (candidate, CGFloat(scale)) }
            }
        }
        return nil
    }

    static func rank(_ scale: Int, _ wanted: Int) -> Int {
        scale == wanted ? 0 : scale > wanted ? scale : 10 - scale
    }

    private static func scaleSuffix(_ stem: String) -> CGFloat? {
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return nil
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
