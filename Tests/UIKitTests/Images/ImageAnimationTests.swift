import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ImageAnimationTests {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private func wait(_ seconds: TimeInterval) {
        FrameClock.advance(by: seconds)
        Frame.runPasses()
    }

    private let red = [255, 0, 0]
    private let green = [0, 255, 0]
    private let blue = [0, 0, 255]
    private func pure(_ color: [Int]) -> UIImage {
        image(UIColor(red: CGFloat(color[0]), green: CGFloat(color[1]), blue: CGFloat(color[2]), alpha: 1))
    }

    @Test("images are shown by turns, and the ordinary one after the last cycle")
    func cycles() {
        let view = UIImageView(image: pure(blue))
        view.animationImages = [pure(red), pure(green)]
        view.animationDuration = 0.4
        view.animationRepeatCount = 2
        let shown = Shown(view)
        #expect(shown.pixel(5, 5) == blue)
        view.startAnimating()
        shown.update()
        #expect(view.isAnimating && shown.pixel(5, 5) == red)
        for expected in [green, red, green] {
            wait(0.21)
            shown.update()
            #expect(shown.pixel(5, 5) == expected)
        }
        wait(0.21)
        shown.update()
        #expect(!view.isAnimating && shown.pixel(5, 5) == blue)
    }

    @Test("an animation without end keeps no app awake, and stops when asked")
    func endless() {
        let view = UIImageView(image: pure(blue))
        view.animationImages = [pure(red), pure(green)]
        view.animationDuration = 2
        let shown = Shown(view)
        view.startAnimating()
        Frame.runPasses()
        #expect(!FrameTimers.isWaiting)
        wait(1.1)
        shown.update()
        #expect(shown.pixel(5, 5) == green)
        view.stopAnimating()
        shown.update()
        #expect(!view.isAnimating && shown.pixel(5, 5) == blue)
    }

    @Test("an animated image moves by itself")
    func animatedImage() {
        let view = UIImageView(image: UIImage.animatedImage(with: [pure(red), pure(green)], duration: 1))
        let shown = Shown(view, size: CGSize(width: 10, height: 10))
        #expect(shown.pixel(5, 5) == red)
        wait(0.6)
        shown.update()
        #expect(shown.pixel(5, 5) == green)
    }

    @Test("a highlighted view shows the highlighted animation images")
    func highlighted() {
        let view = UIImageView(image: pure(blue))
        view.animationImages = [pure(red)]
        view.highlightedAnimationImages = [pure(green)]
        let shown = Shown(view)
        view.startAnimating()
        shown.update()
        #expect(shown.pixel(5, 5) == red)
        view.isHighlighted = true
        shown.update()
        #expect(shown.pixel(5, 5) == green)
    }

    @Test("without a duration an image stays a thirtieth of a second")
    func film() {
        let film = Film([pure(red), pure(green), pure(blue)], duration: 0, repeatCount: 1)
        #expect(abs(film.interval - 1.0 / 30) < 1e-9)
        #expect(film.index(after: 0) == 0)
        #expect(film.index(after: 0.05) == 1)
        #expect(film.index(after: 0.1) == nil)
    }
}
