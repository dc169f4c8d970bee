import Foundation
import Testing

@testable import shoji

/// Strings of projects, made ready for Foundation.
@Suite struct StringFileTests {
    @Test(
        "strings are read in every encoding that Xcode writes",
        arguments: [
            ("utf-8", Data("\"a\" = \"é\";".utf8)),
            ("utf-8 with mark", Data([0xEF, 0xBB, 0xBF]) + Data("\"a\" = \"é\";".utf8)),
            ("utf-16le", Data([0xFF, 0xFE]) + "\"a\" = \"é\";".data(using: .utf16LittleEndian)!),
            ("utf-16be", Data([0xFE, 0xFF]) + "\"a\" = \"é\";".data(using: .utf16BigEndian)!),
            ("utf-16le without mark", "\"a\" = \"é\";".data(using: .utf16LittleEndian)!),
            ("utf-16be without mark", "\"a\" = \"é\";".data(using: .utf16BigEndian)!),
        ])
    func encodings(name: String, data: Data) throws {
        #expect(StringsFile.decoded(data) == "\"a\" = \"é\";")
    }

    @Test("what is no text, and what is nested without end, is named with its line")
    func refused() throws {
        let folder = try TemporaryFolder(["deep.strings": "\n" + String(repeating: "(", count: 5000)])
        let file = URL(fileURLWithPath: folder.path + "/deep.strings")
        var messages: [String] = []
        #expect(StringsFile.normalized(file) { messages.append($0) } == nil)
        let latin = URL(fileURLWithPath: folder.path + "/latin.strings")
        try Data([0x22, 0xE9, 0x22]).write(to: latin)
        #expect(StringsFile.normalized(latin) { messages.append($0) } == nil)
        #expect(messages.count == 2)
        #expect(messages[0].hasPrefix("\(file.path):2: warning: nested too deeply"))
        #expect(messages[1].contains("latin.strings:1: warning: neither UTF-8 nor UTF-16"))
    }

    private let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Plain": {}, "": {},
          "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo \\"du\\""}}}},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}},
          "%1$@ has %2$lld": {"localizations": {"en": {
            "stringUnit": {"value": "%1$@ has %#@n@"},
            "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg thing"}}, "other": {"stringUnit": {"value": "%arg things"}}}}}}}}},
          "Device": {"localizations": {"de": {"variations": {"device": {
            "ipad": {"stringUnit": {"value": "Pad"}}, "iphone": {"stringUnit": {"value": "Telefon"}}}}}}},
          "Odd": {"localizations": {"../../up": {"stringUnit": {"value": "x"}}}}
        }}
        """

    @Test("a string catalog has a table for each language, keys standing for themselves in its own")
    func strings() throws {
        let made = try #require(StringCatalog(Data(catalog.utf8), URL(fileURLWithPath: "/a.xcstrings")) { _ in })
        #expect(made.languages == ["de", "en"])
        let german = try #require(made.strings(in: "de"))
        #expect(german == "\"Hello\" = \"Hallo \\\"du\\\"\";\n")
        let device = try #require(made.rules(in: "de")?["Device"] as? [String: [String: String]])
        #expect(device == ["NSStringDeviceSpecificRuleType": ["ipad": "Pad", "iphone": "Telefon"]])
        let english = try #require(made.strings(in: "en"))
        #expect(english.contains("\"Plain\" = \"Plain\";"))
        #expect(!english.contains("files"))
    }

    @Test("plural variations and substitutions become plural rules")
    func plurals() throws {
        let made = try #require(StringCatalog(Data(catalog.utf8), URL(fileURLWithPath: "/a.xcstrings")) { _ in })
        let rules = try #require(made.rules(in: "en"))
        let files = try #require(rules["%lld files"] as? [String: Any])
        #expect(files["NSStringLocalizedFormatKey"] as? String == "%#@value@")
        let value = try #require(files["value"] as? [String: Any])
        #expect(value["NSStringFormatValueTypeKey"] as? String == "lld")
        #expect(value["one"] as? String == "%lld file")
        let number = (rules["%1$@ has %2$lld"] as? [String: Any])?["n"] as? [String: Any]
        #expect(number?["other"] as? String == "%2$lld things")
        let german = try #require(made.rules(in: "de"))
        #expect(Array(german.keys) == ["Device"])
    }

    @Test("a catalog that is none is named with its file", arguments: ["", "{", "[]", "{\"strings\": 3}", "\u{0}"])
    func noCatalog(text: String) {
        var messages: [String] = []
        #expect(StringCatalog(Data(text.utf8), URL(fileURLWithPath: "/x/a.xcstrings")) { messages.append($0) } == nil)
        #expect(messages.first?.hasPrefix("/x/a.xcstrings:1: warning: not a string catalog") == true)
    }
}
