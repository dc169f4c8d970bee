import Foundation
import Testing

@testable import FoundationAdditions

/// Rules of `.stringsdict` files (Apple: "Stringsdict File Format") with the plural categories of the Unicode locale data.
@Suite struct PluralFormatTests {
    private func rule(_ format: String, _ variables: [String: [String: String]]) -> [String: Any] {
        var rule: [String: Any] = variables
        rule["NSStringLocalizedFormatKey"] = format
        return rule
    }

    private func text(_ rule: [String: Any], _ language: String, _ arguments: any CVarArg...) -> String {
        PluralFormat.string(rule, language: language, nil, arguments)
    }

    @Test func oneAndOther() {
        let files = rule("%#@n@ left", ["n": ["one": "%d file", "other": "%d files"]])
        #expect(text(files, "en", 1) == "1 file left")
        #expect(text(files, "en", 2) == "2 files left")
        #expect(text(files, "en", 0) == "0 files left")
    }

    @Test func zeroIsUsedForNoneInEveryLanguage() {
        let files = rule("%#@n@", ["n": ["zero": "nothing", "one": "%d file", "other": "%d files"]])
        #expect(text(files, "en", 0) == "nothing")
    }

    /// Polish: 1 one, 2-4 few, 5-21 many, 22 few.
    @Test(arguments: [(1, "plik"), (3, "pliki"), (5, "plików"), (12, "plików"), (22, "pliki")])
    func polishHasThreeForms(count: Int, word: String) {
        let files = rule(
            "%#@n@", ["n": ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"]])
        #expect(text(files, "pl", count) == "\(count) \(word)")
    }

    @Test func severalVariablesTakeTheirArgumentsInTurn() {
        let both = rule(
            "%#@a@ in %#@b@ of %@",
            ["a": ["one": "%d file", "other": "%d files"], "b": ["one": "one folder", "other": "%d folders"]])
        #expect(text(both, "en", 1, 3, "Ada" as NSString) == "1 file in 3 folders of Ada")
        #expect(text(both, "en", 2, 1, "Ada" as NSString) == "2 files in one folder of Ada")
    }

    @Test func placesAreKept() {
        let both = rule("%2$@: %1$#@n@ (100%%)", ["n": ["one": "%d file", "other": "%d files"]])
        #expect(text(both, "en", 1, "Ada" as NSString) == "Ada: 1 file (100%)")
    }

    @Test func variablesInVariables() {
        let nested = rule(
            "%#@n@", ["n": ["one": "%d file%2$#@m@", "other": "%d files%2$#@m@"], "m": ["one": "!", "other": "?"]])
        #expect(text(nested, "en", 2, 1) == "2 files!")
    }

    @Test func whatIsWrongInARuleEndsNothing() {
        #expect(text(rule("%#@n@", [:]), "en", 1) == "")
        #expect(text(rule("%#@n@", ["n": ["other": "%#@n@"]]), "en", 1) == "")
        #expect(text(rule("a %#@n", ["n": ["other": "x"]]), "xx-broken-\u{1F600}", 1).hasPrefix("a "))
        #expect(text(rule("%#@n@ %@ %d %", ["n": ["other": "%s %99$d"]]), "en") == "    ")
        #expect(text([:], "en", 1) == "")
    }

    @Test func ordinaryFormatsAreFoundations() {
        #expect(String(format: "%d of %@", 3, "x" as NSString) == "3 of x")
        #expect(String(format: "%.2f", 1.005) == "1.00")
        #expect(String.localizedStringWithFormat("%@", "a" as NSString) == "a")
    }

    @Test func objectsWithoutArgumentsAreEmpty() {
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
        let timer = Timer()
        #expect(timer.timeInterval >= 0)
        timer.invalidate()
    }
}
