/// Where the sections and rows of a table lie, in whole pixels. Knows no views.
struct TableGeometry {
    struct Section {
        /// Empty room above the header.
        var padding = 0
        var header = 0
        var footer = 0
        var rows: PrefixSums
        /// Which rows have their final height; nil if all have.
        var isKnown: [Bool]?
        /// Whether header and footer have their final heights.
        var isHeaderKnown = true
        var isFooterKnown = true

        var total: Int { padding + header + rows.total + footer }

        init(rows: PrefixSums, isKnown: [Bool]? = nil) {
            self.rows = rows
            self.isKnown = isKnown
        }
    }

    /// Pixels a point.
    let scale: CGFloat
    private(set) var sections: [Section]
    private var sums: PrefixSums
    /// The table's own header view.
    var top = 0
    /// The table's own footer view.
    var bottom = 0

    init(scale: CGFloat, sections: [Section]) {
        self.scale = scale
        self.sections = sections
        sums = PrefixSums(sections.map(\.total))
    }

    func pixels(_ points: CGFloat) -> Int {
        Int((min(max(points, 0), 1e9) * scale).rounded())
    }

    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }

    /// The height of everything.
    var total: Int { top + sums.total + bottom }
    var endOfSections: Int { top + sums.total }

    // MARK: Places

    func start(ofSection section: Int) -> Int { top + sums.sum(before: section) }

    func startOfRows(inSection section: Int) -> Int {
        start(ofSection: section) + sections[section].padding + sections[section].header
    }

    func row(_ row: Int, in section: Int) -> Range<Int> {
        let start = startOfRows(inSection: section) + sections[section].rows.sum(before: row)
        return start..<start + sections[section].rows[row]
    }

    func header(ofSection section: Int) -> Range<Int> {
        let start = start(ofSection: section) + sections[section].padding
        return start..<start + sections[section].header
    }

    func footer(ofSection section: Int) -> Range<Int> {
        let end = start(ofSection: section) + sections[section].total
        return end - sections[section].footer..<end
    }

    func section(_ section: Int) -> Range<Int> {
        let start = start(ofSection: section)
        return start..<start + sections[section].total
    }

    /// The section that covers an offset; the nearest for offsets outside; nil without sections.
    func section(at offset: Int) -> Int? { sums.index(at: offset - top) }

    /// The row that covers an offset; in a header or footer the nearest row of that section. Nil in an empty section.
    func row(at offset: Int, in section: Int) -> Int? {
        sections[section].rows.index(at: offset - startOfRows(inSection: section))
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.row < sections[path.section].rows.count
    }

    // MARK: Changes

    func isKnown(_ row: Int, in section: Int) -> Bool { sections[section].isKnown?[row] ?? true }

    mutating func setRow(_ row: Int, in section: Int, to height: Int) {
        sections[section].rows.set(height, at: row)
        sections[section].isKnown?[row] = true
        sums.set(sections[section].total, at: section)
    }

    mutating func forgetRow(_ row: Int, in section: Int) {
        if sections[section].isKnown == nil {
            sections[section].isKnown = Array(repeating: true, count: sections[section].rows.count)
        }
        sections[section].isKnown![row] = false
    }

    mutating func setHeader(_ height: Int, padding: Int, ofSection section: Int) {
        sections[section].header = height
        sections[section].padding = padding
        sections[section].isHeaderKnown = true
        sums.set(sections[section].total, at: section)
    }

    mutating func setFooter(_ height: Int, ofSection section: Int) {
        sections[section].footer = height
        sections[section].isFooterKnown = true
        sums.set(sections[section].total, at: section)
    }
}
