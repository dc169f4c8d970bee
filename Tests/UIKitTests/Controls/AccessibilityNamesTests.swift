import Foundation
import Testing
import UIKit

@MainActor @Suite struct AccessibilityNamesTests {
    private final class Star: UIView {
        override func accessibilityActivate() -> Bool { true }
        override var accessibilityLabel: String? {
            get { "Star" }
            set {}
        }
    }

    @Test("what is set is kept, and what is not follows from the rest")
    func values() {
        let view = Star(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivate())
        #expect(!UIView().accessibilityActivate())
        #expect(view.accessibilityUserInputLabels == ["Star"])
        #expect(view.accessibilityAttributedLabel?.string == "Star")
        view.accessibilityUserInputLabels = ["Rate", "Star"]
        #expect(view.accessibilityUserInputLabels == ["Rate", "Star"])
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        let other = UIView()
        other.accessibilityAttributedValue = NSAttributedString(string: "half")
        #expect(other.accessibilityValue == "half")
        #expect(other.accessibilityContainerType == .none)
    }

    @Test("elements of a container are found by place, and lie where the container is on the screen")
    func elements() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let container = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        window.addSubview(container)
        let element = UIAccessibilityElement(accessibilityContainer: container)
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        element.accessibilityLabel = "Point"
        container.accessibilityElements = [element]
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityFrame == CGRect(x: 55, y: 65, width: 10, height: 10))
        #expect(container.accessibilityElementCount() == 1)
        #expect(container.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
        #expect(container.accessibilityElement(at: 1) == nil)
        #expect(container.index(ofAccessibilityElement: element) == 0)
        #expect(container.index(ofAccessibilityElement: container) == NSNotFound)
        UIAccessibility.post(notification: .announcement, argument: "Hello")
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    @Test("rotors search as they are told")
    func rotors() {
        let found = UIView()
        let rotor = UIAccessibilityCustomRotor(name: "Stars") { predicate in
            predicate.searchDirection == .next
                ? UIAccessibilityCustomRotorItemResult(targetElement: found, targetRange: nil) : nil
        }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === found)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate) == nil)
    }
}
