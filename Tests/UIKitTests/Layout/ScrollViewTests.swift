import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Scroll views")
struct ScrollViewTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []
        var ended = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
    }

    /// A scroll view of 300 by 200 that fills its superview.
    private func scroll(in root: UIView) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        return scroll
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @Test("content pinned to the scroll view's edges sizes it", arguments: [false, true])
    func contentSize(throughGuide: Bool) {
        let scroll = scroll(in: root)
        let content = IntrinsicBox(500, 700)
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate(
            throughGuide
                ? [
                    content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
                    content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
                    content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -30),
                    content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -40),
                ]
                : [
                    content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                    content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
                    content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -30),
                    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -40),
                ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(scroll.contentSize == CGSize(width: 540, height: 760))
        #expect(content.frame == CGRect(x: 10, y: 20, width: 500, height: 700))
        content.size.height = 100
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 160)
    }

    @Test("widths refer to the frame, and the frame's guide stays while content scrolls")
    func frameGuide() {
        let scroll = scroll(in: root)
        let content = IntrinsicBox(-1, 700)
        let header = IntrinsicBox(20, 20)
        for view in [content, header] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 268, height: 700))
        #expect(header.frame.minY == 5)
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(header.frame.minY == 105 && content.frame.minY == 0)
    }

    @Test("without constraints the content size is the app's")
    func ownContentSize() {
        let scroll = scroll(in: root)
        scroll.contentSize = CGSize(width: 10, height: 900)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.addSubview(child)
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 10, height: 900))
    }

    @Test("the delegate hears of each new offset, and of the end of an animated one in the next frame")
    func delegate() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        #expect(delegate.offsets == [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 60)])
        #expect(delegate.ended == 0)
        Frame.runPasses()
        #expect(delegate.ended == 1)
    }

    @Test("an offset past the end comes back when content shrinks")
    func shrinking() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.contentOffset.y = 900
        scroll.contentSize.height = 500
        #expect(scroll.contentOffset.y == 400)
        scroll.contentSize.height = 50
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("scrolling to a rectangle moves as little as needed")
    func visibleRectangle() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 250)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 260, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 250)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 100)
    }

    @Test(
        "the safe area joins the insets as the behaviour says",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(900), CGFloat(44), CGFloat(0)),
            (.automatic, 50, 0, 0), (.scrollableAxes, 900, 44, 0), (.never, 900, 0, 0), (.always, 50, 44, 10),
        ])
    func adjustment(_ row: (UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat, CGFloat)) {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentInsetAdjustmentBehavior = row.0
        scroll.contentSize = CGSize(width: 100, height: row.1)
        scroll.contentInset.top = 5
        controller.view.addSubview(scroll)
        #expect(scroll.adjustedContentInset.top == 5 + row.2)
        #expect(scroll.adjustedContentInset.left == row.3)
        #expect(scroll.contentOffset.y == -5 - row.2)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        scroll.addSubview(child)
        // What the inset takes up does not reach the content as well.
        #expect(child.safeAreaInsets.top == 44 - row.2)
        withExtendedLifetime(controller) {}
    }

    @Test("an inset on one axis leaves the offset of the other a zero without a sign")
    func signOfOffset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset.top = 20
        #expect(scroll.contentOffset.y == -20)
        #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.x.sign == .plus)
        scroll.contentInset.top = 0
        #expect(scroll.contentOffset.y.sign == .plus)
    }
}
