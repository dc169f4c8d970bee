import Testing
import UIKit

@testable import UIKitCore

/// Asks for the keyboard before its view has a window, as many controllers do.
@MainActor
private final class EagerController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let asksEarly: Bool
    private(set) var answer: Bool?

    init(asksEarly: Bool) {
        self.asksEarly = asksEarly
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        if asksEarly { answer = field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !asksEarly { answer = field.becomeFirstResponder() }
    }
}

@MainActor @Suite struct WaitingFirstResponderTests {
    @Test("a field that asks before it has a window has the keyboard once it is shown", arguments: [true, false])
    func pushed(asksEarly: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(root: navigation)
        let controller = EagerController(asksEarly: asksEarly)
        navigation.pushViewController(controller, animated: true)
        harness.frame()
        harness.frame()
        #expect(controller.answer == false || controller.field.window != nil)
        #expect(controller.field.isFirstResponder)
        #expect(KeyboardPresenter.shared.frame != nil)
        controller.field.resignFirstResponder()
    }

    @Test("who gives up, or asks after another did, does not get it")
    func withdrawn() {
        let harness = AppHarness(root: UIViewController())
        let first = UITextField()
        let second = UITextField()
        #expect(!first.becomeFirstResponder())
        #expect(!second.becomeFirstResponder())
        harness.window.addSubview(first)
        #expect(!first.isFirstResponder)
        second.resignFirstResponder()
        harness.window.addSubview(second)
        #expect(!second.isFirstResponder)
    }

    @Test("a disabled field does not become first responder when it gets a window")
    func disabled() {
        let harness = AppHarness(root: UIViewController())
        let field = UITextField()
        field.becomeFirstResponder()
        field.isEnabled = false
        harness.window.addSubview(field)
        #expect(!field.isFirstResponder)
    }
}
