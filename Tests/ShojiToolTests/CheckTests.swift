import Foundation
import Testing

@testable import shoji

/// What `shoji check` makes of compiler messages and of the kit's documentation.
@Suite struct CheckTests {
    @Test("compiler errors are sorted by the API that is missing; what follows from them is only counted")
    func errors() {
        let errors = CompilerErrors(
            """
            /p/A.swift:3:9: error: cannot find type 'UIFoo' in scope
            let a: UIFoo
                   ^
            /p/A.swift:3:9: error: cannot find type 'UIFoo' in scope
            /p/B.swift:8:1: error: cannot find type 'UIFoo' in scope
            /p/B.swift:9:14: error: value of type 'UIView?' has no member 'bar' [#group]
            /p/B.swift:9:20: error: cannot infer contextual base in reference to member 'x'
            /p/B.swift:10:3: warning: unused
            /p/B.swift:11:3: error: something else
            """)
        #expect(errors.total == 5)
        #expect(errors.missing.map(\.api) == ["UIFoo", "UIView.bar"])
        #expect(errors.missing[0].uses == 2)
        #expect(errors.missing[1].places == [.init(file: "/p/B.swift", line: 9)])
        #expect(errors.others.map(\.message) == ["something else"])
        #expect(errors.followUps == 1)
    }

    @Test("an override is named by the line that declares it")
    func overrides() throws {
        let folder = try TemporaryFolder(["A.swift": "class A: UIView {\n  override func fooBar(_ x: Int) {}\n}\n"])
        let file = folder.path + "/A.swift"
        let errors = CompilerErrors("\(file):2:17: error: method does not override any method from its superclass\n")
        #expect(errors.missing.map(\.api) == ["override fooBar"])
    }

    @Test("inert members are found in the documentation, with their types")
    func inert() throws {
        let folder = try TemporaryFolder([
            "UIKitCore/A.swift": """
            /// Inert: never shown.
            public struct Whole {
                public var part = 1
            }
            open class Outer: UIView {
                /// Inert: nothing turns.
                open var turns = false
                /// Has an effect.
                open var works = true
                public struct Inner {
                    /// Says a word.
                    ///
                    /// Inert: silent.
                    @MainActor public static func say(_ word: String) {}
                }
            }
            extension Outer.Inner {
                /// Inert: no cases.
                public class func other() {}
            }
            """,
            "shoji/B.swift": "/// Inert: the tool's own\nvar tool = 1",
        ])
        let kit = InertAPI(sources: URL(fileURLWithPath: folder.path))
        #expect(Set(kit.members.keys) == ["Whole", "Outer.turns", "Outer.Inner.say", "Outer.Inner.other"])
        #expect(kit.member("Outer.turns")?.reason == "nothing turns.")
        #expect(kit.member("Whole.part")?.name == "Whole")
        #expect(kit.member("Outer.works") == nil)
    }

    @Test(
        "a symbol's name is found in what the demangler says",
        arguments: [
            ("UIKitCore.UIView.alpha.getter : CoreGraphics.CGFloat", "UIView.alpha"),
            ("static UIKitCore.UIColor.tintColor.getter : UIKitCore.UIColor", "UIColor.tintColor"),
            ("(extension in UIKitCore):UIKitCore.UIView.foo(_: Swift.Int) -> ()", "UIView.foo"),
            ("dispatch thunk of UIKitCore.UIView.draw(__C.CGRect) -> ()", "UIView.draw"),
        ])
    func demangled(text: String, name: String) {
        #expect(UsedSymbols.plain(text) == name)
    }

    @Test("build settings become compiler arguments")
    func settings() throws {
        #expect(ProjectCompiler.languageMode("4.2") == "4.2")
        #expect(ProjectCompiler.languageMode("3.0") == "4")
        #expect(ProjectCompiler.languageMode("5.9") == "5")
        #expect(ProjectCompiler.languageMode("6.0") == "6")
        #expect(ProjectCompiler.featureName("BARE_SLASH_REGEX_LITERALS") == "BareSlashRegexLiterals")
        #expect(ProjectCompiler.featureName("IMPORT_OBJC_FORWARD_DECLS") == "ImportObjcForwardDeclarations")
    }

    @Test(
        "assets have the symbols that Xcode gives them",
        arguments: [
            ("my-image", "Image", "my"), ("AccentColor", "Color", "accent"), ("icon_home", "Image", "iconHome"),
            ("URLIcon", "Image", "urlIcon"), ("ABC", "Image", "abc"), ("2nd", "Image", "_2nd"),
            ("Color", "Color", "color"),
        ])
    func symbols(asset: String, suffix: String, symbol: String) {
        #expect(AssetSymbols.symbol(asset, dropping: suffix) == symbol)
    }
}
