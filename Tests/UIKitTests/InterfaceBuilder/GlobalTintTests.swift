import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct GlobalTintTests {
    @Test("the main storyboard's global tint becomes the window's")
    func tint() throws {
        let color =
            "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>"
        let text = InterfaceText.storyboard(InterfaceText.scene())
            .replacingOccurrences(of: "<resources>", with: color + "<resources>")
        let folder = InterfaceFolder(["Main.storyboard": text])
        let harness = AppHarness(root: UIViewController())
        let scene = try #require(harness.window.windowScene)
        let window = MainStoryboard.makeWindow(
            UIStoryboard(name: "Main", bundle: folder.bundle), in: scene, for: nil)
        #expect(window?.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        window?.isHidden = false
        #expect(window?.rootViewController?.view.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(folder.messages.isEmpty)
    }
}
