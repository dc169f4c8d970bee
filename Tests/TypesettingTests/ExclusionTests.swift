import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Lines around areas: where they may be is computed here from the shapes, point by point.
@Suite struct ExclusionTests {
    private let prose = String(repeating: "the quick brown fox jumps over a lazy dog and ", count: 12)

    private func areas(_ paths: [CGPath], padding: CGFloat = 0, evenOdd: Bool = false) -> ExclusionAreas {
        ExclusionAreas(paths: paths.map { ($0, evenOdd) }, offset: .zero, padding: padding)
    }

    private func layout(_ areas: ExclusionAreas?, width: CGFloat = 300, rightToLeft: Bool = false) -> TextLayout {
        var constraints = TextConstraints(width: width, rightToLeft: rightToLeft)
        constraints.exclusions = areas
        return TextMeasurer.layout(styled(prose), constraints)
    }

    private func box(_ line: TextLayout.Line) -> CGRect {
        CGRect(
            x: line.origin.x, y: line.origin.y - line.ascent, width: line.width, height: line.ascent + line.descent)
    }

    /// Whether a text's box and a shape have a point in common, on a fine grid.
    private func touches(_ box: CGRect, _ path: CGPath, evenOdd: Bool = false) -> Bool {
        let area = box.insetBy(dx: 0.2, dy: 0.2)
        for x in stride(from: area.minX, through: area.maxX, by: 2) {
            for y in stride(from: area.minY, through: area.maxY, by: 0.9)
            where path.contains(CGPoint(x: x, y: y), using: evenOdd ? .evenOdd : .winding) {
                return true
            }
        }
        return false
    }

    @Test("an area outside of the text changes nothing")
    func outside() {
        let far = areas([CGPath(rect: CGRect(x: 400, y: 0, width: 50, height: 500), transform: nil)])
        let plain = layout(nil)
        let found = layout(far)
        #expect(found.lines.map(\.range) == plain.lines.map(\.range))
        #expect(found.lines.map(\.origin) == plain.lines.map(\.origin))
        #expect(found.size == plain.size)
    }

    @Test("lines start behind an area at the left, end before one at the right, and go on below")
    func sides() {
        let left = layout(areas([CGPath(rect: CGRect(x: -10, y: -10, width: 110, height: 60), transform: nil)]))
        let right = layout(areas([CGPath(rect: CGRect(x: 200, y: 0, width: 110, height: 50), transform: nil)]))
        for line in left.lines { #expect(line.origin.x == (box(line).minY < 50 ? 100 : 0)) }
        for line in right.lines where box(line).minY < 50 { #expect(line.origin.x + line.width <= 200.001) }
        #expect(left.lines.filter { box($0).minY < 50 }.count == 3)
        #expect(left.lines.last!.range.upperBound == prose.utf16.count)
    }

    @Test("text goes on at both sides of an area in the middle, on one baseline")
    func middle() {
        let found = layout(areas([CGPath(rect: CGRect(x: 120, y: 0, width: 60, height: 61), transform: nil)]))
        let rows = Dictionary(grouping: found.lines.filter { box($0).minY < 61 }) { $0.origin.y }
        #expect(rows.count >= 3)
        for row in rows.values {
            #expect(row.count == 2)
            #expect(row[0].origin.x == 0 && row[0].width <= 120.001)
            #expect(row[1].origin.x == 180 && row[1].origin.x + row[1].width <= 300.001)
            #expect(row[0].range.upperBound == row[1].range.lowerBound)
        }
    }

    @Test("right to left, the right side comes first")
    func rightToLeft() {
        var constraints = TextConstraints(width: 300, rightToLeft: true)
        constraints.exclusions = areas([CGPath(rect: CGRect(x: 120, y: 0, width: 60, height: 61), transform: nil)])
        let text = styled(String(repeating: "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4} ", count: 40))
        let found = TextMeasurer.layout(text, constraints).lines
        #expect(found[0].origin.x >= 179.9 && found[1].origin.x + found[1].width <= 120.1)
        #expect(abs(found[0].origin.x + found[0].width - 300) < 0.01)
        #expect(found[0].origin.y == found[1].origin.y)
    }

    @Test("no line touches an area, whatever its shape")
    func shapes() {
        let star = CGMutablePath()
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 150 + 90 * cos(angle), y: 110 + 90 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
        let paths: [CGPath] = [
            CGPath(ellipseIn: CGRect(x: 80, y: 30, width: 140, height: 140), transform: nil),
            CGPath(
                roundedRect: CGRect(x: 200, y: 20, width: 150, height: 90), cornerWidth: 30, cornerHeight: 30,
                transform: nil),
            star,
        ]
        for path in paths {
            let found = layout(areas([path]))
            #expect(found.lines.last!.range.upperBound == prose.utf16.count)
            #expect(
                found.lines.contains { $0.span != nil && $0.origin.x > 0 } || found.lines.contains { $0.width < 220 })
            for line in found.lines where line.width > 0 { #expect(!touches(box(line), path)) }
            // Everything is shown once, in order.
            for (one, next) in zip(found.lines, found.lines.dropFirst()) {
                #expect(one.range.upperBound == next.range.lowerBound)
            }
        }
    }

    @Test("the hole of a shape with even-odd filling has text, and padding is kept on both sides")
    func hole() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 300, height: 100))
        ring.addRect(CGRect(x: 50, y: 20, width: 200, height: 60))
        let found = layout(areas([ring], padding: 5, evenOdd: true))
        let first = found.lines[0]
        #expect(box(first).minY >= 19.9 && box(first).maxY <= 80.1)
        #expect(first.origin.x == 55 && first.origin.x + first.width <= 245.001)
        let filled = layout(areas([ring], padding: 5))
        #expect(box(filled.lines[0]).minY >= 99.9)
    }

    @Test("a stretch too narrow for the next word stays empty")
    func narrow() {
        let found = layout(areas([CGPath(rect: CGRect(x: 12, y: 0, width: 200, height: 40), transform: nil)]))
        #expect(found.lines[0].origin.x == 212)
    }

    @Test("lines of larger type keep clear with their whole height")
    func heights() {
        let path = CGPath(rect: CGRect(x: 0, y: 30, width: 150, height: 40), transform: nil)
        var text = styled(prose)
        text.runs = [
            .init(range: 0..<10, attributes: TextAttributes(font: systemFont(17))),
            .init(range: 10..<20, attributes: TextAttributes(font: systemFont(40))),
            .init(range: 20..<prose.utf16.count, attributes: TextAttributes(font: systemFont(17))),
        ]
        var constraints = TextConstraints(width: 300)
        constraints.exclusions = areas([path])
        for line in TextMeasurer.layout(text, constraints).lines { #expect(!touches(box(line), path)) }
    }

    @Test("shapes at random: everything is shown, nothing touches, nothing hangs")
    func random() {
        var dice = SeededDice(3)
        func number(_ limit: Int) -> CGFloat { CGFloat(dice.next() % UInt64(limit)) }
        for _ in 0..<rounds(20) {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: number(300), y: number(200)))
            for _ in 0..<(2 + dice.next() % 5) {
                if dice.next() % 3 == 0 {
                    path.addQuadCurve(
                        to: CGPoint(x: number(300), y: number(200)), control: CGPoint(x: number(400), y: number(300)))
                } else {
                    path.addLine(to: CGPoint(x: number(300), y: number(200)))
                }
            }
            path.closeSubpath()
            let evenOdd = dice.next() % 2 == 0
            let found = layout(areas([path], evenOdd: evenOdd), width: 60 + number(300))
            #expect(found.lines.last?.range.upperBound == prose.utf16.count)
            for line in found.lines.prefix(8) where line.width > 1 {
                #expect(!touches(box(line), path, evenOdd: evenOdd))
            }
        }
        for hostile in [CGFloat.nan, .infinity, 1e9, -1e9] {
            let path = CGMutablePath()
            path.addRect(CGRect(x: hostile, y: 0, width: 100, height: hostile))
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 1e7))
            _ = layout(areas([path]))
        }
    }

    @Test("few lines and little height cut the text as without areas")
    func limits() {
        var constraints = TextConstraints(width: 300, numberOfLines: 3, lineBreakMode: .byTruncatingTail)
        constraints.exclusions = areas([CGPath(rect: CGRect(x: 120, y: 0, width: 60, height: 61), transform: nil)])
        let three = TextMeasurer.layout(styled(prose), constraints)
        #expect(three.lines.count == 3 && three.isTruncated && three.lines[2].isTruncated)
        #expect(three.lines[2].origin.x + three.lines[2].width <= 120.001)
        constraints.numberOfLines = 0
        constraints.height = 45
        let low = TextMeasurer.layout(styled(prose), constraints)
        #expect(low.lines.count == 4 && low.isTruncated)
        #expect(low.size.height <= 45)
    }
}
