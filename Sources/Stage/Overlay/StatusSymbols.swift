import QuartzCore

/// The symbols at the end of the status bar, drawn as paths. At scale 1 they are as large as on a phone with an island.
@MainActor struct StatusSymbols {
    enum Part {
        case cellular, wifi, battery

        var size: CGSize {
            switch self {
            case .cellular: CGSize(width: 19.2, height: 12.2)
            case .wifi: CGSize(width: 17.1, height: 12.3)
            case .battery: CGSize(width: 27.3, height: 13)
            }
        }
    }

    let color: CGColor
    var scale: CGFloat = 1
    var parts: [Part] = [.cellular, .wifi, .battery]
    private static let gap: CGFloat = 7

    init(color: CGColor, scale: CGFloat = 1, parts: [Part] = [.cellular, .wifi, .battery]) {
        self.color = color
        self.scale = scale
        self.parts = parts
    }

    var width: CGFloat {
        scale * (parts.reduce(0) { $0 + $1.size.width } + Self.gap * CGFloat(max(0, parts.count - 1)))
    }

    func draw(in context: CGContext, x: CGFloat, middle: CGFloat) {
        var left: CGFloat = 0
        for part in parts {
            context.saveGState()
            context.translateBy(x: x + left * scale, y: middle - part.size.height / 2 * scale)
            context.scaleBy(x: scale, y: scale)
            context.setFillColor(color)
            context.setStrokeColor(color)
            switch part {
            case .cellular: drawCellular(in: context)
            case .wifi: drawWifi(in: context)
            case .battery: drawBattery(in: context)
            }
            context.restoreGState()
            left += part.size.width + Self.gap
        }
    }

    /// Four bars, all full.
    private func drawCellular(in context: CGContext) {
        for (index, height) in [4.0, 6.3, 9.1, 12.2].enumerated() {
            let bar = CGRect(x: CGFloat(index) * 5.33, y: 12.2 - height, width: 3.2, height: height)
            context.addPath(CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1, transform: nil))
        }
        context.fillPath()
    }

    /// Three rings cut to a quarter, the innermost a full sector.
    private func drawWifi(in context: CGContext) {
        let apex = CGPoint(x: 8.55, y: 12)
        let start = -CGFloat.pi * 0.75
        let end = -CGFloat.pi * 0.25
        for (inner, outer) in [(0.0, 3.7), (5.5, 8.1), (9.7, 12.1)] {
            let path = CGMutablePath()
            if inner == 0 {
                path.move(to: apex)
            } else {
                path.addArc(center: apex, radius: inner, startAngle: end, endAngle: start, clockwise: true)
            }
            path.addArc(center: apex, radius: outer, startAngle: start, endAngle: end, clockwise: false)
            path.closeSubpath()
            context.addPath(path)
            context.fillPath()
        }
    }

    private func drawBattery(in context: CGContext) {
        let body = CGRect(x: 0.5, y: 0.5, width: 24, height: 12)
        context.saveGState()
        context.setAlpha(0.35)
        context.setLineWidth(1)
        context.addPath(CGPath(roundedRect: body, cornerWidth: 3.8, cornerHeight: 3.8, transform: nil))
        context.strokePath()
        context.restoreGState()
        context.saveGState()
        context.setAlpha(0.4)
        let cap = CGMutablePath()
        cap.move(to: CGPoint(x: 26, y: 4.6))
        cap.addQuadCurve(to: CGPoint(x: 26, y: 8.4), control: CGPoint(x: 28.4, y: 6.5))
        cap.closeSubpath()
        context.addPath(cap)
        context.fillPath()
        context.restoreGState()
        let charge = CGRect(x: 2, y: 2, width: 21, height: 9)
        context.addPath(CGPath(roundedRect: charge, cornerWidth: 2.5, cornerHeight: 2.5, transform: nil))
        context.fillPath()
    }
}
