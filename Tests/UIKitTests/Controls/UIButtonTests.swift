import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct UIButtonTests {
    private func configured(_ configuration: UIButton.Configuration, title: String = "Button") -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    @Test("system buttons without a configuration measure as in the scene, the host's font and line heights taken out")
    func buttonScene() throws {
        let scene = try #require(fixture("layout/button_basic.json") as? [String: Any])
        let input = try #require((scene["input"] as? [String: Any])?["root"] as? [String: Any])
        let intrinsic = try #require((scene["expected"] as? [String: Any])?["intrinsic"] as? [String: [NSNumber]])
        for (index, values) in try #require(input["subviews"] as? [[String: Any]]).enumerated() {
            let title = try #require(values["title"] as? String)
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.isEnabled = values["enabled"] as? Bool ?? true
            let font = values["font"] as? [String: Any]
            let size = (font?["size"] as? NSNumber)?.doubleValue ?? 15
            if font != nil { button.titleLabel?.font = .systemFont(ofSize: size, weight: .semibold) }
            _ = Shown(button, size: CGSize(width: 320, height: 220), scale: 2)
            // The macOS cut: 38/2048 (15 points) or 37/2048 (17 points) of the size wider a glyph.
            let wider = (size == 15 ? 38.0 : 37.0) * size / 2048 * Double(title.count)
            let expected = try #require(intrinsic[String(index)]).map(\.doubleValue)
            #expect(abs(button.intrinsicContentSize.width + wider - expected[0]) <= 1, "\(title)")
            let line = (1.193359375 * size * 2).rounded(.up) / 2
            #expect(abs(Double(button.intrinsicContentSize.height) - line - 12) < 0.001)
        }
    }

    @Test("a configured button of medium size is 34.33 high, a large one 50.33, a small one 28")
    func heights() {
        func height(_ configuration: UIButton.Configuration) -> CGFloat {
            let button = configured(configuration)
            return withExtendedLifetime(Shown(button, size: CGSize(width: 100, height: 60), scale: 3)) {
                button.intrinsicContentSize.height
            }
        }
        #expect(abs(height(.filled()) - 34.3333) < 0.001)
        var large = UIButton.Configuration.filled()
        large.buttonSize = .large
        #expect(abs(height(large) - 50.3333) < 0.001)
        var small = UIButton.Configuration.filled()
        small.buttonSize = .small
        #expect(abs(height(small) - 28) < 0.001)
    }

    @Test("the insets of a configuration surround its title")
    func insets() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 30, bottom: 7, trailing: 10)
        let button = configured(configuration)
        let shown = Shown(button, size: CGSize(width: 300, height: 100))
        _ = shown
        let title = button.titleLabel!
        #expect(abs(title.frame.minX - 30) < 0.4)
        #expect(abs(title.frame.minY - 3) < 0.4)
        #expect(abs(button.bounds.width - title.frame.width - 40) < 0.4)
        #expect(abs(button.bounds.height - title.frame.height - 10) < 0.4)
    }

    @Test(
        "the image is where its placement says",
        arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func placement(edge: NSDirectionalRectEdge) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = edge
        configuration.imagePadding = 8
        let button = configured(configuration)
        _ = Shown(button, size: CGSize(width: 300, height: 100))
        let image = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        switch edge {
        case .leading: #expect(abs(title.minX - image.maxX - 8) < 0.7)
        case .trailing: #expect(abs(image.minX - title.maxX - 8) < 0.7)
        case .top: #expect(title.minY > image.midY + 8)
        default: #expect(image.midY > title.maxY + 8)
        }
    }

    @Test("leading is on the right in right-to-left interfaces")
    func rightToLeft() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        let button = configured(configuration)
        _ = Shown(button, size: CGSize(width: 300, height: 100), direction: .rightToLeft)
        let image = try #require(button.imageView)
        let title = try #require(button.titleLabel)
        #expect(image.frame.minX > title.frame.midX)
    }

    @Test("a filled button has a tinted background and white text")
    func filledColors() throws {
        let button = configured(.filled(), title: "X")
        button.tintColor = .systemRed
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let shown = Shown(button, size: CGSize(width: 100, height: 40))
        #expect(shown.pixel(10, 20) == [255, 59, 48])
        button.isEnabled = false
        shown.update()
        #expect(shown.pixel(10, 20) != [255, 59, 48])
    }

    @Test("the update handler is called when the state changes, before layout is done")
    func updateHandler() {
        let button = configured(.plain())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        let shown = Shown(button, size: CGSize(width: 300, height: 100))
        #expect(states == [.normal])
        button.isSelected = true
        shown.update()
        #expect(states == [.normal, .selected])
        #expect(button.titleLabel?.text == "On")
    }

    @Test("a title transformer changes the font")
    func transformer() {
        var configuration = UIButton.Configuration.plain()
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 30, weight: .bold)
            return outgoing
        }
        let button = configured(configuration)
        #expect(button.titleLabel?.font.pointSize == 30)
    }

    @Test("the title of a configured button follows the text size")
    func textSize() {
        let button = configured(.filled())
        let shown = Shown(button, size: CGSize(width: 300, height: 300))
        #expect(button.titleLabel?.font.pointSize == 17)
        shown.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        shown.update()
        #expect(button.titleLabel?.font.pointSize == 53)
    }

    @Test("titles, images and colours fall back to those of the normal state")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.currentTitle == "Normal")
        #expect(button.title(for: .highlighted) == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.currentTitleColor == .red)
    }

    @Test("custom buttons have white titles of 18 points, system buttons tinted ones of 15")
    func legacyDefaults() {
        let custom = UIButton()
        custom.setTitle("a", for: .normal)
        #expect(custom.currentTitleColor == .white)
        #expect(custom.titleLabel?.font == .systemFont(ofSize: 18))
        let system = UIButton(type: .system)
        system.setTitle("a", for: .normal)
        #expect(system.currentTitleColor == .systemBlue)
        #expect(system.titleLabel?.font == .systemFont(ofSize: 15))
        #expect(system.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(system.buttonType == .system)
    }

    @Test("a primary action gives the title and is performed")
    func primaryAction() {
        var performed = 0
        let button = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Go") { action in
                performed += 1
                #expect(action.sender is UIButton)
            })
        #expect(button.configuration?.title == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(performed == 1)
    }

    @Test("buttons tell their title, kind and state to assistive technologies")
    func accessibility() {
        let button = configured(.plain(), title: "Save")
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityLabel == "Save")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("buttons have the baseline of their title")
    func baseline() {
        let button = configured(.filled())
        let label = UILabel()
        label.text = "Button"
        button.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(button)
        root.addSubview(label)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        _ = Shown(root)
        #expect(abs(label.frame.minY - 7) < 0.4)
    }

    @Test("a button comes to rest after one layout, in any state", arguments: [true, false])
    func rest(isConfigured: Bool) {
        let button = isConfigured ? configured(.filled()) : UIButton(type: .system)
        if !isConfigured { button.setTitle("Title", for: .normal) }
        if isConfigured {
            button.configuration?.image = UIImage(systemName: "star")
        } else {
            button.setImage(UIImage(systemName: "star"), for: .normal)
        }
        button.isHighlighted = true
        let shown = Shown(button, size: CGSize(width: 200, height: 60))
        shown.update()
        #expect(!button._pending.contains(.layout))
        #expect(button.subviews.allSatisfy { !$0._pending.contains(.layout) })
    }

    @Test("a title too long for a low button is cut, not drawn over its edges")
    func lowButton() throws {
        let button = configured(.filled(), title: "A title that needs very many lines in a narrow button")
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        _ = Shown(button, size: CGSize(width: 120, height: 40))
        let title = try #require(button.titleLabel)
        #expect(title.frame.minY >= 0 && title.frame.maxY <= 40)
    }

    @Test("an activity indicator stands for the image, in the title's colour")
    func activityIndicator() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = .white
        configuration.baseForegroundColor = .black
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 8
        configuration.showsActivityIndicator = true
        let button = configured(configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let shown = Shown(button)
        let spinner = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(!spinner.isHidden)
        #expect(spinner.frame.size == CGSize(width: 20, height: 20))
        #expect(abs(button.titleLabel!.frame.minX - spinner.frame.maxX - 8) < 0.4)
        #expect(shown.hasInk(in: spinner.frame))
        button.configuration?.showsActivityIndicator = false
        shown.update()
        #expect(spinner.isHidden)
    }

    @Test(
        "a button in a stack shows its activity indicator, whichever way the configuration asks for it",
        arguments: ["later", "first", "handler", "fixed", "image"])
    func laterActivityIndicator(kind: String) throws {
        let isLater = kind == "later"
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        configuration.title = "Loading"
        if !isLater, kind != "handler" { configuration.showsActivityIndicator = true }
        if kind == "image" { configuration.image = UIImage(systemName: "star") }
        let button = UIButton(configuration: configuration)
        if kind == "handler" { button.configurationUpdateHandler = { $0.configuration?.showsActivityIndicator = true } }
        if kind == "fixed" { button.widthAnchor.constraint(equalToConstant: 260).isActive = true }
        button.tintColor = .black
        let stack = UIStackView(arrangedSubviews: [button])
        stack.axis = .vertical
        let root = UIViewController()
        root.view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.centerXAnchor.constraint(equalTo: root.view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: root.view.centerYAnchor).isActive = true
        let harness = AppHarness()
        harness.show(root)
        harness.frame()
        let size = UIScreen.main.bounds.size
        let compositor = Compositor(pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
        if isLater {
            compositor.render(harness.window.layer)
            button.configuration?.showsActivityIndicator = true
            harness.frame()
        }
        let spinner = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(!spinner.isHidden)
        #expect(spinner.frame.size == CGSize(width: 20, height: 20))
        compositor.render(harness.window.layer)
        let middle = spinner.convert(CGPoint(x: 10, y: 2), to: nil)
        let corner = spinner.convert(CGPoint(x: 0.5, y: 0.5), to: nil)
        let pixels = compositor.withPixels { base, bytesPerRow in
            [middle, corner].map {
                Int((base + Int($0.y) * bytesPerRow + Int($0.x) * 4).assumingMemoryBound(to: UInt8.self).pointee)
            }
        }
        #expect(pixels[0] > 150 && pixels[1] < 5, "\(kind) \(pixels)")
    }

    @Test("a configured button lower than its insets still shows a whole line of its title")
    func veryLowButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        let button = configured(configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        _ = Shown(button)
        let title = button.titleLabel!
        #expect(title.frame.height >= title.font.lineHeight)
        #expect(abs(title.frame.midY - 15) < 0.4)
    }

    @Test("a selected system button shows its title white on its tint, in a rounded box around it")
    func selectedSystemButton() {
        let button = UIButton(type: .system)
        button.setTitle("On", for: .normal)
        button.tintColor = .red
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let root = UIView(frame: button.frame)
        root.backgroundColor = .white
        root.addSubview(button)
        let shown = Shown(root)
        let title = button.titleLabel!.frame
        #expect(isClose(shown.pixel(title.minX - 1, title.midY), [255, 255, 255]))
        button.isSelected = true
        shown.update()
        #expect(isClose(shown.pixel(title.minX - 1, title.midY), [255, 0, 0]))
        #expect(isClose(shown.pixel(2, 22), [255, 255, 255]))
        #expect(button.titleLabel?.textColor == .white)
        button.isSelected = false
        shown.update()
        #expect(isClose(shown.pixel(title.minX - 1, title.midY), [255, 255, 255]))
    }
}
