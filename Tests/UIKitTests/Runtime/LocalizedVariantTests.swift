import Foundation
import Testing
import UIKit

@testable import FoundationAdditions

/// Texts for several widths (Apple: `variantFittingPresentationWidth(_:)`) and for kinds of devices.
@Suite(.serialized) struct LocalizedVariantTests {
    private let variants = LocalizedVariants.variants([
        "20": "Send", "25": "Send now", "50": "Send the message now", "x": "?",
    ])

    @Test(arguments: [
        (20, "Send"), (24, "Send"), (25, "Send now"), (49, "Send now"), (50, "Send the message now"),
        (999, "Send the message now"),
    ])
    func theWidestThatFits(width: Int, text: String) {
        #expect(LocalizedVariants.fitting(width, variants) == text)
    }

    @Test func theNarrowestWhereNoneFits() { #expect(LocalizedVariants.fitting(3, variants) == "Send") }

    @Test func aTextWithoutVariantsIsItself() {
        #expect(("Hello" as NSString).variantFittingPresentationWidth(10) == "Hello")
        #expect(LocalizedVariants.fitting(10, []) == nil)
    }

    // On the main actor, as apps that other tests launch there say which device it is.
    @MainActor @Test func devicesChooseTheirTexts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("variants-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("\"Tap\" = \"Tap your phone\";\n\"Plain\" = \"The same\";\n".utf8).write(
            to: folder.appendingPathComponent("Localizable.strings"))
        let list = [
            "Localizable": ["Tap": ["iphone": "Tap your phone", "ipad": "Tap your pad"], "Odd": ["other": "Any"]]
        ]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(
            to: folder.appendingPathComponent("LocalizedDevices.plist"))
        let bundle = try #require(Bundle(path: folder.path))
        let before = LocalizedVariants.devices
        defer { LocalizedVariants.devices = before }
        LocalizedVariants.devices = ["iphone", "other"]
        #expect(NSLocalizedString("Tap", bundle: bundle, comment: "") == "Tap your phone")
        LocalizedVariants.devices = ["ipad", "other"]
        #expect(NSLocalizedString("Tap", bundle: bundle, comment: "") == "Tap your pad")
        #expect(NSLocalizedString("Tap", tableName: nil, bundle: bundle, comment: "") == "Tap your pad")
        #expect(NSLocalizedString("Tap", bundle: bundle, value: "?", comment: "") == "Tap your pad")
        #expect(String(localized: "Tap", bundle: bundle) == "Tap your pad")
        #expect(NSLocalizedString("Odd", bundle: bundle, comment: "") == "Any")
        // The method of the bundle, with literals and variables, as generated code calls it.
        let (table, value) = ("Localizable", "?")
        #expect(bundle.localizedString(forKey: "Tap", value: nil, table: "Localizable") == "Tap your pad")
        #expect(bundle.localizedString(forKey: "Tap", value: "", table: nil) == "Tap your pad")
        #expect(bundle.localizedString(forKey: "Tap", value: value, table: table) == "Tap your pad")
        #expect(bundle.localizedString(forKey: "Plain", value: nil, table: nil) == "The same")
        #expect(bundle.localizedString(forKey: "Unknown", value: value, table: table) == "?")
        let texts = ["Tap": "Tap your phone", "Plain": "The same"]
        #expect(
            LocalizedVariants.table(texts, named: "Localizable", in: folder.path) == [
                "Tap": "Tap your pad", "Plain": "The same", "Odd": "Any",
            ])
        #expect(LocalizedVariants.table(texts, named: "Main", in: folder.path) == texts)
        #expect(NSLocalizedString("Plain", bundle: bundle, comment: "") == "The same")
        #expect(NSLocalizedString("Unknown", bundle: bundle, comment: "") == "Unknown")
        #expect(NSLocalizedString("Unknown", bundle: bundle, value: "Value", comment: "") == "Value")
    }
}
