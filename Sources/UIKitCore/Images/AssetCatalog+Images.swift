extension AssetCatalog {
    /// The variant that fits best, or the app icon of that name.
    func image(named name: String, traits: AssetTraits) -> UIImage? {
        if let set = set(name, "imageset", list: "images") { return image(of: set, traits) }
        if let set = set(name, "appiconset", list: "images") { return icon(of: set, traits) }
        return nil
    }

    /// Whether the choice depends on more than the scale, so that views must ask again when their traits change.
    func hasVariants(_ name: String) -> Bool {
        guard let set = set(name, "imageset", list: "images") else { return false }
        return set.entries.filter { $0.filename != nil }.count > 1
    }

    private func image(of set: Set, _ traits: AssetTraits) -> UIImage? {
        let entries = set.entries.filter { $0.filename != nil }
        for entry in AssetEntry.best(of: entries, for: traits) {
            guard let image = load(entry, set, traits) else { continue }
            var result = image
            switch set.properties["template-rendering-intent"] as? String {
            case "template": result = result.withRenderingMode(.alwaysTemplate)
            case "original": result = result.withRenderingMode(.alwaysOriginal)
            default: break
            }
            // One variant only, meant for one direction: the other has its mirror image.
            let directions = entries.filter { $0.isLeftToRight || $0.isRightToLeft }
            if !directions.isEmpty, directions.allSatisfy({ $0.isLeftToRight == directions[0].isLeftToRight }) {
                result =
                    directions[0].isLeftToRight
                    ? result.imageFlippedForRightToLeftLayoutDirection()
                    : traits.isRightToLeft ? result : result.withHorizontallyFlippedOrientation()
            }
            return result
        }
        return nil
    }

    private func load(_ entry: AssetEntry, _ set: Set, _ traits: AssetTraits) -> UIImage? {
        guard let file = entry.filename else { return nil }
        guard let data = set.data(file) else {
            Self.report(set, file, "it is not there, or no regular file")
            return nil
        }
        var image: UIImage
        if let bitmap = UIImage(data: data, scale: entry.scale ?? 1) {
            image = bitmap
        } else if let drawing = VectorPicture(data),
            let picture = drawing.image(size: drawing.size, scale: traits.scale)
        {
            // A drawing for one scale is measured in its pixels.
            var details = UIImage.Traits()
            if set.properties["preserves-vector-representation"] as? Bool == true { details.drawing = drawing }
            image = UIImage(content: .bitmap(picture), scale: traits.scale, orientation: .up, details: details)
        } else {
            Self.report(set, file, Self.reason(data))
            return nil
        }
        if let resizing = entry.resizing { image = sliced(image, resizing, scale: entry.scale ?? image.scale) }
        if let insets = entry.alignmentInsets {
            image = image.withAlignmentRectInsets(Self.insets(insets, scale: entry.scale ?? image.scale))
        }
        return image
    }

    private static func reason(_ data: Data) -> String {
        do { _ = try CGImage.decode(data) } catch { return String(describing: error) }
        return "it is no picture"
    }

    private nonisolated(unsafe) static var reported: Swift.Set<String> = []
    private static let reportLock = NSLock()

    /// Tells once of a file that cannot be shown.
    private static func report(_ set: Set, _ file: String, _ reason: String) {
        guard reportLock.withLock({ reported.insert(set.folder + "/" + file).inserted }) else { return }
        let name = URL(fileURLWithPath: set.folder).lastPathComponent
        let message = "The image \(name)/\(file) cannot be shown: \(reason)."
        guard Thread.isMainThread else { return NSLog("%@", message) }
        MainActor.assumeIsolated { Findings.report(kind: .other, message: message) }
    }

    /// Slices are in pixels of the file.
    private func sliced(_ image: UIImage, _ resizing: [String: Any], scale: CGFloat) -> UIImage {
        let caps = resizing["cap-insets"] as? [String: Any] ?? resizing["capInsets"] as? [String: Any] ?? [:]
        let center = resizing["center"] as? [String: Any] ?? [:]
        return image.resizableImage(
            withCapInsets: Self.insets(caps, scale: scale),
            resizingMode: center["mode"] as? String == "tile" ? .tile : .stretch)
    }

    private static func insets(_ values: [String: Any], scale: CGFloat) -> UIEdgeInsets {
        func points(_ key: String) -> CGFloat {
            let number = values[key] as? Double ?? Double(values[key] as? Int ?? 0)
            return abs(number) <= 100_000 ? CGFloat(number) / max(scale, 1) : 0
        }
        return UIEdgeInsets(top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
    }

    /// The icon as a home screen shows it: 60 points on a phone, 76 on a pad.
    private func icon(of set: Set, _ traits: AssetTraits) -> UIImage? {
        let side: CGFloat = traits.isPad ? 76 : 60
        let entries = AssetEntry.best(of: set.entries.filter { $0.filename != nil }, for: traits)
        let order = entries.sorted { a, b in
            let (x, y) = ((a.pointSize ?? 0) * (a.scale ?? 1), (b.pointSize ?? 0) * (b.scale ?? 1))
            let wanted = side * traits.scale
            return (x >= wanted ? x : 100_000 - x) < (y >= wanted ? y : 100_000 - y)
        }
        for entry in order {
            guard let file = entry.filename, let data = set.data(file), let image = UIImage(data: data) else {
                continue
            }
            guard image.size.width > 0 else { continue }
            return UIGraphicsImageRenderer(
                size: CGSize(width: side, height: side), format: Self.format(traits.scale)
            ).image { _ in image.draw(in: CGRect(x: 0, y: 0, width: side, height: side)) }
        }
        return nil
    }

    private static func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
