import Testing
import UIKit

@MainActor @Suite struct TextViewBorderTests {
    @Test("a text view has a border only when it asks for one, and it follows the appearance")
    func border() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.borderStyle == .none)
        #expect(view.layer.borderWidth == 0)
        view.borderStyle = .roundedRect
        #expect(view.layer.borderWidth > 0)
        #expect(view.layer.cornerRadius == 5)
        view.borderStyle = .none
        #expect(view.layer.borderWidth == 0)
        #expect(view.layer.cornerRadius == 0)
    }

    @Test("a page control keeps its progress")
    func progress() {
        let control = UIPageControl()
        let progress = UIPageControlTimerProgress(preferredDuration: 5)
        control.progress = progress
        progress.setDuration(2, forPage: 1)
        progress.currentProgress = 3
        #expect(progress.duration(forPage: 0) == 5)
        #expect(progress.duration(forPage: 1) == 2)
        #expect(control.progress?.currentProgress == 1)
    }
}
