import Foundation
import Testing

@testable import ProjectReader

@Suite struct SettingsTests {
    @Test(
        "references expand with their modifiers",
        arguments: [
            ("$(NAME)", "My App 2"), ("${NAME}", "My App 2"), ("$(NAME:c99extidentifier)", "My_App_2"),
            ("org.$(NAME:rfc1034identifier)", "org.My-App-2"), ("$(NAME:lower)", "my app 2"),
            ("$(KEY_$(WHICH))", "yes"),
            ("$(NONE:default=x)", "x"), ("a$(NONE)b", "ab"), ("$5 $(", "$5 $("), ("$(PATH_:file)", "f.txt"),
            ("$(PATH_:base:upper)", "F"),
        ])
    func expansion(_ text: String, _ expected: String) {
        let settings = BuildSettings(layers: [
            ["NAME": "My App 2", "KEY_ONE": "yes", "WHICH": "ONE", "PATH_": "/a/f.txt"]
        ])
        #expect(settings.expand(text) == expected)
    }

    @Test("inherited means the layers below")
    func inherited() {
        let settings = BuildSettings(layers: [["F": "a"], [:], ["F": "$(inherited) b"], ["F": "$(F) c"]])
        #expect(settings["F"] == "a b c")
    }

    @Test("a condition that holds beats the plain key")
    func conditions() {
        let settings = BuildSettings(layers: [
            [
                "A": "1", "A[sdk=iphonesimulator*]": "2", "A[sdk=macosx*]": "3", "B[config=Debug]": "4",
                "B[config=Release]": "5",
                "C[sdk=iphone*][arch=arm64]": "6", "C": "7",
            ]
        ])
        #expect([settings["A"], settings["B"], settings["C"]] == ["2", "4", "7"])
    }

    @Test("settings that refer to each other in a ring or grow without end come to an end", .timeLimit(.minutes(1)))
    func cycles() {
        var layer = ["A": "$(B)", "B": "x$(A)"]
        for level in 0..<60 { layer["L\(level)"] = "$(L\(level + 1))$(L\(level + 1))y" }
        let settings = BuildSettings(layers: [layer])
        #expect((settings["A"] ?? "").count < 100)
        #expect((settings["L0"] ?? "").utf8.count <= BuildSettings.lengthLimit)
    }

    @Test("configuration files include each other, add to what they inherit, and report what is wrong by line")
    func configurationFile() throws {
        let scratch = try Scratch([
            "a.xcconfig":
                "#include \"sub/b.xcconfig\"\n#include? \"none.xcconfig\"\nFLAGS = $(inherited) -a // comment\nNAME[sdk=iphone*] = phone;\nwhat is this\n#include \"gone.xcconfig\"\n#include \"../../../etc/passwd\"\n",
            "sub/b.xcconfig": "FLAGS = -b\n#include \"../a.xcconfig\"\n",
        ])
        let file = ConfigurationFile(path: scratch.path + "/a.xcconfig", files: SafeFiles(root: scratch.path))
        #expect(file.settings["FLAGS"] == "-b -a")
        #expect(file.settings["NAME[sdk=iphone*]"] == "phone")
        #expect(file.problems.map(\.line) == [2, 5, 6, 7])
        #expect(file.problems[0].message.contains("includes itself"))
        #expect(file.problems[3].message.contains("outside"))
    }

    @Test("the target's settings come over the project's, and its xcconfig between them")
    func layers() throws {
        let sample = SampleProject(
            objects: "F = { isa = PBXFileReference; path = t.xcconfig; sourceTree = \"<group>\"; };", children: "F",
            projectSettings: "A = project; B = project; OTHER_SWIFT_FLAGS = \"-DONE -D TWO -warn\";",
            targetSettings:
                "A = \"$(inherited) target\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, \"$(inherited)\"); SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
        )
        let scratch = try Scratch(["t.xcconfig": "B = file\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = EXTRA\n"])
        let text = sample.text.replacingOccurrences(
            of: "TD = { isa", with: "TD = { baseConfigurationReference = F; isa")
        try scratch.write("App.xcodeproj/project.pbxproj", text)
        let target = try ProjectReader().read(scratch.path).targets[0]
        #expect(target.settings["A"] == "project target")
        #expect(target.settings["B"] == "file")
        #expect(target.swift.compilationConditions == ["DEBUG", "EXTRA", "ONE", "TWO"])
        #expect(target.swift.otherFlags == ["-warn"])
        #expect(target.swift.defaultIsolation == "MainActor")
        #expect(target.moduleName == "My_App")
        #expect(try ProjectReader(configuration: "Release").read(scratch.path).targets[0].swift.version == "6.0")
    }

    @Test("an Info.plist is generated from its keys, under the file's own")
    func infoPlist() throws {
        let sample = SampleProject(
            targetSettings: """
                GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "org.x.$(PRODUCT_NAME:rfc1034identifier)";
                INFOPLIST_KEY_CFBundleDisplayName = "Über App"; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = NO;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
                TARGETED_DEVICE_FAMILY = "1,2"; MARKETING_VERSION = 1.2; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
                """)
        let (project, _) = try sample.read([
            "Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>Mine</key><string>$(PRODUCT_NAME)</string><key>Flag</key><true/><key>One</key><integer>1</integer>
            <key>CFBundleName</key><string>Short</string></dict></plist>
            """
        ])
        let plist = project.targets[0].infoPlist
        #expect(plist["CFBundleIdentifier"] == .string("org.x.My-App"))
        #expect(plist["CFBundleDisplayName"] == .string("Über App"))
        #expect(plist["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"] == .bool(true))
        #expect(
            plist["UISupportedInterfaceOrientations~ipad"]
                == .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")]))
        #expect(plist["UIStatusBarHidden"] == .bool(false))
        #expect(plist["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
        #expect(plist["CFBundleShortVersionString"] == .string("1.2"))
        #expect(plist["Mine"] == .string("My App"))
        #expect(plist["Flag"] == .bool(true))
        #expect(plist["One"] == .integer(1))
        #expect(plist["CFBundleName"] == .string("Short"))
    }
}
