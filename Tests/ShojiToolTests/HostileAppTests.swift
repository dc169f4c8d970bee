import Foundation
import TestSupport
import Testing

@testable import shoji

/// Projects that cannot be right: each ends with words about what is wrong.
@Suite(.serialized) struct HostileAppTests {
    private static let plain =
        "import UIKit\n@main class A: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"

    private func project(_ files: [String: String], _ settings: String = "") throws -> ToolFolder {
        try ToolFolder(
            files.merging(["App.xcodeproj/project.pbxproj": ProjectBuildTests.project("App", settings)]) { $1 })
    }

    private func verdict(_ app: ToolFolder) throws -> [String: Any] {
        let run = try app.run("check", app.appPath, "--json")
        return try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    }

    @Test("a project without an entry point is told what to add, by build and by check")
    func noEntryPoint() throws {
        let app = try project(["App/A.swift": "import UIKit\nclass A {}\n"])
        let run = try app.run("build", app.appPath)
        #expect(run.status == ExitCode.doesNotCompile.rawValue && run.errors.contains("@main"), "\(run.errors)")
        #expect(try verdict(app)["verdict"] as? String == "doesNotCompile")
    }

    @Test("a project of Objective-C alone is refused by build and by check")
    func objectiveC() throws {
        let app = try project(["App/main.m": "int main() { return 0; }\n"])
        let run = try app.run("build", app.appPath)
        #expect(run.status == ExitCode.noInput.rawValue && run.errors.contains("only Objective-C"), "\(run.errors)")
        let report = try verdict(app)
        #expect(report["verdict"] as? String == "doesNotCompile" && report["hasNoSource"] as? Bool == true)
    }

    @Test("a check names what storyboards, catalogs and the Info.plist want and the project does not have")
    func references() throws {
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><viewController id="v" customClass="Nobody"/></objects></scene></scenes></document>
            """
        let app = try project(
            [
                "App/A.swift": Self.plain, "App/Other.storyboard": board, "App/Cell.nib": "NIBArchive",
                "App/C.xcassets/a.imageset/Contents.json": "{",
            ], "INFOPLIST_KEY_UIMainStoryboardFile = Main;")
        let report = try verdict(app)
        #expect(report["verdict"] as? String == "runsWithGaps")
        let left = (report["leftOut"] as? [[String: Any]] ?? []).compactMap { $0["what"] as? String }
        for text in ["no storyboard Main", "compiled interface file", "not JSON"] {
            #expect(left.contains { $0.contains(text) }, "\(text): \(left)")
        }
        let unknown = (report["unknownElements"] as? [[String: Any]] ?? []).compactMap { $0["element"] as? String }
        #expect(unknown == ["class Nobody"])
    }

    @Test("a crash in UIKit's words keeps them alone, one that is still telling its story is named a crash")
    func words() throws {
        let log = """
            UIKitCore/Some.swift:26: Fatal error: *** Terminating app due to uncaught exception 'X', reason: 'y'

            *** Signal 4: Backtracing from 0x7f...
            """
        #expect(
            AppLog.detail(of: log, executable: "App")
                == " *** Terminating app due to uncaught exception 'X', reason: 'y'")
        let folder = try TemporaryFolder(["log.txt": log, "other.txt": "fine"])
        #expect(AppLog(path: folder.path + "/log.txt").crashSignal == 4)
        #expect(AppLog(path: folder.path + "/other.txt").crashSignal == nil)
        let thread = """
            *** Program crashed: Illegal instruction at 0x00007f209856df7f ***

              0      0x00007fbd2d3f32a2 _dispatch_assert_queue_fail + 82 in libdispatch.so
              1 [ra] 0x00007fbd2dde0eaa swift_task_isCurrentExecutorWithFlags + 409 in libswift_Concurrency.so
              2 [ra] 0x000055c966fc3206 closure #1 in VC.viewDidLoad() + 213 in App at threads/App/A.swift:10:66
            """
        #expect(
            AppLog.detail(of: thread, executable: "App")
                == " The interface was used from a thread that is not the main thread. It was in closure #1 in VC.viewDidLoad(), A.swift:10."
        )
    }
}
