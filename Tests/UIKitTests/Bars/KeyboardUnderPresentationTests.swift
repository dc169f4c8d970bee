import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct KeyboardUnderPresentationTests {
    private final class FieldController: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    private func editing() -> (AppHarness, FieldController) {
        let controller = FieldController()
        let harness = AppHarness(root: controller)
        controller.field.becomeFirstResponder()
        harness.frame()
        return (harness, controller)
    }

    @Test("what edits text gives up the keyboard under an action sheet and gets it again", arguments: [true, false])
    func sheet(isAlert: Bool) {
        let (harness, controller) = editing()
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: isAlert ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
        harness.frame()
        #expect(!controller.field.isFirstResponder)
        #expect(KeyboardPresenter.shared.frame == nil)
        alert.dismiss(animated: true)
        harness.frame()
        harness.frame()
        #expect(controller.field.isFirstResponder)
        controller.field.resignFirstResponder()
    }

    @Test("a field of what is presented has the keyboard; the one below has it afterwards")
    func both() {
        let (harness, controller) = editing()
        let other = FieldController()
        other.modalPresentationStyle = .fullScreen
        controller.present(other, animated: true)
        harness.frame()
        other.field.becomeFirstResponder()
        #expect(other.field.isFirstResponder)
        other.dismiss(animated: true)
        harness.frame()
        harness.frame()
        #expect(controller.field.isFirstResponder)
        controller.field.resignFirstResponder()
    }

    @Test("who had no keyboard does not get it")
    func none() {
        let (harness, controller) = editing()
        controller.field.resignFirstResponder()
        let other = UIViewController()
        controller.present(other, animated: true)
        harness.frame()
        other.dismiss(animated: true)
        harness.frame()
        harness.frame()
        #expect(!controller.field.isFirstResponder)
    }
}
