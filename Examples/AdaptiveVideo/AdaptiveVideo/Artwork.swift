import UIKit

/// The still picture of a video: a sky, a light in it, and three lines of hills.
final class Artwork: UIView {
    var video: Video? {
        didSet {
            guard video != oldValue else { return }
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func draw(_ rect: CGRect) {
        guard let video, let context = UIGraphicsGetCurrentContext() else { return }
        let size = bounds.size
        let hue = video.hue.truncatingRemainder(dividingBy: 1)

        let sky = [color(hue, 0.45, 0.92), color(hue + 0.09, 0.6, 0.62)].map(\.cgColor)
        if let gradient = CGGradient(colorsSpace: nil, colors: sky as CFArray, locations: nil) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: size.width * 0.3, y: size.height),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }

        var random = Random(seed: UInt64(video.id) &* 7919 &+ 17)
        let radius = size.height * (0.11 + 0.08 * random.next())
        let light = CGPoint(x: size.width * (0.2 + 0.6 * random.next()), y: size.height * (0.22 + 0.2 * random.next()))
        for (scale, alpha) in [(2.2, 0.12), (1.5, 0.18), (1.0, 0.95)] {
            UIColor(white: 1, alpha: alpha).setFill()
            UIBezierPath(
                arcCenter: light, radius: radius * scale, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).fill()
        }

        for line in 0..<3 {
            let share = CGFloat(line) / 2
            color(hue + 0.09 + 0.04 * share, 0.55 + 0.2 * share, 0.55 - 0.2 * share).setFill()
            hills(in: size, top: 0.52 + 0.15 * CGFloat(line), height: 0.1 + 0.04 * random.next(), &random).fill()
        }
    }

    private func hills(in size: CGSize, top: CGFloat, height: CGFloat, _ random: inout Random) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        let phase = random.next() * 2 * .pi
        let waves = 1 + 1.6 * random.next()
        for step in 0...48 {
            let x = CGFloat(step) / 48
            let wave = sin(phase + x * waves * 2 * .pi) + 0.4 * sin(phase * 2 + x * waves * 5.3 * .pi)
            path.addLine(to: CGPoint(x: x * size.width, y: (top + wave * height * 0.7) * size.height))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }

    private func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
        UIColor(
            hue: hue.truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: 1)
    }
}

/// Numbers from 0 to 1, the same for the same seed.
private struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
    }
}
