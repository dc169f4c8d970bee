import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct StepperTests {
    @Test("a stepper is 94 by 32 points and counts from 0 to 100")
    func defaults() {
        let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value] == [0, 100, 1, 0])
        #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    }

    @Test("steps stop at the ends or go round, and are told")
    func steps() {
        let stepper = UIStepper()
        var events = 0
        stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        stepper.maximumValue = 3
        stepper.stepValue = 2
        stepper.step(1)
        stepper.step(1)
        #expect(stepper.value == 3)
        stepper.step(1)
        #expect(events == 2)
        stepper.wraps = true
        stepper.step(1)
        #expect(stepper.value == 0)
        stepper.step(-1)
        #expect(stepper.value == 3)
        #expect(events == 4)
    }

    @Test("the value stays between the limits, and limits push each other")
    func limits() {
        let stepper = UIStepper()
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200)
        #expect(stepper.value == 200)
    }
}

@MainActor @Suite struct SegmentWidthTests {
    @Test("segments with a width keep it, the others share the rest")
    func widths() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.setWidth(100, forSegmentAt: 1)
        control.selectedSegmentIndex = 1
        control.layoutIfNeeded()
        #expect(control.widthForSegment(at: 1) == 100)
        let pill = control.subviews[0].frame
        #expect(pill == CGRect(x: 102, y: 2, width: 96, height: 28))
    }

    @Test("the selected segment's title attributes complete those of all")
    func attributes() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentIndex = 0
        let labels = control.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.textColor) == [.blue, .red])
    }
}

@MainActor @Suite struct RefreshControlTests {
    @Test("a refreshing control makes 60 points of room, without moving the content")
    func room() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        let control = UIRefreshControl()
        scroll.refreshControl = control
        #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        #expect(control.isHidden)
        control.beginRefreshing()
        #expect(control.isRefreshing && !control.isHidden)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(scroll.contentInset.top == 0)
        #expect(scroll.contentOffset.y == 0)
        control.endRefreshing()
        #expect(scroll.adjustedContentInset.top == 0)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("a pull is told once and shows the control")
    func pull() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let control = UIRefreshControl()
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        control._pulled()
        control._pulled()
        #expect(events == 1)
        #expect(scroll.contentOffset.y == -60)
    }
}
