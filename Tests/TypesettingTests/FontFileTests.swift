import Foundation
import Testing

@testable import Typesetting

@Suite struct FontFileTests {
    static let inter = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

    @Test("a font file tells its names, weight and style")
    func names() throws {
        let info = try #require(try FontRegistry.inspect(path: Self.inter).first)
        #expect(info.familyName == "Inter")
        #expect(info.postScriptName == "Inter-Bold")
        #expect(info.weight == 0.4)
        #expect(!info.italic)
        #expect(!info.monospaced)
    }

    @Test("a registered font is found by its names")
    func registered() throws {
        try FontRegistry.register(path: "/usr/share/fonts/truetype/firacode/FiraCode-Bold.ttf")
        #expect(FontRegistry.find(named: "FiraCode-Bold")?.familyName == "Fira Code")
        #expect(FontRegistry.find(named: "fira code bold") != nil)
        #expect(FontRegistry.find(named: "No Such Font") == nil)
        let font = Font(FontDescriptor(family: .named("FiraCode-Bold"), size: 20))
        #expect(abs(font.advance(of: "i") - 20 * 1200 / 1950) < 0.1)
        #expect(abs(font.advance(of: "i") - font.advance(of: "W")) < 1e-9)
    }

    @Test("a font file's own line height counts")
    func metrics() {
        let font = Font(FontDescriptor(family: .file(path: Self.inter, index: 0), size: 2816))
        #expect(font.ascender == 2728)
        #expect(font.descender == -680)
    }

    @Test("missing files and other files give an error and the system font")
    func broken() {
        #expect(throws: FontFileError.self) { try FontRegistry.inspect(path: "/nowhere/font.ttf") }
        #expect(throws: FontFileError.self) { try FontRegistry.inspect(path: #filePath) }
        let font = Font(FontDescriptor(family: .file(path: "/nowhere/font.ttf", index: 0), size: 17))
        #expect(font.lineHeight == systemFont(17).lineHeight)
        #expect(font.advance(of: "abc") == systemFont(17).advance(of: "abc"))
    }

    @Test("damaged font files do no harm")
    func damaged() throws {
        let good = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/firacode/FiraCode-Regular.ttf")))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-fonts-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var state: UInt64 = 42
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for round in 0..<40 {
            var bytes = good
            if round % 4 == 0 { bytes = Array(bytes.prefix(random(bytes.count))) }
            // Damage the directory and the tables.
            for _ in 0..<(round * 5 + 1) where !bytes.isEmpty {
                bytes[random(round % 2 == 0 ? min(bytes.count, 2000) : bytes.count)] = UInt8(random(256))
            }
            let path = folder.appendingPathComponent("\(round).ttf").path
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let font = Font(FontDescriptor(family: .file(path: path, index: 0), size: 20))
            _ = font.advance(of: "Hamburg -> fi 日本 é")
            _ = try? FontRegistry.inspect(path: path)
            let text = StyledText("Ab1fi", attributes: TextAttributes(font: font))
            _ = ink(width: 120, height: 40) { TextMeasurer.layout(text, TextConstraints()).draw(in: $0, at: .zero) }
        }
    }
}
