import UIKit

/// Mountains, a sun or moon and a lake, painted in the colours of a season.
final class Scenery: UIView {
    enum Season: String, CaseIterable {
        case spring, summer, autumn, winter, night
    }

    private let season: Season

    init(season: Season) {
        self.season = season
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = true
    }

    required init?(coder: NSCoder) {
        fatalError("Scenery is made in code")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let palette = Palette(season)
        let size = bounds.size

        let sky = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: [palette.skyTop.cgColor, palette.skyBottom.cgColor] as CFArray,
            locations: [0, 1])
        if let sky {
            context.drawLinearGradient(
                sky, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75), options: .drawsAfterEndLocation)
        }

        palette.sun.setFill()
        let radius = size.height * 0.13
        UIBezierPath(
            arcCenter: CGPoint(x: size.width * 0.72, y: size.height * 0.3), radius: radius, startAngle: 0,
            endAngle: .pi * 2, clockwise: true
        ).fill()

        ridge(palette.far, base: 0.62, height: 0.34, peaks: [(0.30, 1.0), (0.62, 0.55), (0.92, 0.72)])
        ridge(palette.middle, base: 0.74, height: 0.24, peaks: [(0.12, 0.8), (0.46, 0.5), (0.80, 1.0)])
        ridge(palette.near, base: 0.88, height: 0.16, peaks: [(0.02, 1.0), (0.34, 0.45), (0.58, 0.7), (0.98, 0.6)])

        palette.lake.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: size.height * 0.88, width: size.width, height: size.height * 0.12)).fill()
        palette.sun.withAlphaComponent(0.35).setFill()
        for (index, share) in [0.16, 0.11, 0.06].enumerated() {
            let width = size.width * share
            let y = size.height * (0.905 + 0.028 * Double(index))
            let stripe = CGRect(x: size.width * 0.72 - width / 2, y: y, width: width, height: size.height * 0.012)
            UIBezierPath(roundedRect: stripe, cornerRadius: stripe.height / 2).fill()
        }
    }

    /// A soft mountain range: one smooth curve through a valley before and after each peak.
    private func ridge(_ color: UIColor, base: CGFloat, height: CGFloat, peaks: [(x: CGFloat, height: CGFloat)]) {
        let size = bounds.size
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height * base))
        var last = CGPoint(x: 0, y: size.height * base)
        func curve(to point: CGPoint) {
            let middle = (last.x + point.x) / 2
            path.addCurve(
                to: point, controlPoint1: CGPoint(x: middle, y: last.y), controlPoint2: CGPoint(x: middle, y: point.y))
            last = point
        }
        for (index, peak) in peaks.enumerated() {
            curve(to: CGPoint(x: size.width * peak.x, y: size.height * (base - height * peak.height)))
            let next = index + 1 < peaks.count ? peaks[index + 1].x : 1.2
            curve(to: CGPoint(x: size.width * (peak.x + next) / 2, y: size.height * base))
        }
        path.addLine(to: CGPoint(x: last.x, y: size.height))
        path.close()
        color.setFill()
        path.fill()
    }

    private struct Palette {
        var skyTop, skyBottom, sun, far, middle, near, lake: UIColor

        init(_ season: Season) {
            let hex: [UInt32] =
                switch season {
                case .spring: [0x9FC9F3, 0xFCE4EC, 0xFFF6D6, 0xB7B5DB, 0xE39BB5, 0x7FA878, 0xA7C7DD]
                case .summer: [0x2F86D6, 0xBDE6F2, 0xFFF3B0, 0x6FA7C4, 0x3F8F6E, 0x23694C, 0x4FA0B8]
                case .autumn: [0xF2935C, 0xFBE3B3, 0xFFF4DA, 0xB98AA0, 0xC6533B, 0x7C2D35, 0xD99A6C]
                case .winter: [0x8FA6C4, 0xE9F0F7, 0xFFFFFF, 0xBECBDC, 0x93A5BD, 0x5D7089, 0xC9D6E4]
                case .night: [0x0E1640, 0x4B4A8C, 0xFBF3C9, 0x353B73, 0x232856, 0x12163A, 0x2A2F66]
                }
            let colors = hex.map(UIColor.init(hex:))
            (skyTop, skyBottom, sun, far) = (colors[0], colors[1], colors[2], colors[3])
            (middle, near, lake) = (colors[4], colors[5], colors[6])
        }
    }
}

extension UIColor {
    fileprivate convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
