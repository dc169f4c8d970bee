import Testing
import UIKit

@testable import UIKitCore

/// `UIColor.tintColor` stands for the tint of the view that shows it.
@MainActor @Suite struct TintColorTests {
    private final class Painted: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.tintColor.setFill()
            UIRectFill(rect)
        }
    }

    private func root(_ view: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        root.backgroundColor = .white
        view.frame = root.bounds
        root.addSubview(view)
        return root
    }

    @Test("text, backgrounds, symbols and drawing have it, and follow it")
    func follows() {
        let label = UILabel()
        label.text = "██████"
        label.textColor = .tintColor
        let attributed = UILabel()
        attributed.attributedText = NSAttributedString(
            string: "██████", attributes: [.foregroundColor: UIColor.tintColor.withAlphaComponent(1)])
        let ground = UIView()
        ground.backgroundColor = .tintColor
        let image = UIImageView(image: UIImage(systemName: "square.fill")?.withTintColor(.tintColor))
        let painted = Painted()
        for view in [label, attributed, ground, image, painted] {
            let root = root(view)
            root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let shown = Shown(root)
            #expect(isClose(shown.pixel(30, 20), [255, 0, 0]), "\(type(of: view))")
            root.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            if view is Painted { view.setNeedsDisplay() }
            shown.update()
            #expect(isClose(shown.pixel(30, 20), [0, 0, 255]), "\(type(of: view))")
        }
    }

    @Test("it is blue where no view is asked, and a view whose tint it is takes the tint from above")
    func outside() {
        #expect(
            UIColor.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
                == UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
        let (above, below) = (UIView(), UIView())
        above.addSubview(below)
        above.tintColor = .red
        below.tintColor = .tintColor
        #expect(below.tintColor == .red)
    }

    @Test("it dims with the tint")
    func dims() {
        let ground = UIView()
        ground.backgroundColor = .tintColor
        let root = root(ground)
        root.tintColor = .red
        let shown = Shown(root)
        root.tintAdjustmentMode = .dimmed
        shown.update()
        let pixel = shown.pixel(30, 20)
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
    }
}
