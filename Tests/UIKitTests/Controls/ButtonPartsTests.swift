import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ButtonPartsTests {
    private func popUp(_ indicator: UIButton.Configuration.Indicator = .automatic) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.indicator = indicator
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, UIAction(title: "Second") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private func arrows(_ button: UIButton) -> UIImageView? {
        button.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden && $0.image != nil }
    }

    @Test("a button that chooses an element has two arrows behind its title, unless it wants none")
    func indicator() throws {
        let button = popUp()
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let marks = try #require(arrows(button))
        let title = try #require(button.titleLabel)
        #expect(title.text == "First")
        #expect(marks.frame.minX > title.frame.maxX)
        let plain = popUp(.none)
        plain.layoutIfNeeded()
        #expect(arrows(plain) == nil)
        #expect(plain.intrinsicContentSize.width < button.intrinsicContentSize.width)
        // A menu by itself needs no arrows.
        let pullDown = popUp()
        pullDown.changesSelectionAsPrimaryAction = false
        pullDown.layoutIfNeeded()
        #expect(arrows(pullDown) == nil)
    }

    @Test("the arrows are on the left in right-to-left interfaces")
    func mirrored() throws {
        let button = popUp()
        let shown = Shown(button, size: CGSize(width: 200, height: 40), direction: .rightToLeft)
        _ = shown
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let (marks, title) = (try #require(arrows(button)), try #require(button.titleLabel))
        #expect(marks.frame.maxX < title.frame.minX)
    }

    @Test("a reserved width keeps titles aligned whatever their images")
    func reservation() throws {
        func made(_ symbol: String) -> UIButton {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: symbol)
            configuration.title = "Title"
            configuration.imageReservation = 40
            let button = UIButton(configuration: configuration)
            button.layoutIfNeeded()
            return button
        }
        let (narrow, wide) = (made("chevron.right"), made("folder"))
        let (first, second) = (try #require(narrow.titleLabel), try #require(wide.titleLabel))
        #expect(first.frame.minX == second.frame.minX)
        #expect(first.frame.minX == CGFloat(12 + 40))
        let image = try #require(narrow.imageView)
        #expect(abs(image.alignmentRect(forFrame: image.frame).midX - 32) < 0.5)
    }

    @Test(
        "a label is on the baseline of a button's title, however high the button is",
        arguments: [34.0, 60, 101], [UIControl.ContentVerticalAlignment.center, .top, .bottom])
    func stretchedBaseline(height: Double, alignment: UIControl.ContentVerticalAlignment) throws {
        for isConfigured in [true, false] {
            let button: UIButton
            if isConfigured {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Hxg"
                button = UIButton(configuration: configuration)
            } else {
                button = UIButton(type: .system)
                button.setTitle("Hxg", for: .normal)
            }
            button.contentVerticalAlignment = alignment
            let (first, last) = (UILabel(), UILabel())
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            for view in [button, first, last] as [UIView] {
                (view as? UILabel)?.text = "Hxg"
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                button.heightAnchor.constraint(equalToConstant: CGFloat(height)),
                button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                first.leadingAnchor.constraint(equalTo: button.trailingAnchor),
                first.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
                last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                last.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
            ])
            let shown = Shown(root)
            let title = try #require(button.titleLabel)
            let wanted = button.frame.minY + title.frame.minY + title.font.ascender
            #expect(abs(first.frame.minY + first.font.ascender - wanted) < 0.7)
            #expect(abs(last.frame.minY + last.font.ascender - wanted) < 0.7)
            withExtendedLifetime(shown) {}
        }
    }

    @Test("a label is on the baseline of a field's text, however high the field is", arguments: [34.0, 70])
    func fieldBaseline(height: Double) {
        let (field, label) = (UITextField(), UILabel())
        field.borderStyle = .roundedRect
        (field.text, label.text) = ("Hxg", "Hxg")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        for view in [field, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.topAnchor),
            field.heightAnchor.constraint(equalToConstant: CGFloat(height)),
            field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        let shown = Shown(root)
        // The same font, centred in both.
        #expect(abs(label.frame.midY - field.frame.midY) < 0.7)
        withExtendedLifetime(shown) {}
    }
}
