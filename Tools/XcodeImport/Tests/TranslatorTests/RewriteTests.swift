import Testing

@testable import Translator

@Suite struct RewriteTests {
    @Test(
        "methods get the names that the Swift compiler gives them",
        arguments: [
            ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["_", "at"], "tap:at:"),
            ("tap", ["sender"], "tapWithSender:"),
            ("move", ["to"], "moveTo:"), ("tap", ["atIndex"], "tapAtIndex:"), ("goTo", ["place"], "goToPlace:"),
            ("optionalSender", ["sender"], "optionalSenderWithSender:"), ("f", ["a", "b"], "fWithA:b:"),
            ("f", ["_", "_"], "f::"),
            ("`default`", ["_"], "default:"),
        ] as [(String, [String], String)])
    func selectorNames(_ base: String, _ labels: [String], _ expected: String) {
        #expect(SelectorNames.method(base, labels: labels) == expected)
    }

    @Test("an attribute is blanked byte for byte, so that columns stay")
    func blanking() {
        let input = "class V: UIView {\n    @IBOutlet weak var a: UIView!\n    @objc(x:)\n    func b(_ c: Int) {}\n}\n"
        let output = Golden.translate(input).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(output[1] == "              weak var a: UIView!")
        #expect(output[2] == "             ")
        #expect(output[3] == "    func b(_ c: Int) {}")
    }

    @Test("conditions become true or false by what Xcode would build for the simulator")
    func conditions() {
        let input =
            "#if os(iOS)\n#elseif canImport(AppKit) || DEBUG\n#endif\n#if !targetEnvironment(simulator)\n#endif\n#if compiler(>=5)\n#endif\n"
        let output = Golden.translate(input).text.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(output == ["#if true", "#elseif true", "#endif", "#if false", "#endif", "#if compiler(>=5)", "#endif"])
    }

    @Test("what an inactive branch holds is left alone")
    func inactive() {
        let output = Golden.translate("#if os(macOS)\nclass A: NSObject { @objc func f() {} }\n#endif\n").text
        #expect(output.contains("class A: NSObject { @objc func f() {} }"))
    }

    @Test("a missing module's import becomes what it brings along, and is reported with its place")
    func missingModule() {
        let (text, report) = Golden.translate("import UIKit\n  import WebKit // web\n")
        #expect(text == "import UIKit\n  import UIKit  // web\n")
        #expect(
            report.unsupported == [
                Unsupported(line: 2, column: 3, construct: "import WebKit", reason: "there is no module WebKit")
            ])
    }

    @Test("a selector over several lines keeps its line count")
    func multiLineSelector() {
        let input =
            "import UIKit\nclass V: UIView {\n func f() { x(#selector(\n   go\n )) ; y() }\n @objc func go() {}\n}\n"
        let output = Golden.translate(input).text
        #expect(Golden.lines(Array(output.utf8)) == Golden.lines(Array(input.utf8)))
        #expect(output.contains("Selector(\"go\", V.go)\n\n) ; y()"))
    }

    @Test("an optional closure property is not taken for an optional requirement")
    func optionalClosure() {
        let input =
            "@objc protocol P { @objc optional func done() }\nclass V { var done: (() -> Void)?; func f() { self.done?() } }\n"
        #expect(Golden.translate(input).text.contains("self.done?()"))
    }

    @Test("what an extension overrides of the toolkit's containers replaces their code; of others it is reported")
    func overridesOfTheToolkit() {
        let input =
            "import UIKit\nextension UINavigationController {\n open override var prefersStatusBarHidden: Bool { true }\n"
            + " override public func viewDidLoad() { super.viewDidLoad() }\n}\n"
        let (text, report) = Golden.translate(input)
        #expect(
            text.contains(
                "@_dynamicReplacement(for: prefersStatusBarHidden) var _replacing_prefersStatusBarHidden: Bool"))
        #expect(text.contains("@_dynamicReplacement(for: viewDidLoad())        func _replacing_viewDidLoad()"))
        #expect(report.unsupported.isEmpty)
        let other = Golden.translate("import UIKit\nextension UILabel {\n override var text: String? { nil }\n}\n")
            .report
        #expect(other.unsupported.map(\.line) == [3])
    }

    @Test("swizzling is reported")
    func swizzling() {
        let report = Golden.translate("func f() {\n  method_exchangeImplementations(a, b)\n}\n").report
        #expect(report.unsupported.map(\.line) == [2])
        #expect(report.unsupported.first?.construct == "method_exchangeImplementations")
    }

    @Test("a preview is blanked with all its lines")
    func preview() {
        let output = Golden.translate("#Preview {\n  A()\n}\nlet a = 1\n").text
        #expect(output == "          \n     \n \nlet a = 1\n")
    }

    @Test("a property that notified through Objective-C notifies by an observer")
    func dynamicProperty() {
        let output = Golden.translate("class M: NSObject {\n @objc dynamic var a = 1\n}\n").text
        #expect(
            output.contains(
                "dynamic var a = 1 { didSet { _uikitDidChangeValue(of: self, \"a\", old: oldValue, new: a) } }"))
        #expect(output.contains("class M: _UIObject {"))
    }

    @Test("bytes that are no UTF-8 text are reported, not translated")
    func notText() {
        let result = TargetTranslator(options: TranslationOptions()).translate([
            SourceFile(path: "a.swift", bytes: [0xFF, 0xFE, 10])
        ])
        #expect(result.outputs[0].report.unsupported.first?.reason == "not UTF-8 text")
    }
}

/// Rewrites of what the Objective-C runtime did by name.
@Suite struct NamedMemberTests {
    private func translated(_ text: String) -> (text: String, report: FileReport, entry: String) {
        let output = TargetTranslator(options: TranslationOptions()).translate([
            SourceFile(path: "/p/A.swift", bytes: Array(text.utf8))
        ])
        return (
            String(decoding: output.outputs[0].text, as: UTF8.self), output.outputs[0].report, output.entry
        )
    }

    @Test("asynchronous and throwing methods are called by name, under the names the compiler gives them")
    func effects() {
        let result = translated(
            """
            class A: UIViewController {
                @objc func load() async {}
                @objc func save(_ x: Int) throws {}
                func f() { _ = #selector(load); _ = #selector(save(_:)) }
            }
            """)
        #expect(
            result.text.contains(
                "Selector(\"loadWithCompletionHandler:\", call: { (o: A) in Task { @MainActor in _ = await o.load() } })"
            ))
        #expect(result.text.contains("Selector(\"save:error:\", call: { (o: A, a0: Int) in try? o.save(a0) })"))
        #expect(result.report.unsupported.isEmpty)
    }

    @Test("a key path has the names that @objc gives the properties")
    func keyPaths() {
        let result = translated(
            """
            class B: NSObject { @objc(short) var long = 1 }
            class A: NSObject { @objc var b: B?; @objc(c2) var c = 2
                func f() { _ = #keyPath(A.b.long); _ = #keyPath(c); _ = #keyPath(A.unknown) } }
            """)
        #expect(result.text.contains("\"b.short\""))
        #expect(result.text.contains("\"c2\""))
        #expect(result.text.contains("\"unknown\""))
    }

    @Test("a private class with a name is registered by its own file")
    func privateClasses() {
        let result = translated("@objc(Secret) private class S: UIView {}\n@objc(Open) class O: UIView {}\n")
        #expect(result.text.contains("_uikitRegisterClass(\"Secret\", S.self)"))
        #expect(result.entry.contains("_uikitRegisterPrivateClasses_0()"))
        #expect(result.entry.contains("_uikitRegisterClass(\"Open\", O.self)"))
        #expect(!result.entry.contains("Secret"))
    }

    @Test("an optional property is optional where the type of its owner is written")
    func optionalProperties() {
        let result = translated(
            """
            @objc protocol P { @objc optional var title: String { get } }
            class A: NSObject { weak var delegate: P?; var title = ""
                func f(_ p: P) { print(delegate?.title as Any, p.title as Any, self.delegate!.title as Any, self.title) } }
            """)
        #expect(
            result.text.contains(
                "delegate?._opt_title as Any, p._opt_title as Any, self.delegate!._opt_title as Any, self.title"))
        #expect(result.text.contains("var _opt_title: (String)? { _uikitImplements(self, \"title\") ? title : nil };"))
    }
}
