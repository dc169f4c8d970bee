import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct KeyboardTests {
    private func device(_ width: CGFloat, _ height: CGFloat, homeIndicator: Bool, pad: Bool = false)
        -> DeviceConfiguration
    {
        var device = DeviceConfiguration()
        device.screenBounds = CGRect(x: 0, y: 0, width: width, height: height)
        device.hasHomeIndicator = homeIndicator
        device.idiom = pad ? .pad : .phone
        return device
    }

    @Test("keyboards are as high as measured")
    func heights() {
        func height(_ device: DeviceConfiguration, _ type: UIKeyboardType = .default) -> CGFloat {
            KeyboardMetrics(device, type: type, showsBar: true).height
        }
        let small = device(375, 667, homeIndicator: false)
        #expect(height(small) == 260)
        #expect(height(small, .numberPad) == 216)
        #expect(height(device(667, 375, homeIndicator: false)) == 200)
        #expect(height(device(667, 375, homeIndicator: false), .numberPad) == 162)
        #expect(height(device(390, 844, homeIndicator: true)) == 336)
        #expect(height(device(390, 844, homeIndicator: true), .decimalPad) == 291)
        #expect(height(device(430, 932, homeIndicator: true)) == 346)
        #expect(height(device(430, 932, homeIndicator: true), .phonePad) == 301)
        #expect(height(device(810, 1080, homeIndicator: false, pad: true)) == 320)
        #expect(height(device(1080, 810, homeIndicator: false, pad: true)) == 408)
        #expect(height(device(1032, 1376, homeIndicator: true, pad: true)) == 403)
        #expect(height(device(1376, 1032, homeIndicator: true, pad: true), .numberPad) == 498)
    }

    @Test(
        "a pad's keys stand side by side within the keyboard",
        arguments: [UIKeyboardType.default, .emailAddress, .URL, .numberPad, .numbersAndPunctuation])
    func padKeys(type: UIKeyboardType) {
        let device = device(834, 1210, homeIndicator: true, pad: true)
        let metrics = KeyboardMetrics(device, type: type, showsBar: true)
        let size = CGSize(width: 834, height: metrics.height)
        let keys = KeyboardKeys(
            metrics: metrics, size: size, type: type, returnKey: .default, isShifted: false, isPad: true
        ).keys
        #expect(keys.allSatisfy { CGRect(origin: .zero, size: size).contains($0.frame) })
        for (index, key) in keys.enumerated() {
            #expect(keys[(index + 1)...].allSatisfy { !$0.frame.overlaps(key.frame) })
        }
        #expect(keys.contains { $0.text == " " } && keys.contains { $0.text == "\n" })
        #expect(Set(["delete.left", "face.smiling"]).isSubset(of: keys.compactMap(\.symbol)))
    }

    @Test("a rectangle in user info is found as a value and as NSValue")
    func userInfo() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect)]
        #expect((info["frame"] as? NSValue)?.cgRectValue == rect)
        #expect(info["frame"] as? CGRect == rect)
        #expect((["frame": rect] as [AnyHashable: Any])["frame"] as? NSValue == NSValue(cgRect: rect))
        #expect((["number": NSNumber(value: 3)] as [AnyHashable: Any])["number"] as? CGRect == nil)
    }
}

@MainActor
private final class KeyboardNotes {
    var told: [Notification] = []
}

/// A screen with a field and a view on the keyboard's guide.
private final class KeyboardController: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let bottom = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(bottom)
        bottom.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom.heightAnchor.constraint(equalToConstant: 40),
            bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}

@MainActor @Suite struct KeyboardPresentationTests {
    @Test("the guide follows the keyboard and goes back to the safe area")
    func guide() {
        let controller = KeyboardController()
        let app = AppHarness(root: controller)
        #expect(controller.bottom.frame.maxY == CGFloat(844 - 34))
        controller.field.becomeFirstResponder()
        app.frame()
        #expect(controller.bottom.frame.maxY == CGFloat(844 - 336))
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == CGFloat(844 - 336))
        controller.field.resignFirstResponder()
        app.frame()
        #expect(controller.bottom.frame.maxY == CGFloat(844 - 34))
    }

    @Test("will is told at once, did in the next frame, with the frames on the screen")
    func notifications() throws {
        let controller = KeyboardController()
        let app = AppHarness(root: controller)
        let notes = KeyboardNotes()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let observers = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { notes.told.append(note) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        controller.field.becomeFirstResponder()
        #expect(notes.told.map(\.name) == [names[0]])
        let end = notes.told[0].userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        #expect(end == CGRect(x: 0, y: 844 - 336, width: 390, height: 336))
        #expect(notes.told[0].userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        app.frame()
        #expect(notes.told.map(\.name) == [names[0], names[1]])
        notes.told = []
        controller.field.resignFirstResponder()
        app.frame()
        #expect(notes.told.map(\.name) == [names[2], names[3]])
    }

    @Test("an accessory stands above the keyboard, an input view takes its place")
    func inputViews() {
        let controller = KeyboardController()
        let app = AppHarness(root: controller)
        controller.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        controller.field.becomeFirstResponder()
        #expect(KeyboardPresenter.shared.frame?.height == CGFloat(336 + 44))
        controller.field.inputAccessoryView = nil
        controller.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        controller.field.reloadInputViews()
        #expect(KeyboardPresenter.shared.frame?.height == CGFloat(200 + 34))
        controller.field.resignFirstResponder()
        #expect(KeyboardPresenter.shared.frame == nil)
        withExtendedLifetime(app) {}
    }

    @Test("the keyboard's window is not among the app's")
    func windows() {
        let controller = KeyboardController()
        let app = AppHarness(root: controller)
        controller.field.becomeFirstResponder()
        #expect(UIApplication.shared.windows == [app.window])
        #expect(app.window.isKeyWindow)
    }
}
