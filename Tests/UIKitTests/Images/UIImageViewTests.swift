import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UIImageViewTests {
    private static let modes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "center": .center, "topLeft": .topLeft,
    ]

    private func color(_ hex: String) -> UIColor {
        let value = Int(hex.dropFirst(), radix: 16)!
        return UIColor(
            red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
            alpha: 1)
    }

    private func rect(_ values: Any?) -> CGRect {
        let numbers = (values as? [NSNumber])?.map(\.doubleValue) ?? [0, 0, 0, 0]
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The pictures of the scene: checkers from the top left, gradients as two halves, or one colour.
    private func picture(_ values: [String: Any]) -> UIImage {
        let size = (values["size"] as! [NSNumber]).map(\.doubleValue)
        let colors = (values["colors"] as! [String]).map(color)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: size[0], height: size[1]), format: format).image { context in
            let tile = (values["tile"] as? NSNumber)?.doubleValue ?? size[0]
            var row = 0
            while Double(row) * tile < size[1] {
                var column = 0
                while Double(column) * tile < size[0] {
                    colors[(row + column) % colors.count].setFill()
                    context.fill(CGRect(x: Double(column) * tile, y: Double(row) * tile, width: tile, height: tile))
                    column += 1
                }
                row += 1
            }
        }
    }

    @Test("the measured scene has its frames and intrinsic sizes, and content modes place pictures as they should")
    func scene() throws {
        let scene = try #require(fixture("layout/imageview_modes.json") as? [String: Any])
        let input = try #require((scene["input"] as? [String: Any])?["root"] as? [String: Any])
        let expected = try #require(scene["expected"] as? [String: Any])
        let intrinsic = try #require(expected["intrinsic"] as? [String: [NSNumber]])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 260))
        root.backgroundColor = .white
        var views: [UIImageView] = []
        for values in try #require(input["subviews"] as? [[String: Any]]) {
            let view = UIImageView(image: picture(try #require(values["image"] as? [String: Any])))
            view.frame = rect(values["frame"])
            let mode = try #require(values["contentMode"] as? String)
            view.contentMode = try #require(Self.modes[mode])
            view.clipsToBounds = values["clipsToBounds"] as? Bool ?? false
            root.addSubview(view)
            views.append(view)
        }
        let shown = Shown(root, scale: 2)
        for (index, view) in views.enumerated() {
            #expect(view.frame == rect(expected[String(index)]))
            let size = try #require(intrinsic[String(index)]).map(\.doubleValue)
            #expect(view.intrinsicContentSize == CGSize(width: size[0], height: size[1]))
        }
        let (red, blue) = ([0xE0, 0x31, 0x31], [0x19, 0x71, 0xC2])
        // Filled to 100 x 60: five by five tiles of 20 x 12.
        #expect(shown.pixel(30, 26) == red)
        #expect(shown.pixel(50, 26) == blue)
        #expect(shown.pixel(50, 38) == red)
        // Fitted into 100 x 60: 60 x 60 in the middle.
        #expect(shown.pixel(155, 50) == [255, 255, 255])
        #expect(shown.pixel(166, 26) == red)
        #expect(shown.pixel(178, 26) == blue)
        // Centred and clipped: 80 wide in 100.
        #expect(shown.pixel(25, 130) == [255, 255, 255])
        #expect(shown.pixel(35, 130) != [255, 255, 255])
        #expect(shown.pixel(70, 95) == [255, 255, 255])
        // Filling 100 x 60 leaves nothing free and nothing outside.
        #expect(shown.pixel(141, 130) != [255, 255, 255])
        #expect(shown.pixel(238, 130) != [255, 255, 255])
        #expect(shown.pixel(190, 97) == [255, 255, 255])
        // Top left at its own size.
        #expect(shown.pixel(21, 181) == blue)
        #expect(shown.pixel(48, 208) == blue)
        #expect(shown.pixel(52, 212) == [255, 255, 255])
    }

    @Test("the borders of the measured scene are drawn inside the edges")
    func borders() throws {
        let scene = try #require(fixture("layout/borders.json") as? [String: Any])
        let input = try #require((scene["input"] as? [String: Any])?["root"] as? [String: Any])
        let expected = try #require(scene["expected"] as? [String: Any])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        root.backgroundColor = color("#F8F9FA")
        for values in try #require(input["subviews"] as? [[String: Any]]) {
            let view = UIView(frame: rect(values["frame"]))
            if let hex = values["backgroundColor"] as? String { view.backgroundColor = color(hex) }
            view.layer.borderWidth = (values["borderWidth"] as? NSNumber)?.doubleValue ?? 0
            let border = try #require(values["borderColor"] as? String)
            view.layer.borderColor =
                (border.hasPrefix("#") ? color(border) : UIColor(white: 0, alpha: 0.5)).cgColor
            view.layer.cornerRadius = (values["cornerRadius"] as? NSNumber)?.doubleValue ?? 0
            root.addSubview(view)
        }
        let shown = Shown(root, scale: 2)
        for (index, view) in root.subviews.enumerated() { #expect(view.frame == rect(expected[String(index)])) }
        #expect(shown.pixel(16, 40) == [0, 0, 0])
        #expect(shown.pixel(17.5, 40) == [255, 255, 255])
        #expect(shown.pixel(115, 40) == [0xE0, 0x31, 0x31])
        #expect(shown.pixel(116.5, 40) == [255, 255, 255])
        #expect(shown.pixel(209, 40) == [0x19, 0x71, 0xC2])
        #expect(shown.pixel(230, 40) == [0xF8, 0xF9, 0xFA])
        #expect(shown.pixel(16.5, 96.5) == [0xF8, 0xF9, 0xFA])
        #expect(shown.pixel(50, 97) == [0, 0, 0])
        #expect(shown.pixel(112, 120) == [0x49, 0x50, 0x57])
        #expect(shown.pixel(112.5, 120) == [255, 255, 255])
        #expect(isClose(shown.pixel(212, 126), [0x18, 0x4F, 0x22], within: 1))
        #expect(shown.pixel(220, 126) == [0x2F, 0x9E, 0x44])
    }

    @Test("a template is drawn in the view's tint, and follows it")
    func tint() {
        let format = UIGraphicsImageRendererFormat()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        let shown = Shown(view)
        #expect(shown.pixel(5, 5) == [255, 0, 0])
        view.tintColor = .green
        shown.update()
        #expect(shown.pixel(5, 5) == [0, 255, 0])
    }

    @Test("an image view starts with its image's size and no interaction")
    func defaults() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 12, height: 8))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.contentMode == .scaleToFill)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.accessibilityTraits == .image)
    }

    @Test("a highlighted image view shows the highlighted image")
    func highlighted() {
        func solid(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            }
        }
        let view = UIImageView(image: solid(.red), highlightedImage: solid(.blue))
        let shown = Shown(view)
        #expect(shown.pixel(3, 3) == [255, 0, 0])
        view.isHighlighted = true
        shown.update()
        #expect(shown.pixel(3, 3) == [0, 0, 255])
    }

    @Test("an image tinted in a dynamic colour follows the style")
    func dynamicTint() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        }
        let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
        let view = UIImageView(image: image.withTintColor(color, renderingMode: .alwaysOriginal))
        let shown = Shown(view)
        #expect(shown.pixel(3, 3) == [0, 0, 255])
        shown.window.traitOverrides.userInterfaceStyle = .dark
        shown.update()
        #expect(shown.pixel(3, 3) == [0, 255, 0])
    }

    @Test(
        "a palette's first colour is that of the mark, the second that of the disc around it; a hierarchy pales the disc"
    )
    func symbolLayers() {
        func pixels(_ configuration: UIImage.SymbolConfiguration) -> (mark: [Int], disc: [Int]) {
            let size = UIImage.SymbolConfiguration(pointSize: 60)
            let view = UIImageView(
                image: UIImage(systemName: "star.circle.fill", withConfiguration: size.applying(configuration)))
            view.sizeToFit()
            let root = UIView(frame: view.bounds)
            root.backgroundColor = .white
            root.addSubview(view)
            let shown = Shown(root)
            let middle = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
            return (shown.pixel(middle.x, middle.y), shown.pixel(middle.x, middle.y - 26))
        }
        let palette = pixels(.init(paletteColors: [.black, .red]))
        #expect(isClose(palette.mark, [0, 0, 0]))
        #expect(isClose(palette.disc, [255, 0, 0]))
        let hierarchy = pixels(.init(hierarchicalColor: .black))
        #expect(isClose(hierarchy.mark, [0, 0, 0]))
        #expect(isClose(hierarchy.disc, [128, 128, 128]))
        let single = pixels(.init(paletteColors: [.red]))
        #expect(isClose(single.mark, [255, 255, 255]))
        #expect(isClose(single.disc, [255, 0, 0]))
    }
}
