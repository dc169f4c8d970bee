import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct SliderImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("the thumb's picture is in its own size where the knob would be")
    func thumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let picture = image(10, 20)
        slider.setThumbImage(picture, for: .normal)
        slider.value = 1
        slider.layoutIfNeeded()
        let view = slider.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UIImageView }.first {
            $0.image === picture
        }
        #expect(view?.frame == CGRect(x: 190, y: 7, width: 10, height: 20))
        #expect(slider.currentThumbImage === picture)
        #expect(slider.thumbImage(for: .highlighted) == nil)
        slider.setThumbImage(nil, for: .normal)
        slider.layoutIfNeeded()
        #expect(!slider.subviews.flatMap(\.subviews).contains { $0 is UIImageView })
    }

    @Test("tracks are pictures on both sides of the knob, and the knob stays on top")
    func tracks() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.5
        let (left, right, knob) = (image(4, 6), image(4, 6), image(20, 20))
        slider.setThumbImage(knob, for: .normal)
        slider.setMinimumTrackImage(left, for: .normal)
        slider.setMaximumTrackImage(right, for: .normal)
        slider.layoutIfNeeded()
        let views = slider.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
        #expect(views.map(\.image) == [right, left, knob])
        #expect(views[1].frame.maxX == CGFloat(100))
        #expect(views[1].frame.height == CGFloat(6))
    }

    @Test("pictures at the ends take their room from the track")
    func ends() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.minimumValueImage = image(20, 20)
        slider.maximumValueImage = image(30, 20)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX >= 20 && track.maxX <= 170)
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == CGFloat(200))
    }
}
