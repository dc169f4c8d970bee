import Testing
import UIKit

@testable import UIKitCore

private final class BoxView: UIView {}
private final class InnerView: UIView {}
private final class BoxLabel: UILabel {}

@MainActor @Suite struct AppearanceProxyTests {
    private func shown(_ views: [UIView]) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.isHidden = false
        for view in views { window.addSubview(view) }
        return window
    }

    @Test("what is set on the proxy, instances have that come on the screen later")
    func basics() {
        defer { AppearanceStore.reset() }
        UISwitch.appearance().onTintColor = .systemPurple
        UILabel.appearance().textColor = .systemRed
        #expect(UISwitch.appearance() === UISwitch.appearance())
        let (control, label) = (UISwitch(), UILabel())
        #expect(control.onTintColor == nil)
        let window = shown([control, label])
        #expect(control.onTintColor == .systemPurple)
        #expect(label.textColor == .systemRed)
        withExtendedLifetime(window) {}
    }

    @Test("what the app has set on an instance stays")
    func explicit() {
        defer { AppearanceStore.reset() }
        UISwitch.appearance().onTintColor = .systemPurple
        let control = UISwitch()
        control.onTintColor = .systemTeal
        let window = shown([control])
        #expect(control.onTintColor == .systemTeal)
        withExtendedLifetime(window) {}
    }

    @Test("a subclass's own proxy wins over its superclass's, whichever was set first")
    func subclasses() {
        defer { AppearanceStore.reset() }
        BoxLabel.appearance().textColor = .systemGreen
        UILabel.appearance().textColor = .systemRed
        let (special, plain) = (BoxLabel(), UILabel())
        let window = shown([special, plain])
        #expect(special.textColor == .systemGreen)
        #expect(plain.textColor == .systemRed)
        withExtendedLifetime(window) {}
    }

    @Test("a proxy for containers counts only inside them")
    func containers() {
        defer { AppearanceStore.reset() }
        UILabel.appearance(whenContainedInInstancesOf: [BoxView.self]).textColor = .systemOrange
        let (inside, outside, box) = (UILabel(), UILabel(), BoxView())
        box.addSubview(inside)
        let window = shown([box, outside])
        #expect(inside.textColor == .systemOrange)
        #expect(outside.textColor == .label)
        withExtendedLifetime(window) {}
    }

    @Test("of two containers the outer one decides, and of two chains that begin there the longer one")
    func outermost() {
        defer { AppearanceStore.reset() }
        UILabel.appearance(whenContainedInInstancesOf: [InnerView.self]).textColor = .systemTeal
        UILabel.appearance(whenContainedInInstancesOf: [BoxView.self]).textColor = .systemOrange
        let (label, inner, outer) = (UILabel(), InnerView(), BoxView())
        inner.addSubview(label)
        outer.addSubview(inner)
        var window = shown([outer])
        #expect(label.textColor == .systemOrange)
        UILabel.appearance(whenContainedInInstancesOf: [InnerView.self, BoxView.self]).textColor = .systemPink
        let (other, inside, around) = (UILabel(), InnerView(), BoxView())
        inside.addSubview(other)
        around.addSubview(inside)
        window = shown([around])
        #expect(other.textColor == .systemPink)
        withExtendedLifetime(window) {}
    }

    @Test("containers are found in their order, the first one innermost")
    func order() {
        defer { AppearanceStore.reset() }
        UILabel.appearance(whenContainedInInstancesOf: [BoxView.self, InnerView.self]).textColor = .systemOrange
        let (label, inner, outer) = (UILabel(), InnerView(), BoxView())
        inner.addSubview(label)
        outer.addSubview(inner)
        let window = shown([outer])
        #expect(label.textColor == .label)
        withExtendedLifetime(window) {}
    }

    @Test("a proxy for traits counts where they hold")
    func traits() {
        defer { AppearanceStore.reset() }
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
        let (light, dark, box) = (UILabel(), UILabel(), UIView())
        box.overrideUserInterfaceStyle = .dark
        box.addSubview(dark)
        let window = shown([light, box])
        window.updateTraitsIfNeeded()
        #expect(light.textColor == .label)
        #expect(dark.textColor == .systemYellow)
        withExtendedLifetime(window) {}
    }

    @Test("setters with a state work as well")
    func states() {
        defer { AppearanceStore.reset() }
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        let control = UISegmentedControl(items: ["a"])
        let window = shown([control])
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(control.titleTextAttributes(for: .normal) == nil)
        withExtendedLifetime(window) {}
    }

    @Test("bars take over appearance objects and colours")
    func bars() {
        defer { AppearanceStore.reset() }
        let look = UINavigationBarAppearance()
        look.backgroundColor = .systemIndigo
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().tintColor = .systemPink
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let window = shown([bar])
        #expect(bar.standardAppearance.backgroundColor == .systemIndigo)
        #expect(bar.tintColor == .systemPink)
        withExtendedLifetime(window) {}
    }
}
