import Testing
import UIKit

@MainActor @Suite struct SmallControlTests {
    @Test("a switch has the size of iOS 18 whatever it is given, and an alignment two points narrower")
    func switchSize() {
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(!control.isOn)
    }

    @Test("a switch that is on is green, off grey")
    func switchColors() {
        let control = UISwitch()
        control.isOn = true
        let root = UIView(frame: control.bounds)
        root.backgroundColor = .white
        root.addSubview(control)
        let shown = Shown(root)
        #expect(isClose(shown.pixel(10, 15), [52, 199, 89]))
        control.isOn = false
        shown.update()
        #expect(isClose(shown.pixel(45, 15), [233, 233, 235], within: 3))
    }

    @Test("a slider keeps its value between the limits")
    func sliderLimits() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2)
        #expect(slider.value == 2)
        slider.maximumValue = 10
        slider.value = -5
        #expect(slider.value == 2)
    }

    @Test("a slider's thumb runs from end to end")
    func sliderThumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 200)
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
    }

    @Test(
        "a progress bar is filled by whole points and never shorter than eight",
        arguments: [(0.3, 280, 84), (0.333, 280, 93), (0.01, 280, 8), (1, 280, 280), (0.5, 281, 141)])
    func progress(progress: Float, width: Double, fill: Double) throws {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 4)
        view.progress = progress
        _ = Shown(view)
        #expect(view.subviews.last?.frame.width == CGFloat(fill))
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: 4))
    }

    @Test("an indicator is hidden until it starts")
    func indicator() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.bounds.size == CGSize(width: 37, height: 37))
        #expect(view.isHidden && !view.isAnimating)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
    }

    @Test("a page control has room for its dots and a current page among them")
    func pages() {
        let control = UIPageControl()
        control.numberOfPages = 4
        #expect(control.intrinsicContentSize == CGSize(width: 92, height: 26))
        control.currentPage = 9
        #expect(control.currentPage == 3)
    }

    @Test("segments are whole points wide, and the selection is marked two points inside its segment")
    func segments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
        control.selectedSegmentIndex = 2
        _ = Shown(control)
        #expect(control.subviews.first?.frame == CGRect(x: 188, y: 2, width: 90, height: 28))
        control.removeSegment(at: 0, animated: false)
        #expect(control.numberOfSegments == 2)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 1) == "c")
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("a button shows a spinner in its image's place")
    func spinner() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Loading"
        let plain = UIButton(configuration: configuration)
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 6
        let busy = UIButton(configuration: configuration)
        #expect(abs(busy.intrinsicContentSize.width - plain.intrinsicContentSize.width - 26) < 0.4)
    }
}
