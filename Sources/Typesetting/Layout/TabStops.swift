import Foundation

/// Where tabs go on a line.
struct TabStops {
    let stops: [ParagraphStyle.TabStop]
    let interval: Double
    /// Where the line starts, from the leading edge of the paragraph's room.
    let indent: Double

    init(_ style: ParagraphStyle, indent: Double) {
        stops =
            style.tabStops?.sorted { $0.location < $1.location }
            ?? (1...12).map { ParagraphStyle.TabStop(location: CGFloat(28 * $0)) }
        interval = style.defaultTabInterval > 0 ? Double(style.defaultTabInterval) : 28
        self.indent = indent
    }

    /// The stop behind `position` (from the line's start), relative to the line's start.
    private func next(_ position: Double) -> (location: Double, alignment: ParagraphStyle.Alignment) {
        let place = position + indent
        for stop in stops where Double(stop.location) > place + 0.001 {
            return (Double(stop.location) - indent, stop.alignment)
        }
        let last = Double(stops.last?.location ?? 0)
        let count = max(0, ((place - last) / interval + 0.001).rounded(.down)) + 1
        return (last + count * interval - indent, .left)
    }

    /// Text behind the tab reaches back over it.
    private static func pulls(_ alignment: ParagraphStyle.Alignment) -> Bool {
        alignment == .right || alignment == .center
    }

    /// How far the text up to the next tab, `following` wide, reaches back from its stop.
    private static func pull(_ following: Double, _ alignment: ParagraphStyle.Alignment) -> Double {
        alignment == .right ? following : following / 2
    }

    /// Gives the tabs of a line their widths. Runs are in logical order.
    func resolve(_ runs: inout [GlyphRun]) {
        var position = 0.0
        for index in runs.indices {
            guard case .tab = runs[index].content else {
                position += runs[index].width
                continue
            }
            let stop = next(position)
            var width = stop.location - position
            if TabStops.pulls(stop.alignment) {
                var following = 0.0
                for later in runs[(index + 1)...] {
                    if case .tab = later.content { break }
                    following += later.width
                }
                width = max(0, width - TabStops.pull(following, stop.alignment))
            }
            runs[index].glyphs[0].advance = width
            position += width
        }
    }

    /// The width of a stretch whose tabs go to their stops; `start` is where it begins on the line.
    func advance(_ paragraph: ShapedParagraph, _ range: Range<Int>, from start: Double) -> Double {
        var position = start
        var from = range.lowerBound
        // The width of the last tab on its own, if the text behind it reaches back over it.
        var pulled: (room: Double, alignment: ParagraphStyle.Alignment)?
        func move(to end: Int) {
            let width = paragraph.positions[end] - paragraph.positions[from]
            if let pulled { position -= min(pulled.room, TabStops.pull(width, pulled.alignment)) }
            position += width
        }
        for offset in range where paragraph.units[offset] == 9 {
            move(to: offset)
            let stop = next(position)
            pulled = TabStops.pulls(stop.alignment) ? (stop.location - position, stop.alignment) : nil
            position = stop.location
            from = offset + 1
        }
        move(to: range.upperBound)
        return position
    }
}
