/// The length of the control arms that make a cubic follow a quarter circle of radius one.
let quarterCircleArm: CGFloat = 0.552_284_749_830_793_6

extension PathData {
    package mutating func addRect(_ rect: CGRect) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Begins at the middle of the right side and runs towards greater y.
    package mutating func addEllipse(_ rect: CGRect) {
        if rect.isNull { return }
        let (cx, cy) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterCircleArm, ry * quarterCircleArm)
        move(to: CGPoint(x: cx + rx, y: cy))
        cubic(to: CGPoint(x: cx, y: cy + ry), CGPoint(x: cx + rx, y: cy + ky), CGPoint(x: cx + kx, y: cy + ry))
        cubic(to: CGPoint(x: cx - rx, y: cy), CGPoint(x: cx - kx, y: cy + ry), CGPoint(x: cx - rx, y: cy + ky))
        cubic(to: CGPoint(x: cx, y: cy - ry), CGPoint(x: cx - rx, y: cy - ky), CGPoint(x: cx - kx, y: cy - ry))
        cubic(to: CGPoint(x: cx + rx, y: cy), CGPoint(x: cx + kx, y: cy - ry), CGPoint(x: cx + rx, y: cy - ky))
        close()
    }

    /// Corners are quarter ellipses; the radii are at most half the sides.
    package mutating func addRoundedRect(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) {
        let radius = CGSize(width: cornerWidth, height: cornerHeight)
        addRoundedRect(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// A rectangle with a radius for each corner ("top" is the side of the smaller y).
    package mutating func addRoundedRect(
        _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
    ) {
        if rect.isNull { return }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func limit(_ size: CGSize) -> CGSize {
            CGSize(
                width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
        }
        let (tl, tr, br, bl) = (limit(topLeft), limit(topRight), limit(bottomRight), limit(bottomLeft))
        let rest = 1 - quarterCircleArm
        move(to: CGPoint(x: right, y: (top + bottom) / 2))
        line(to: CGPoint(x: right, y: bottom - br.height))
        if br != .zero {
            cubic(
                to: CGPoint(x: right - br.width, y: bottom),
                CGPoint(x: right, y: bottom - br.height * rest), CGPoint(x: right - br.width * rest, y: bottom))
        }
        line(to: CGPoint(x: left + bl.width, y: bottom))
        if bl != .zero {
            cubic(
                to: CGPoint(x: left, y: bottom - bl.height),
                CGPoint(x: left + bl.width * rest, y: bottom), CGPoint(x: left, y: bottom - bl.height * rest))
        }
        line(to: CGPoint(x: left, y: top + tl.height))
        if tl != .zero {
            cubic(
                to: CGPoint(x: left + tl.width, y: top),
                CGPoint(x: left, y: top + tl.height * rest), CGPoint(x: left + tl.width * rest, y: top))
        }
        line(to: CGPoint(x: right - tr.width, y: top))
        if tr != .zero {
            cubic(
                to: CGPoint(x: right, y: top + tr.height),
                CGPoint(x: right - tr.width * rest, y: top), CGPoint(x: right, y: top + tr.height * rest))
        }
        close()
    }

    /// An arc of at most one turn; angles a turn or more apart give a whole circle in either direction. `clockwise` counts in a coordinate system whose y points up, so that on a flipped
    /// (y down) screen a "clockwise" arc looks counter-clockwise. A line joins the current point with the arc.
    package mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) {
        guard start.isFinite, end.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        // A little less than a turn, for angles that come from rounded degrees.
        if abs(sweep) >= turn - 1e-9 {
            sweep = clockwise ? -turn : turn
        } else if clockwise {
            if sweep > 0 { sweep -= turn }
        } else if sweep < 0 {
            sweep += turn
        }
        addArc(center, radius, start: start, sweep: sweep, transform: .identity)
    }

    /// An arc over a signed angle, split into cubics of at most a quarter turn.
    package mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, start: CGFloat, sweep: CGFloat, transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        let first = point(cos(start), sin(start))
        if isEmpty { move(to: first) } else if currentPoint != first { line(to: first) }
        // Tolerates the rounding of angles such as .pi / 2 * 3.
        let count = Int(min(max((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 0), 4096))
        if count == 0 || sweep == 0 { return }
        let step = sweep / CGFloat(count)
        let arm = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = start + CGFloat(index) * step
            let to = index == count - 1 ? start + sweep : from + step
            let (c0, s0, c1, s1) = (cos(from), sin(from), cos(to), sin(to))
            cubic(
                to: point(c1, s1), point(c0 - arm * s0, s0 + arm * c0), point(c1 + arm * s1, s1 - arm * c1))
        }
    }

    /// A line towards `tangent1`, then an arc that touches both tangents, as PostScript's `arct`.
    package mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat, from current: CGPoint) {
        let u = CGVector(dx: current.x - tangent1.x, dy: current.y - tangent1.y)
        let v = CGVector(dx: tangent2.x - tangent1.x, dy: tangent2.y - tangent1.y)
        let lengths = (u.dx * u.dx + u.dy * u.dy).squareRoot() * (v.dx * v.dx + v.dy * v.dy).squareRoot()
        let cross = u.dx * v.dy - u.dy * v.dx
        // Points on one line have no arc between them.
        if lengths == 0 || radius == 0 || abs(cross) <= 1e-12 * lengths {
            line(to: tangent1)
            return
        }
        let angle = acos(min(max((u.dx * v.dx + u.dy * v.dy) / lengths, -1), 1))
        let distance = radius / tan(angle / 2)
        func along(_ w: CGVector) -> CGPoint {
            let length = (w.dx * w.dx + w.dy * w.dy).squareRoot()
            return CGPoint(x: tangent1.x + w.dx / length * distance, y: tangent1.y + w.dy / length * distance)
        }
        let begin = along(u)
        let finish = along(v)
        let side: CGFloat = cross < 0 ? 1 : -1
        let length = (u.dx * u.dx + u.dy * u.dy).squareRoot()
        // The centre lies at a right angle to the first tangent, on the side of the second.
        let center = CGPoint(
            x: begin.x + u.dy / length * radius * side, y: begin.y - u.dx / length * radius * side)
        let from = atan2(begin.y - center.y, begin.x - center.x)
        var sweep = atan2(finish.y - center.y, finish.x - center.x) - from
        if sweep > .pi { sweep -= 2 * .pi } else if sweep < -.pi { sweep += 2 * .pi }
        line(to: begin)
        addArc(center, radius, start: from, sweep: sweep, transform: .identity)
    }
}
