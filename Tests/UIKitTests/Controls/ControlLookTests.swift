import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ControlLookTests {
    private func onWhite(_ view: UIView, _ size: CGSize) -> UIView {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = .white
        view.frame = root.bounds
        root.addSubview(view)
        return root
    }

    @Test("a line stands between segments, but not beside the selected one")
    func dividers() {
        let control = UISegmentedControl(items: ["One", "Two", "Three", "Four"])
        control.selectedSegmentIndex = 0
        let shown = Shown(onWhite(control, CGSize(width: 400, height: 32)))
        let ground = shown.pixel(120, 16)
        #expect(isClose(shown.pixel(200, 16), ground) == false)
        #expect(isClose(shown.pixel(300, 16), ground) == false)
        control.selectedSegmentIndex = 2
        shown.update()
        #expect(isClose(shown.pixel(100, 16), ground) == false)
        #expect(!control.subviews.contains { !$0.isHidden && $0.frame.width == 1 && abs($0.frame.midX - 200) < 1 })
    }

    @Test("content of segments is moved by place, and by what counts for any")
    func contentAdjustment() throws {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.layoutIfNeeded()
        let labels = control.subviews.compactMap { $0 as? UILabel }
        let before = labels.map(\.frame)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 1), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: -5, vertical: 0), forSegmentType: .right, barMetrics: .default)
        control.layoutIfNeeded()
        #expect(labels[0].frame == before[0].offsetBy(dx: 3, dy: 1))
        #expect(labels[1].frame == before[1].offsetBy(dx: 3, dy: 1))
        #expect(labels[2].frame == before[2].offsetBy(dx: -5, dy: 0))
    }

    @Test("an app's own divider is drawn beside the selected segment, too")
    func ownDivider() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 0
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        control.setDividerImage(red, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(
            control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === red
        )
        let shown = Shown(onWhite(control, CGSize(width: 200, height: 32)))
        #expect(isClose(shown.pixel(100, 2), [255, 0, 0]))
    }

    @Test("a page control goes in its direction, and shows images instead of dots")
    func pageControl() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 74, height: 26))
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize == CGSize(width: 26, height: 74))
        control.direction = .rightToLeft
        control.currentPageIndicatorTintColor = .red
        control.pageIndicatorTintColor = .blue
        let shown = Shown(onWhite(control, CGSize(width: 74, height: 26)))
        // The first page is at the right.
        #expect(isClose(shown.pixel(55, 13), [255, 0, 0]))
        #expect(isClose(shown.pixel(19, 13), [0, 0, 255]))
        control.setIndicatorImage(UIImage(systemName: "square.fill"), forPage: 2)
        #expect(control.indicatorImage(forPage: 2) != nil && control.indicatorImage(forPage: 1) == nil)
        shown.update()
        // The corner of a square, where no dot is.
        #expect(isClose(shown.pixel(16, 10), [0, 0, 255], within: 60))
    }

    @Test("a prominent page control has a background")
    func pageControlBackground() {
        let control = UIPageControl()
        control.numberOfPages = 2
        let shown = Shown(onWhite(control, CGSize(width: 100, height: 26)))
        #expect(shown.pixel(50, 3) == [255, 255, 255])
        control.backgroundStyle = .prominent
        shown.update()
        #expect(shown.pixel(50, 3) != [255, 255, 255])
        #expect(shown.pixel(3, 3) == [255, 255, 255])
    }

    @Test("slider and stepper lose their tint behind an alert, a switch keeps its own")
    func dimming() {
        let slider = UISlider()
        slider.value = 1
        let root = onWhite(slider, CGSize(width: 200, height: 34))
        root.tintColor = .systemRed
        let shown = Shown(root)
        let red = shown.pixel(60, 17)
        #expect(red[0] > red[1] + 100)
        root.tintAdjustmentMode = .dimmed
        shown.update()
        let grey = shown.pixel(60, 17)
        #expect(abs(grey[0] - grey[1]) <= 2 && abs(grey[1] - grey[2]) <= 2)
    }

    @Test("sizes of iOS 17 and 18")
    func sizes() {
        let views: [(UIView, CGSize)] = [
            (UISwitch(), CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
            (UIActivityIndicatorView(style: .medium), CGSize(width: 20, height: 20)),
            (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
            (UIButton(type: .close), CGSize(width: 30, height: 30)),
        ]
        for (view, size) in views { #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == size) }
    }

    @Test("segments are 32 points high, sliders and rounded fields 34, progress 4")
    func heights() {
        #expect(UISegmentedControl(items: ["A"]).intrinsicContentSize.height == 32)
        #expect(UISlider().intrinsicContentSize.height == 34)
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
        let field = UITextField()
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }
}
