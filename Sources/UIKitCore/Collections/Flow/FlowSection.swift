/// One section of a flow layout as numbers. `main` is the direction of scrolling, `cross` the direction of a line.
///
/// Items fill a line as long as they fit with the least spacing; what is left over is shared by the gaps. The last line is spaced
/// like a full one if all its items have one size, else with the least spacing. An item that is alone in its line because no second
/// one fits is centred. A line is as tall as its tallest item; the others are centred across it.
struct FlowSection {
    struct Values {
        /// Room for lines, after the insets.
        var cross: CGFloat
        /// Insets before and after the lines.
        var crossInset: CGFloat
        var mainInsets: (start: CGFloat, end: CGFloat)
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
    }

    /// Length along the main axis and along the line.
    struct Size: Equatable {
        var main: CGFloat
        var cross: CGFloat
    }

    struct Line {
        var first: Int
        var count: Int
        var main: CGFloat
        var length: CGFloat
        var crossStart: CGFloat
        var spacing: CGFloat
    }

    private(set) var values: Values
    /// All items have this size; then lines are not kept.
    private(set) var uniform: Size?
    let count: Int
    private var sizes: [Size] = []
    private var lines: [Line] = []
    private var places: [CGFloat] = []
    /// From the start of the first line's inset to the end of the last one's.
    private(set) var length: CGFloat = 0

    // Of uniform sections.
    private var perLine = 1
    private var spacing: CGFloat = 0
    private var crossStart: CGFloat = 0

    init(count: Int, uniform size: Size, values: Values) {
        self.count = count
        self.values = values
        uniform = size
        let line = Self.line(of: size, values)
        perLine = line.capacity
        spacing = line.spacing
        crossStart = line.start
        let lineCount = (count + perLine - 1) / perLine
        length = values.mainInsets.start + values.mainInsets.end
        if lineCount > 0 { length += CGFloat(lineCount) * size.main + CGFloat(lineCount - 1) * values.lineSpacing }
    }

    init(sizes: [Size], values: Values) {
        count = sizes.count
        self.sizes = sizes
        self.values = values
        breakLines()
    }

    /// How many items of one size fit, and where they go.
    private static func line(of size: Size, _ values: Values) -> (capacity: Int, spacing: CGFloat, start: CGFloat) {
        let room = values.cross + values.itemSpacing
        let step = size.cross + values.itemSpacing
        // The smallest excess is the rounding of a division like 375 / 3.
        let capacity = step > 0 ? max(Int(((room + 0.001) / step).rounded(.down)), 1) : 1
        if capacity == 1 { return (1, 0, values.crossInset + (values.cross - size.cross) / 2) }
        return (capacity, (values.cross - CGFloat(capacity) * size.cross) / CGFloat(capacity - 1), values.crossInset)
    }

    private mutating func breakLines() {
        var main = values.mainInsets.start
        places.reserveCapacity(count)
        var first = 0
        while first < count {
            var end = first
            var cross: CGFloat = 0
            var tallest: CGFloat = 0
            var isUniform = true
            while end < count {
                let size = sizes[end]
                let needed = end == first ? size.cross : cross + values.itemSpacing + size.cross
                if end > first, needed > values.cross + 0.001 { break }
                cross = needed
                tallest = max(tallest, size.main)
                if size != sizes[first] { isUniform = false }
                end += 1
            }
            let number = end - first
            var start = values.crossInset
            var gap = values.itemSpacing
            let isLast = end == count
            if isLast && isUniform {
                let line = Self.line(of: sizes[first], values)
                start = line.start
                gap = line.spacing
            } else if number == 1 {
                // Alone although it is not the last: nothing else fits.
                if !isLast { start += (values.cross - sizes[first].cross) / 2 }
            } else if !isLast {
                gap += (values.cross - cross) / CGFloat(number - 1)
            }
            lines.append(
                Line(first: first, count: number, main: main, length: tallest, crossStart: start, spacing: gap))
            var place = start
            for item in first..<end {
                places.append(place)
                place += sizes[item].cross + gap
            }
            main += tallest + values.lineSpacing
            first = end
        }
        length = (lines.isEmpty ? main : main - values.lineSpacing) + values.mainInsets.end
    }

    func size(of item: Int) -> Size { uniform ?? sizes[item] }

    /// The place of an item from the start of the section's content.
    func place(of item: Int) -> (main: CGFloat, cross: CGFloat) {
        if let uniform {
            let line = item / perLine
            return (
                values.mainInsets.start + CGFloat(line) * (uniform.main + values.lineSpacing),
                crossStart + CGFloat(item % perLine) * (uniform.cross + spacing)
            )
        }
        let line = lines[lineIndex(of: item)]
        return (line.main + (line.length - sizes[item].main) / 2, places[item])
    }

    private func lineIndex(of item: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].first <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// The items whose lines meet the range, which counts from the start of the section's content.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end > start else { return 0..<0 }
        if let uniform {
            let step = uniform.main + values.lineSpacing
            guard step > 0 else { return 0..<count }
            let first = max(Int(((start - values.mainInsets.start - uniform.main) / step).rounded(.down)), 0)
            let last = Int(((end - values.mainInsets.start) / step).rounded(.down))
            guard last >= 0 else { return 0..<0 }
            return min(first * perLine, count)..<max(min((last + 1) * perLine, count), min(first * perLine, count))
        }
        // The first line that ends after the start.
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].main + lines[middle].length > start { high = middle } else { low = middle + 1 }
        }
        guard low < lines.count else { return 0..<0 }
        var past = low
        while past < lines.count, lines[past].main < end { past += 1 }
        guard past > low else { return 0..<0 }
        return lines[low].first..<(lines[past - 1].first + lines[past - 1].count)
    }
}
