import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Autoresizing")
struct AutoresizingTests {
    private func resized(
        _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize = CGSize(width: 100, height: 100),
        to new: CGSize = CGSize(width: 200, height: 150)
    ) -> CGRect {
        let superview = UIView(frame: CGRect(origin: .zero, size: old))
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.frame.size = new
        return view.frame
    }

    private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test("without a mask nothing changes")
    func fixed() { #expect(resized(frame, []) == frame) }

    @Test("one flexible part takes the whole change")
    func single() {
        #expect(resized(frame, .flexibleWidth) == CGRect(x: 10, y: 20, width: 130, height: 40))
        #expect(resized(frame, .flexibleLeftMargin) == CGRect(x: 110, y: 20, width: 30, height: 40))
        #expect(resized(frame, .flexibleRightMargin) == frame)
        #expect(resized(frame, .flexibleHeight) == CGRect(x: 10, y: 20, width: 30, height: 90))
        #expect(resized(frame, .flexibleTopMargin) == CGRect(x: 10, y: 70, width: 30, height: 40))
    }

    @Test("several flexible parts share the change in proportion to what they measure")
    func proportional() {
        // Left 10, width 30: 100 more points become 25 and 75.
        #expect(resized(frame, [.flexibleLeftMargin, .flexibleWidth]) == CGRect(x: 35, y: 20, width: 105, height: 40))
        // Left 10 and right 60 share 100 points as 1 to 6.
        let centred = resized(frame, [.flexibleLeftMargin, .flexibleRightMargin])
        #expect(abs(centred.minX - (10 + 100.0 / 7)) < 1e-9)
        // All three keep their proportions.
        #expect(
            resized(frame, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
                == CGRect(x: 20, y: 20, width: 60, height: 40))
    }

    @Test("flexible parts that measure nothing share the change equally")
    func nothingToShare() {
        let view = resized(
            CGRect(x: 0, y: 0, width: 100, height: 100), [.flexibleLeftMargin, .flexibleRightMargin])
        #expect(view == CGRect(x: 50, y: 0, width: 100, height: 100))
    }

    @Test("a superview that does not resize its subviews leaves them alone")
    func switchedOff() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        superview.autoresizesSubviews = false
        let view = UIView(frame: frame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 300, height: 300)
        #expect(view.frame == frame)
    }

    @Test("a mask inside a view that constraints size follows it in the same layout")
    func insideConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        middle.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(middle)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        middle.addSubview(inner)
        let follower = UIView()
        follower.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(follower)
        NSLayoutConstraint.activate([
            middle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            middle.topAnchor.constraint(equalTo: root.topAnchor),
            middle.widthAnchor.constraint(equalToConstant: 200), middle.heightAnchor.constraint(equalToConstant: 150),
            follower.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            follower.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            follower.widthAnchor.constraint(equalToConstant: 20), follower.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(middle.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
        #expect(follower.frame == CGRect(x: 160, y: 110, width: 20, height: 20))
    }
}
