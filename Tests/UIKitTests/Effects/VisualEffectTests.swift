import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct VisualEffectTests {
    /// Red at the left, blue at the right, an effect view over the middle.
    private func scene(_ effect: UIVisualEffect?) -> (UIView, UIVisualEffectView, UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let right = UIView(frame: CGRect(x: 60, y: 0, width: 60, height: 60))
        left.backgroundColor = .red
        right.backgroundColor = .blue
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 30, y: 10, width: 60, height: 40)
        for part in [left, right, view] { root.addSubview(part) }
        return (root, view, left)
    }

    @Test("a blur mixes what is behind it and leaves what is beside it")
    func blur() {
        let (root, _, _) = scene(UIBlurEffect(style: .systemUltraThinMaterial))
        let shown = Shown(root, scale: 1)
        #expect(shown.pixel(10, 30) == [255, 0, 0])
        #expect(shown.pixel(110, 30) == [0, 0, 255])
        let near = shown.pixel(59, 30)
        let far = shown.pixel(61, 30)
        #expect(zip(near, far).allSatisfy { abs($0 - $1) < 20 }, "the edge between red and blue is gone")
        let (left, right) = (shown.pixel(31, 30), shown.pixel(88, 30))
        #expect(left[0] > right[0] && left[2] < right[2])
    }

    @Test("without an effect nothing is changed")
    func none() {
        let (root, _, _) = scene(nil)
        let shown = Shown(root, scale: 1)
        #expect(shown.pixel(59, 30) == [255, 0, 0])
        #expect(shown.pixel(61, 30) == [0, 0, 255])
    }

    @Test("a change behind the blur changes all of it, as a fresh drawing does")
    func damage() {
        let (root, _, left) = scene(UIBlurEffect(style: .systemThinMaterial))
        let shown = Shown(root, scale: 1)
        left.frame.size.width = 35
        left.backgroundColor = .green
        shown.update()
        let (fresh, _, freshLeft) = scene(UIBlurEffect(style: .systemThinMaterial))
        freshLeft.frame.size.width = 35
        freshLeft.backgroundColor = .green
        let expected = Shown(fresh, scale: 1)
        for x in stride(from: 1, to: 120, by: 7) {
            for y in stride(from: 1, to: 60, by: 7) {
                #expect(shown.pixel(CGFloat(x), CGFloat(y)) == expected.pixel(CGFloat(x), CGFloat(y)))
            }
        }
    }

    @Test("content lies over the effect and is as large as the view")
    func content() {
        let (root, view, _) = scene(UIBlurEffect(style: .regular))
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.backgroundColor = .black
        view.contentView.addSubview(mark)
        let shown = Shown(root, scale: 1)
        #expect(shown.pixel(33, 13) == [0, 0, 0])
        #expect(view.contentView.frame == view.bounds)
    }
}
