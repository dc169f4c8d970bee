import Foundation
import TestSupport
import Testing

@testable import shoji

/// Damaged strings files and catalogs: texts or a message, never harm.
@Suite struct StringFuzzTests {
    private static let strings =
        "/* note */\n\"a\" = \"é %d\";\nb = \"line\\nbreak \\U00e9\";\n\"c\" = (1, 2, {x = y;});\n"
    private static let rules = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %2$#@m@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
        <key>m</key><dict><key>other</key><string>%#@n@</string></dict></dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict>
        </dict></plist>
        """
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Plain": {}, "%lld files": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "new", "value": "%lld files"}}}}},
          "de": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Tippen"}}, "other": {"stringUnit": {"value": "Klicken"}}}}}}},
          "sub": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld",
            "variations": {"plural": {"other": {"stringUnit": {"value": "%arg things"}}}}}}}}}}}
        """

    private static func damaged(_ text: String, _ round: Int, _ dice: inout SeededDice) -> Data {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0...5, using: &dice) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &dice)
            switch round % 4 {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: Array("\"{}();<>%#@".utf8).shuffled(using: &dice), at: place)
            default: bytes = Array(bytes.prefix(place)) + bytes.suffix(Int.random(in: 0..<bytes.count, using: &dice))
            }
        }
        return Data(bytes)
    }

    @Test("damaged strings files")
    func strings() throws {
        let folder = try TemporaryFolder(["note.txt": ""])
        var dice = SeededDice(11)
        for round in 0..<rounds(300) {
            let file = URL(fileURLWithPath: folder.path + "/a.strings")
            try Self.damaged(Self.strings, round, &dice).write(to: file)
            var messages = 0
            let text = StringsFile.normalized(file) { _ in messages += 1 }
            #expect(text != nil || messages > 0)
        }
    }

    @Test("damaged rules become plain texts, and the file of rules stays readable")
    func rules() throws {
        var dice = SeededDice(12)
        for round in 0..<rounds(100) {
            let folder = try TemporaryFolder(["note.txt": ""])
            let app = URL(fileURLWithPath: folder.path)
            try Self.damaged(Self.rules, round, &dice).write(to: app.appendingPathComponent("T.stringsdict"))
            try StringRules.replaceFiles(in: app, developmentRegion: "en") { _ in }
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/T.stringsdict"))
            if let data = FileManager.default.contents(atPath: folder.path + "/" + StringRules.fileName) {
                #expect(throws: Never.self) { try PropertyListSerialization.propertyList(from: data, format: nil) }
            }
        }
    }

    @Test("damaged string catalogs")
    func catalogs() throws {
        var dice = SeededDice(13)
        for round in 0..<rounds(400) {
            let data = Self.damaged(Self.catalog, round, &dice)
            var messages = 0
            guard let catalog = StringCatalog(data, URL(fileURLWithPath: "/T.xcstrings"), warn: { _ in messages += 1 })
            else {
                #expect(messages == 1)
                continue
            }
            for language in ["en", "de", "", "xx"] {
                _ = catalog.strings(in: language)
                _ = catalog.rules(in: language)
            }
        }
    }
}
