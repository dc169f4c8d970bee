import Foundation
import Testing
import UIKit

/// Hostile asset catalogs: what is not understood is left out, nothing outside of the catalogs is read, and the app lives on.
@MainActor @Suite struct AssetCatalogFuzzTests {
    /// Linear congruential: the same mutations on every run.
    private struct Random {
        var state: UInt64
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
    }

    private static let images = """
        {"images": [
          {"idiom": "universal", "filename": "a.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
             "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}, "alignment-insets": {"top": 1, "left": 2}},
          {"idiom": "iphone", "filename": "a.png", "scale": "2x", "size": "60x60", "language-direction": "left-to-right",
           "width-class": "compact", "height-class": "regular", "display-gamut": "sRGB", "subtype": "retina4"},
          {"idiom": "universal", "filename": "v.svg"}, {"idiom": "universal", "filename": "a.png", "scale": "3x"}],
         "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true,
           "provides-namespace": true}}
        """
    private static let colors = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0x11", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
           "color": {"color-space": "gray-gamma-22", "components": {"white": "0.3", "alpha": 1}}},
          {"idiom": "ipad", "color": {"platform": "ios", "reference": "systemRedColor"}}]}
        """
    private static let data = """
        {"data": [{"idiom": "universal", "filename": "d.txt", "universal-type-identifier": "public.plain-text"}]}
        """
    private static let kinds = [
        ("imageset", images), ("appiconset", images), ("colorset", colors), ("dataset", data),
        ("symbolset", images.replacingOccurrences(of: "\"images\"", with: "\"symbols\"")),
    ]
    private static let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><path id=\"Regular-M\" d=\"M0 0h4v4z\"/></svg>"

    private static let hostile: [Any] = [
        NSNull(), true, -1, 1e308, 4_000_000_000, "", "nan", "-inf", "1e999", "0x-1", "0xFFFFFFFFFFFFFFFFFFFF",
        "99999999x",
        "0.0000001x", "..", "../secret.png", "/etc/hostname", "a\u{0}.png", String(repeating: "y", count: 70_000),
        [Any](), [String: Any](), [[[["red": [1]]]]], ["scale": ["2x"]],
    ]

    /// Every copy of a value in which one part is replaced by `part`.
    private func variants(of value: Any, with part: Any) -> [Any] {
        var result = [part]
        if let list = value as? [Any] {
            for index in list.indices {
                result += variants(of: list[index], with: part).map { new in
                    var copy = list
                    copy[index] = new
                    return copy
                }
            }
        } else if let fields = value as? [String: Any] {
            for key in fields.keys.sorted() {
                result += variants(of: fields[key]!, with: part).map { new in
                    var copy = fields
                    copy[key] = new
                    return copy
                }
            }
        }
        return result
    }

    private func put(_ contents: Data, _ name: String, _ kind: String, in folder: CatalogFolder) throws {
        try folder.write("\(name).\(kind)/Contents.json", contents)
        try folder.write("\(name).\(kind)/a.png", Self.dot)
        try folder.write("\(name).\(kind)/v.svg", Self.drawing)
        if kind == "dataset" { try folder.write("\(name).\(kind)/d.txt", "text") }
    }

    private static let dot = CatalogFolder.picture(4)

    /// Asks for a name in every way and draws what there is.
    private func exercise(_ names: [String], in folder: CatalogFolder) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format)
        _ = renderer.image { context in
            for name in names {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let traits = UITraitCollection(traitsFrom: [
                        UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 2),
                    ])
                    if let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits) {
                        #expect(image.size.width <= 4096 && image.size.height <= 4096, "\(name)")
                        image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 6))
                        _ = image.alignmentRectInsets
                    }
                    if let color = UIColor(named: name, in: folder.bundle, compatibleWith: traits) {
                        color.resolvedColor(with: traits).setFill()
                        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                    }
                }
                #expect(folder.data(name).map { $0 == Data("text".utf8) } ?? true, "\(name)")
            }
        }
    }

    @Test("a value of the wrong type or without sense, wherever it stands, is left out", arguments: 0..<5)
    func wrongTypes(kind index: Int) throws {
        let (kind, text) = Self.kinds[index]
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let folder = try CatalogFolder()
        var names: [String] = []
        var random = Random(state: UInt64(index))
        for part in Self.hostile {
            for variant in variants(of: value, with: part) {
                guard JSONSerialization.isValidJSONObject(variant), random.next(kind == "dataset" ? 4 : 12) == 0 else {
                    continue
                }
                names.append("v\(names.count)")
                try put(JSONSerialization.data(withJSONObject: variant), names.last!, kind, in: folder)
            }
        }
        #expect(names.count > 5)
        exercise(names, in: folder)
    }

    @Test("damaged contents are as if the set were not there or lacked a part", arguments: 0..<5)
    func mutations(kind index: Int) throws {
        let (kind, text) = Self.kinds[index]
        let folder = try CatalogFolder()
        var random = Random(state: 77 + UInt64(index))
        let names = (0..<30).map { "m\($0)" }
        for name in names {
            var bytes = Array(text.utf8)
            for _ in 0...random.next(3) where bytes.count > 8 {
                let place = random.next(bytes.count)
                switch random.next(5) {
                case 0: bytes[place] = UInt8(random.next(256))
                case 1: bytes.removeSubrange(place..<min(place + random.next(20), bytes.count))
                case 2: bytes.insert(contentsOf: bytes[place..<min(place + random.next(60), bytes.count)], at: place)
                case 3: bytes.insert(UInt8(random.next(10) + 48), at: place)
                default: if random.next(4) == 0 { bytes = Array(bytes[..<place]) }
                }
            }
            try put(Data(bytes), name, kind, in: folder)
        }
        exercise(names, in: folder)
    }

    @Test("other encodings, nothing at all, deep nesting and huge keys are survived")
    func encodings() throws {
        let folder = try CatalogFolder()
        let contents: [(String, Data)] = [
            ("empty", Data()), ("zeros", Data(count: 5000)), ("utf16", Self.images.data(using: .utf16)!),
            ("mark", Data([0xEF, 0xBB, 0xBF]) + Data(Self.images.utf8)),
            ("latin", Data([0x7B, 0x22, 0xE9, 0x22, 0x7D])),
            ("deep", Data((String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)).utf8)),
            ("deepObject", Data(String(repeating: "{\"images\":", count: 50_000).utf8)),
            ("keys", Data("{\"\(String(repeating: "k", count: 2_000_000))\": 1, \"images\": []}".utf8)),
            ("many", Data("{\"images\": [\(Array(repeating: "{}", count: 50_000).joined(separator: ","))]}".utf8)),
            ("number", Data("{\"images\": [{\"scale\": 1\(String(repeating: "0", count: 4000))}]}".utf8)),
            ("huge", Data(Self.images.utf8) + Data(repeating: 32, count: 5 << 20)),
        ]
        for (name, data) in contents { try put(data, name, "imageset", in: folder) }
        exercise(contents.map(\.0), in: folder)
        // Mark or UTF-16, it is JSON.
        #expect(folder.image("utf16") != nil)
        #expect(folder.image("huge") == nil)
    }

    @Test("nothing outside of the catalogs is read, whatever names it or links to it")
    func outside() throws {
        let folder = try CatalogFolder()
        let outside = folder.url.deletingLastPathComponent().appendingPathComponent("secret")
        let set = outside.appendingPathComponent("Set.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let secret = CatalogFolder.picture(77)
        try secret.write(to: set.appendingPathComponent("a.png"))
        let json = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}"
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        func named(_ file: String) -> String { json.replacingOccurrences(of: "a.png", with: file) }

        try folder.write("climb.imageset/Contents.json", named("../../../secret/Set.imageset/a.png"))
        try folder.write(
            "absolute.imageset/Contents.json", named(set.path.replacingOccurrences(of: "/", with: "\\/") + "\\/a.png"))
        try folder.write("file.imageset/Contents.json", json)
        try folder.link("file.imageset/a.png", to: set.path + "/a.png")
        try folder.link("contents.imageset/Contents.json", to: set.path + "/Contents.json")
        try folder.write("contents.imageset/a.png", secret)
        try folder.link("whole.imageset", to: set.path)
        try folder.link("Group", to: outside.path)
        try folder.link("Ring/Ring", to: folder.catalog.path)
        try folder.write("data.dataset/Contents.json", "{\"data\": [{\"filename\": \"x\", \"idiom\": \"universal\"}]}")
        try folder.link("data.dataset/x", to: "/etc/hostname")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/Linked.xcassets", withDestinationPath: outside.path)
        for name in ["climb", "absolute", "file", "contents", "whole", "Set", "Group/Set"] {
            #expect(folder.image(name) == nil, "\(name)")
        }
        #expect(folder.data("data") == nil)
    }

    @Test("a pipe, a folder in a file's place and folders without end do not hold the app up")
    func strangeFiles() throws {
        let folder = try CatalogFolder()
        let json = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}"
        try folder.write("pipe.imageset/Contents.json", json)
        #expect(mkfifo(folder.catalog.path + "/pipe.imageset/a.png", 0o600) == 0)
        try folder.write("other.imageset/x", "")
        #expect(mkfifo(folder.catalog.path + "/other.imageset/Contents.json", 0o600) == 0)
        try folder.write("folder.imageset/Contents.json", json)
        try folder.write("folder.imageset/a.png/inner", "")
        try folder.write(String(repeating: "d/", count: 60) + "low.imageset/Contents.json", json)
        for name in ["pipe", "other", "folder", "low"] { #expect(folder.image(name) == nil, "\(name)") }
    }

    @Test("drawings read nothing but themselves, and have no size without bounds")
    func drawings() throws {
        let folder = try CatalogFolder()
        let file = folder.url.appendingPathComponent("secret.png")
        try CatalogFolder.picture(8, .green).write(to: file)
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        let lolEntities = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
            .joined()
        let drawings: [(String, String)] = [
            (
                "path",
                "\(head) width=\"8\" height=\"8\"><image xlink:href=\"\(file.path)\" width=\"8\" height=\"8\"/></svg>"
            ),
            (
                "url",
                "\(head) width=\"8\" height=\"8\"><image xlink:href=\"file://\(file.path)\" width=\"8\" height=\"8\"/></svg>"
            ),
            (
                "beside",
                "\(head) width=\"8\" height=\"8\"><image xlink:href=\"../../secret.png\" width=\"8\" height=\"8\"/></svg>"
            ),
            (
                "entity",
                "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>\(head) width=\"8\" height=\"8\"><text y=\"8\">&e;</text></svg>"
            ),
            (
                "laughs",
                "<!DOCTYPE svg [<!ENTITY l0 \"l\">\(lolEntities)]>\(head) width=\"8\" height=\"8\"><text>&l9;</text></svg>"
            ),
            ("ring", "\(head) width=\"8\" height=\"8\"><g id=\"a\"><use xlink:href=\"#a\"/></g></svg>"),
            ("wide", "\(head) width=\"1e9\" height=\"1e9\"/>"), ("minus", "\(head) width=\"-5\" height=\"8\"/>"),
            ("nan", "\(head) viewBox=\"nan 0 inf 1e400\"/>"), ("none", "<svg"),
            ("cut", "\(head) width=\"8\" height=\"8\"><path d=\"M0"),
            ("deep", "\(head) width=\"8\" height=\"8\">" + String(repeating: "<g>", count: 30_000)),
            (
                "blur",
                "\(head) width=\"8\" height=\"8\"><filter id=\"f\"><feGaussianBlur stdDeviation=\"1e9\"/></filter><rect filter=\"url(#f)\" width=\"8\" height=\"8\"/></svg>"
            ),
        ]
        for (name, text) in drawings {
            try folder.write(
                "\(name).imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"v.svg\"}]}")
            try folder.write("\(name).imageset/v.svg", text)
        }
        exercise(drawings.map(\.0), in: folder)
        for name in ["path", "url", "beside", "entity"] {
            guard let pixels = folder.image(name)?.cgImage?.dataProvider?.data as Data? else { continue }
            #expect(pixels.allSatisfy { $0 == 0 }, "\(name)")
        }
        for name in ["wide", "minus", "none"] { #expect(folder.image(name) == nil, "\(name)") }
    }

    @Test("damaged PDF files are survived")
    func documents() throws {
        let text = """
            %PDF-1.4
            1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
            2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
            3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 8 8] /Contents 4 0 R>> endobj
            4 0 obj <</Length 22>> stream
            1 0 0 rg 0 0 8 8 re f
            endstream endobj
            trailer <</Root 1 0 R>>
            %%EOF

            """
        let folder = try CatalogFolder()
        var random = Random(state: 5)
        var names = ["whole"]
        func put(_ name: String, _ bytes: [UInt8]) throws {
            try folder.write(
                "\(name).imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"v.pdf\"}]}")
            try folder.write("\(name).imageset/v.pdf", Data(bytes))
        }
        try put("whole", Array(text.utf8))
        for index in 0..<25 {
            var bytes = Array(text.utf8)
            for _ in 0...random.next(4) {
                let place = 8 + random.next(bytes.count - 8)
                if random.next(3) == 0 {
                    bytes[place] = UInt8(random.next(256))
                } else {
                    bytes[place] = UInt8(48 + random.next(10))
                }
            }
            names.append("p\(index)")
            try put("p\(index)", bytes)
        }
        #expect(folder.image("whole")?.size == CGSize(width: 8, height: 8))
        exercise(names, in: folder)
    }
}
