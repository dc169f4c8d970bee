import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct VibrancyTests {
    /// Two boxes of different colours in the content of a vibrancy effect over a light or dark material.
    private func scene(_ style: UIBlurEffect.Style, _ kind: UIVibrancyEffectStyle) -> Shown {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        root.backgroundColor = .systemTeal
        let blur = UIBlurEffect(style: style)
        let base = UIVisualEffectView(effect: blur)
        base.frame = root.bounds
        root.addSubview(base)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: kind))
        vibrant.frame = root.bounds
        base.contentView.addSubview(vibrant)
        for (index, color) in [UIColor.white, .red].enumerated() {
            let box = UIView(frame: CGRect(x: 10 + index * 30, y: 10, width: 20, height: 20))
            box.backgroundColor = color
            vibrant.contentView.addSubview(box)
        }
        return Shown(root, scale: 1)
    }

    @Test(
        "colours of the content do not count", arguments: [UIBlurEffect.Style.systemMaterialLight, .systemMaterialDark])
    func oneColour(style: UIBlurEffect.Style) {
        let shown = scene(style, .label)
        #expect(isClose(shown.pixel(20, 20), shown.pixel(50, 20)))
    }

    @Test("labels are dark on light materials and light on dark ones, weaker from style to style")
    func strength() {
        let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let light = styles.map { scene(.systemMaterialLight, $0).pixel(20, 20)[1] }
        #expect(light == light.sorted())
        #expect(light[3] < scene(.systemMaterialLight, .label).pixel(35, 20)[1])
        let dark = styles.map { scene(.systemMaterialDark, $0).pixel(20, 20)[1] }
        #expect(dark == dark.sorted(by: >))
        #expect(dark[3] > scene(.systemMaterialDark, .label).pixel(35, 20)[1])
    }

    @Test("half transparent content shows half")
    func transparency() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.backgroundColor = .white
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialLight), style: .label)
        let view = UIVisualEffectView(effect: effect)
        view.frame = root.bounds
        root.addSubview(view)
        let (whole, half) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40)),
            UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
        )
        whole.backgroundColor = .red
        half.backgroundColor = .red
        half.alpha = 0.5
        view.contentView.addSubview(whole)
        view.contentView.addSubview(half)
        let shown = Shown(root, scale: 1)
        let (one, other) = (255 - shown.pixel(10, 20)[1], 255 - shown.pixel(30, 20)[1])
        #expect(abs(one - 2 * other) <= 3)
    }

    @Test("an effect view is as large as its content wants")
    func fits() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        let box = UIView()
        for part in [view, box] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.contentView.addSubview(box)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 30),
            box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -8),
        ])
        let shown = Shown(root, scale: 1)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 96, height: 40))
        withExtendedLifetime(shown) {}
    }

    @Test("nothing sharp of what is behind shows through an alert")
    func alert() throws {
        let controller = UIViewController()
        let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1000))
        for index in 0..<100 {
            let stripe = UIView(frame: CGRect(x: index * 6, y: 0, width: 3, height: 1000))
            stripe.backgroundColor = .black
            stripes.addSubview(stripe)
        }
        controller.view.backgroundColor = .white
        controller.view.addSubview(stripes)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let harness = AppHarness(root: controller)
        controller.present(alert, animated: false)
        harness.frame()
        harness.frame()
        let card = try #require(alert.view)
        let window = try #require(card.window)
        let frame = card.convert(card.bounds, to: window)
        let size = window.bounds.size
        let compositor = Compositor(pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
        compositor.render(window.layer)
        let row = Int(frame.minY) + 8
        let (beside, inside) = compositor.withPixels { base, bytesPerRow in
            func reach(_ columns: Range<Int>) -> Int {
                let values = columns.map {
                    Int((base + row * bytesPerRow + $0 * 4).assumingMemoryBound(to: UInt8.self)[1])
                }
                return values.max()! - values.min()!
            }
            return (reach(0..<40), reach(Int(frame.midX) - 60..<Int(frame.midX) + 60))
        }
        #expect(beside > 150)
        #expect(inside < 12)
    }
}
