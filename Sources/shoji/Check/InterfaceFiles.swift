import Foundation

/// Elements of storyboards and xibs that the kit's reader has no word for.
struct InterfaceFiles {
    struct Unknown: Codable {
        var element: String
        var places: [CompilerErrors.Place]
    }

    /// Every text that the reader's sources mention.
    private let known: Set<String>
    var isEmpty: Bool { known.isEmpty }

    /// - Parameter sources: the folder of the kit's modules.
    init(sources: URL) {
        var known: Set<String> = []
        let folder = sources.appendingPathComponent("UIKitCore/InterfaceBuilder")
        for file in SourceFolderReader.filesInside(folder) where file.pathExtension == "swift" {
            guard let data = try? Data(contentsOf: file) else { continue }
            let parts = String(decoding: data, as: UTF8.self).split(
                separator: "\"", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() where index % 2 == 1 && part.count < 60 {
                known.insert(String(part))
            }
        }
        self.known = known
    }

    /// Elements that say something to Interface Builder alone.
    private static let editorOnly: Set<String> = [
        "document", "device", "adaptation", "dependencies", "deployment", "development", "plugIn", "capability",
        "point",
        "resources", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "simulatedStatusBarMetrics",
        "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedNavigationBarMetrics",
        "simulatedTabBarMetrics",
        "simulatedToolbarMetrics", "refreshControl", "designable", "classes", "relationships", "relationship",
        "customFonts", "objects", "scenes", "scene", "placeholder", "exit", "xcodeAnnotation", "nil", "null",
        "systemColor",
        "namedColor", "image", "accessibility",
    ]

    func unknown(in file: String) -> [Unknown] {
        guard let data = FileManager.default.contents(atPath: file), data.count < 64 << 20 else { return [] }
        var found: [String: [CompilerErrors.Place]] = [:]
        var line = 1
        var index = data.startIndex
        while index < data.endIndex {
            let byte = data[index]
            if byte == 10 { line += 1 }
            index = data.index(after: index)
            guard byte == UInt8(ascii: "<") else { continue }
            var name = ""
            while index < data.endIndex, name.utf8.count < 80 {
                let scalar = Unicode.Scalar(data[index])
                guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else { break }
                name.unicodeScalars.append(scalar)
                index = data.index(after: index)
            }
            if name.isEmpty || known.contains(name) || Self.editorOnly.contains(name) { continue }
            found[name, default: []].append(.init(file: file, line: line))
        }
        return found.map { Unknown(element: $0.key, places: $0.value) }.sorted { $0.element < $1.element }
    }
}
