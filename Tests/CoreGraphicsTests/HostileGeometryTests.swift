import CoreGraphics
import Testing

/// Numbers that cannot be drawn must not end the program, nor spoil later drawing.
@Suite struct HostileGeometryTests {
    private let numbers: [CGFloat] = [
        0, 1, -1, 7.5, 1e-300, -1e-9, 1e9, -1e12, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    private func rect(_ dice: inout Dice) -> CGRect {
        func pick() -> CGFloat { numbers.randomElement(using: &dice)! }
        return CGRect(x: pick(), y: pick(), width: pick(), height: pick())
    }

    private func point(_ dice: inout Dice) -> CGPoint {
        CGPoint(x: numbers.randomElement(using: &dice)!, y: numbers.randomElement(using: &dice)!)
    }

    private func isUsable(_ canvas: Canvas) -> Bool {
        canvas.context.resetClip()
        canvas.context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        canvas.fill(1, 0, 0, 1, CGRect(x: 2, y: 2, width: 3, height: 3))
        return canvas.painted == pixels(2..<5, 2..<5) && canvas[2, 2] == [255, 0, 0, 255]
    }

    @Test("random calls with impossible numbers leave the context usable")
    func randomCalls() {
        var dice = Dice(99)
        let image = makeImage([[[255, 0, 0, 255], [0, 0, 0, 0]]])
        let gradient = CGGradient(colors: [.black, .white], locations: nil)!
        for _ in 0..<1200 {
            let canvas = Canvas(8, 8)
            let context = canvas.context
            context.saveGState()
            for _ in 0..<6 {
                let number = numbers.randomElement(using: &dice)!
                switch Int.random(in: 0..<30, using: &dice) {
                case 0: context.fill(rect(&dice))
                case 1: context.stroke(rect(&dice), width: number)
                case 2: context.scaleBy(x: number, y: numbers.randomElement(using: &dice)!)
                case 3: context.translateBy(x: number, y: 0)
                case 4: context.rotate(by: number)
                case 5: context.clip(to: rect(&dice))
                case 6: context.draw(image, in: rect(&dice), byTiling: Bool.random(using: &dice))
                case 7:
                    context.drawLinearGradient(gradient, start: point(&dice), end: point(&dice), options: [])
                case 8:
                    context.drawRadialGradient(
                        gradient, startCenter: point(&dice), startRadius: number, endCenter: point(&dice), endRadius: 5,
                        options: .drawsAfterEndLocation)
                case 9: context.setShadow(offset: CGSize(width: number, height: 1), blur: abs(number))
                case 10: context.setLineDash(phase: number, lengths: [number, 1])
                case 11: context.setLineWidth(number)
                case 12: context.setMiterLimit(number)
                case 13: context.fillEllipse(in: rect(&dice))
                case 14: context.move(to: point(&dice))
                case 15: context.addLine(to: point(&dice))
                case 16: context.addCurve(to: point(&dice), control1: point(&dice), control2: point(&dice))
                case 17:
                    context.addArc(
                        center: point(&dice), radius: number, startAngle: number, endAngle: 1, clockwise: true)
                case 18: context.addArc(tangent1End: point(&dice), tangent2End: point(&dice), radius: number)
                case 19: context.strokePath()
                case 20: context.fillPath(using: .evenOdd)
                case 21: context.clip(to: rect(&dice), mask: image)
                case 22: context.setAlpha(number)
                case 23: context.setBlendMode(CGBlendMode(rawValue: Int32.random(in: 0..<28, using: &dice))!)
                case 24: context.beginTransparencyLayer(in: rect(&dice), auxiliaryInfo: nil)
                case 25: context.endTransparencyLayer()
                case 26:
                    context.concatenate(
                        CGAffineTransform(a: number, b: 1, c: 1, d: number, tx: point(&dice).x, ty: 0))
                case 27: context.replacePathWithStrokedPath()
                case 28: context.drawConicGradient(gradient, center: point(&dice), angle: number)
                default:
                    _ = context.makeImage()
                    _ = context.boundingBoxOfClipPath
                    _ = context.path
                }
            }
            for _ in 0..<8 { context.endTransparencyLayer() }
            context.restoreGState()
            context.setAlpha(1)
            context.setBlendMode(.normal)
            #expect(isUsable(canvas))
        }
    }

    @Test("an infinite rectangle fills everything")
    func infinite() {
        let canvas = Canvas(8, 8)
        canvas.context.fill(.infinite)
        #expect(canvas.painted.count == 64)
        canvas.context.clear(.null)
        #expect(canvas.painted.count == 64)
    }

    @Test("a transform without inverse draws nothing until it is undone")
    func singularTransform() {
        let canvas = Canvas(8, 8)
        canvas.context.saveGState()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.fill(1, 1, 1)
        #expect(canvas.painted.isEmpty)
        canvas.context.restoreGState()
        #expect(isUsable(canvas))
    }
}
