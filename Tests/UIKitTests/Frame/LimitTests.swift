import Foundation
import Glibc
import Testing
import UIKit

@testable import UIKitCore

/// What is far more than any screen needs must neither end the program nor fill its log.
@MainActor @Suite(.serialized) struct LimitTests {
    @Test("beyond the limit findings are counted, each once")
    func findings() {
        Findings.removeAll()
        (Findings.limit, Findings.isQuiet) = (3, true)
        defer {
            (Findings.limit, Findings.isQuiet) = (Int.max, false)
            Findings.removeAll()
        }
        for number in 0..<8 {
            Findings.report(kind: .ambiguousLayout, message: "ambiguous \(number)")
            Findings.report(kind: .ambiguousLayout, message: "ambiguous \(number)")
        }
        Findings.report(kind: .other, message: "something else")
        #expect(Findings.all.count == 4)
        #expect(Findings.shown.map(\.message).suffix(1) == ["and 5 more of the same kind"])
        #expect(Findings.shown.last?.kind == .ambiguousLayout)
    }

    @Test("of hundreds of conflicts the first are told in full")
    func conflicts() {
        Findings.removeAll()
        (Findings.limit, Findings.isQuiet) = (10, true)
        defer {
            (Findings.limit, Findings.isQuiet) = (Int.max, false)
            Findings.removeAll()
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for number in 0..<60 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: CGFloat(number)).isActive = true
            view.widthAnchor.constraint(equalToConstant: CGFloat(number + 1)).isActive = true
        }
        root.layoutIfNeeded()
        #expect(Findings.all.count == 10)
        #expect(Findings.shown.last?.message == "and 50 more of the same kind")
    }

    @Test("the main thread's stack may grow to what thousands of views in each other need")
    func stack() {
        MainStack.grow()
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
        #expect(limit.rlim_cur >= min(112 << 20, limit.rlim_max))
    }

    @Test("a million instances in a million instances come to an end, and the first are where they belong")
    func replicators() throws {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.instanceCount = 1_000_000
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        let inner = CAReplicatorLayer()
        inner.frame = layer.bounds
        inner.instanceCount = 1_000_000
        inner.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
        let box = CALayer()
        box.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        box.backgroundColor = UIColor.red.cgColor
        inner.addSublayer(box)
        layer.addSublayer(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
            layer.render(in: $0.cgContext)
        }
        let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
        for x in [2, 12, 22, 32] { #expect(data[(2 * 40 + x) * 4 + 3] == 255) }
        for x in [7, 17, 27, 37] { #expect(data[(2 * 40 + x) * 4 + 3] == 0) }
    }
}
