import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct PageControlDragTests {
    private final class Stage: FingerStage {
        let control = UIPageControl(frame: CGRect(x: 100, y: 200, width: 190, height: 26))
        var pages: [Int] = []
        var states: Set<UIPageControl.InteractionState> = []

        init() {
            let root = UIViewController()
            super.init(root: root)
            control.numberOfPages = 6
            control.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    pages.append(control.currentPage)
                    states.insert(control.interactionState)
                }, for: .valueChanged)
            root.view.addSubview(control)
            settle()
        }
    }

    @Test("a drag over the dots goes through the pages one by one")
    func drag() {
        let stage = Stage()
        stage.drag((150, 213), (204, 213))
        #expect(stage.pages == [1, 2, 3])
        #expect(stage.states == [.continuous])
        #expect(stage.control.interactionState == .none)
        stage.drag((204, 213), (120, 213))
        #expect(stage.control.currentPage == 0)
    }

    @Test("where that is not allowed a drag is a tap at its end")
    func discrete() {
        let stage = Stage()
        stage.control.allowsContinuousInteraction = false
        stage.drag((150, 213), (230, 213))
        #expect(stage.pages == [1])
        #expect(stage.states == [.none] || stage.states == [.discrete])
    }

    @Test("from right to left a drag to the left goes on")
    func mirrored() {
        let stage = Stage()
        stage.control.direction = .rightToLeft
        stage.drag((250, 213), (214, 213))
        #expect(stage.pages == [1, 2])
    }
}
