import Foundation

/// The files of a gallery.
struct GalleryWriter {
    let folder: URL

    /// Kept back from a disk that fills up, so that gallery.json can still be written.
    private var reserve: URL { folder.appendingPathComponent(".reserve") }

    /// Refuses a place where a file stands in the way of the gallery's folders.
    func check() throws {
        var place = folder
        var places = ["pictures", "trees", "logs"].map { folder.appendingPathComponent($0) }
        while place.path != "/", place.path != "" {
            places.append(place)
            place.deleteLastPathComponent()
        }
        for place in places {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), !isFolder.boolValue {
                throw ToolError(
                    .cannotWrite, "The gallery cannot go to \(folder.path): \(place.path) is a file, not a folder.")
            }
        }
        if !holdsGallery, let items = try? FileManager.default.contentsOfDirectory(atPath: folder.path), !items.isEmpty
        {
            throw ToolError(
                .cannotWrite,
                "\(folder.path) has files that are no gallery's, and would be overwritten. Choose another folder with --out."
            )
        }
    }

    /// Makes the folders and clears what an earlier gallery left there, unless parts of one gallery share the folder.
    func prepare(rows: Int, keepsOlder: Bool) throws {
        try check()
        do {
            let older = holdsGallery
            for name in ["pictures", "trees", "logs"] {
                let inner = folder.appendingPathComponent(name)
                if older, !keepsOlder { try? FileManager.default.removeItem(at: inner) }
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            }
            try Data(count: 200_000 + rows * 4000).write(to: reserve)
        } catch {
            throw ToolError(.cannotWrite, "Cannot write to \(folder.path): \(reason(error)).")
        }
    }

    /// Whether an earlier gallery is there, finished or killed; only then may its pictures be cleared away.
    private var holdsGallery: Bool {
        let files = FileManager.default
        return files.fileExists(atPath: reserve.path)
            || ["gallery.json", "gallery.js", "pictures"].allSatisfy {
                files.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
    }

    /// Wraps a view tree, which the app wrote as JSON for programs, into a script for the page.
    func writeTreeScript(id: String) throws {
        let json = try Data(contentsOf: folder.appendingPathComponent("trees/\(id).json"))
        let script = Data("shojiTree(\(Self.scriptString(id)),".utf8) + json + Data(");\n".utf8)
        try script.write(to: folder.appendingPathComponent("trees/\(id).js"))
    }

    /// Deletes the files of a picture that the gallery does not show.
    func remove(_ row: GalleryRow) {
        let files = [
            "pictures/\(row.id).png", "trees/\(row.id).json", "trees/\(row.id).js", "logs/\(row.id).txt",
            row.picture, row.viewTree, row.log,
        ]
        for file in files.compactMap(\.self) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
    }

    /// Writes gallery.json, gallery.js and index.html.
    func write(_ document: GalleryDocument) throws {
        try? FileManager.default.removeItem(at: reserve)
        do {
            try JSON.encode(document).write(to: folder.appendingPathComponent("gallery.json"), options: .atomic)
            let script = Data("shojiGallery(".utf8) + (try JSON.encode(document, pretty: false)) + Data(");\n".utf8)
            try script.write(to: folder.appendingPathComponent("gallery.js"), options: .atomic)
            try Data(GalleryPage.html(app: document.app).utf8)
                .write(to: folder.appendingPathComponent("index.html"), options: .atomic)
        } catch {
            throw ToolError(.cannotWrite, "Cannot write the gallery in \(folder.path): \(reason(error)).")
        }
    }

    /// A JavaScript string literal. JSON's is one since ECMAScript 2019.
    private static func scriptString(_ text: String) -> String {
        String(decoding: (try? JSON.encode([text], pretty: false)) ?? Data("[\"\"]".utf8), as: UTF8.self).dropFirst()
            .dropLast() + ""
    }
}
