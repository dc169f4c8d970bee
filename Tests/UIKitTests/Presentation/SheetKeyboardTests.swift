import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct SheetKeyboardTests {
    private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
        var changes = 0
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { changes += 1 }
    }

    private final class Content: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        /// The sheet in the window.
        var frame: CGRect { view.convert(view.bounds, to: nil) }
    }

    private func sheet(
        _ device: DeviceConfiguration = .phone(), _ change: (UISheetPresentationController?) -> Void
    ) -> (FingerStage, Content) {
        let presenter = UIViewController()
        let stage = FingerStage(device, root: presenter)
        let content = Content()
        change(content.sheetPresentationController)
        presenter.present(content, animated: false)
        stage.settle()
        return (stage, content)
    }

    @Test("a sheet of medium height stands on the keyboard of its field and goes down with it")
    func medium() throws {
        let (stage, content) = sheet { $0?.detents = [.medium()] }
        let before = content.frame
        content.field.becomeFirstResponder()
        stage.settle()
        let keyboard = try #require(KeyboardPresenter.shared.frame)
        let safe = stage.harness.window.safeAreaInsets.bottom
        #expect(content.frame.minY == before.minY - (keyboard.height - safe))
        #expect(content.frame.maxY == before.maxY)
        #expect(keyboard.minY - content.frame.minY == before.height - safe)
        content.field.resignFirstResponder()
        stage.settle()
        #expect(content.frame == before)
    }

    @Test("where it has a higher detent it goes there for as long as there is a keyboard; the app's choice stays")
    func large() {
        let watcher = Watcher()
        let (stage, content) = sheet {
            $0?.detents = [.medium(), .large()]
            $0?.delegate = watcher
        }
        let before = content.frame
        content.field.becomeFirstResponder()
        stage.settle()
        let safe = stage.harness.window.safeAreaInsets.top
        #expect(content.frame.minY == safe + 10)
        #expect(content.sheetPresentationController?.selectedDetentIdentifier == nil)
        content.field.resignFirstResponder()
        stage.settle()
        #expect(content.frame == before)
        #expect(watcher.changes == 0)
    }

    @Test("drawn down from there it lets the keyboard go and rests at its lower detent")
    func dragged() {
        let watcher = Watcher()
        let (stage, content) = sheet {
            $0?.detents = [.medium(), .large()]
            $0?.delegate = watcher
        }
        let before = content.frame
        content.field.becomeFirstResponder()
        stage.settle()
        stage.drag((300, 160), (300, 480))
        #expect(!content.field.isFirstResponder)
        #expect(content.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(content.frame == before)
        #expect(watcher.changes == 1)
    }

    @Test("a sheet in the middle of a pad goes up until it is clear of the keyboard")
    func form() throws {
        var device = DeviceConfiguration.pad()
        device.turn()
        let (stage, content) = sheet(device) {
            $0?.presentedViewController.modalPresentationStyle = .formSheet
        }
        let before = content.frame
        content.field.becomeFirstResponder()
        stage.settle()
        let keyboard = try #require(KeyboardPresenter.shared.frame)
        #expect(before.maxY > keyboard.minY)
        #expect(content.frame.minY < before.minY)
        #expect(content.frame.size == before.size)
        #expect(content.frame.maxY == keyboard.minY || content.frame.minY <= CGFloat(24))
    }
}
