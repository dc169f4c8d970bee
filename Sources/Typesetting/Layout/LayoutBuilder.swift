import Foundation

/// Breaks a shaped text into lines and stacks them. Use while holding the text engine's lock.
struct LayoutBuilder {
    private let shaped: ShapedText
    private let constraints: TextConstraints
    private var lines: [Line] = []
    private var isTruncated = false

    /// A line on its way: where it ended up is known only when all are.
    private struct Line {
        var content: LineContent
        var paragraph: ShapedParagraph
        /// UTF-16 offset where the line starts in its paragraph.
        var start: Int
        var isFirstOfParagraph: Bool
        var isLastOfParagraph: Bool
        var indent: Double
        var tailIndent: Double
        var ascent: Double
        var descent: Double
        var top: Double
        /// The part of the room's width it may take, if areas leave only a part.
        var span: ExclusionAreas.Span?
    }

    static func layout(_ text: StyledText, _ constraints: TextConstraints) -> TextLayout {
        let environment = ShapedParagraph.Environment(
            rightToLeft: constraints.rightToLeft, languages: constraints.languages)
        var builder = LayoutBuilder(shaped: ShapedText.find(text, environment), constraints: constraints)
        if let areas = constraints.exclusions { builder.breakLines(around: areas) } else { builder.breakLines() }
        return builder.result()
    }

    private init(shaped: ShapedText, constraints: TextConstraints) {
        self.shaped = shaped
        self.constraints = constraints
    }

    private var maximumLines: Int { constraints.numberOfLines > 0 ? constraints.numberOfLines : Int.max }

    // MARK: Breaking

    private mutating func breakLines() {
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            let isLastParagraph = index == shaped.paragraphs.count - 1
            var start = 0
            repeat {
                if lines.count >= maximumLines {
                    isTruncated = true
                    return
                }
                let line = nextLine(paragraph, from: start, isLastParagraph: isLastParagraph)
                if let previous = lines.last, line.top + line.ascent + line.descent > Double(constraints.height) + 0.001
                {
                    lines[lines.count - 1] = lastLine(previous.paragraph, previous, hasMore: true)
                    isTruncated = true
                    return
                }
                lines.append(line)
                start = line.content.range.upperBound
            } while start < paragraph.units.count
        }
    }

    /// How lines of a paragraph end, and how the last one that has room does.
    private func modes(_ paragraph: ShapedParagraph) -> (
        wraps: Bool, byCharacter: Bool, last: ParagraphStyle.LineBreakMode
    ) {
        let mode = constraints.lineBreakMode ?? paragraph.style.lineBreakMode
        switch mode {
        case .byWordWrapping: return (true, false, mode)
        case .byCharWrapping: return (true, true, mode)
        // A label wraps until it runs out of lines; a paragraph on its own stays on one.
        default: return (constraints.lineBreakMode != nil, false, mode)
        }
    }

    private func strategy(_ paragraph: ShapedParagraph) -> Int {
        constraints.lineBreakStrategy ?? paragraph.style.lineBreakStrategy
    }

    private func breaker(_ paragraph: ShapedParagraph) -> LineBreaker {
        let factor = paragraph.style.hyphenationFactor
        return LineBreaker(
            paragraph: paragraph, strategy: strategy(paragraph),
            hyphenation: Double(factor > 0 ? factor : constraints.hyphenation))
    }

    private func room(
        _ paragraph: ShapedParagraph, isFirst: Bool, _ span: ExclusionAreas.Span?
    ) -> (indent: Double, tail: Double, width: Double) {
        let style = paragraph.style
        let indent = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
        let width = span?.width ?? Double(constraints.width)
        guard width.isFinite else { return (indent, 0, .infinity) }
        let end = style.tailIndent > 0 ? min(width, Double(style.tailIndent)) : width + Double(style.tailIndent)
        return (indent, width - end, max(0, end - indent))
    }

    private func nextLine(
        _ paragraph: ShapedParagraph, from start: Int, isLastParagraph: Bool, span: ExclusionAreas.Span? = nil,
        top: Double = 0
    ) -> Line {
        let isFirst = start == 0
        let (indent, tail, width) = room(paragraph, isFirst: isFirst, span)
        let tabs = paragraph.hasTabs ? TabStops(paragraph.style, indent: indent) : nil
        let (wraps, byCharacter, _) = modes(paragraph)
        let count = paragraph.units.count
        var line = Line(
            content: LineContent(paragraph, [], range: start..<start, tabs: nil), paragraph: paragraph, start: start,
            isFirstOfParagraph: isFirst, isLastOfParagraph: false, indent: indent, tailIndent: tail, ascent: 0,
            descent: 0, top: top, span: span)
        if lines.count == maximumLines - 1 || !wraps {
            return lastLine(paragraph, line, hasMore: !isLastParagraph && lines.count == maximumLines - 1)
        }
        let end = breaker(paragraph).end(from: start, width: width, byCharacter: byCharacter, tabs: tabs)
        line.content = wrapped(paragraph, start..<end.offset, width, tabs, hyphenates: end.hyphenates)
        line.isLastOfParagraph = end.offset >= count
        return placed(line)
    }

    /// A line that ends by breaking: spaces at its end hang.
    private func wrapped(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ width: Double, _ tabs: TabStops?, hyphenates: Bool = false
    ) -> LineContent {
        let isLast = range.upperBound >= paragraph.units.count
        let trimmed = paragraph.trimmed(range.lowerBound, range.upperBound)
        // Spaces before a line break are part of the line as far as there is room for them.
        let end = isLast ? range.upperBound : trimmed
        var pieces: [LineContent.Piece] = [.text(range.lowerBound..<end)]
        if !isLast, end > range.lowerBound, hyphenates || paragraph.units[end - 1] == 0xAD {
            pieces.append(.hyphen(at: end - 1))
        }
        var content = LineContent(paragraph, pieces, range: range, tabs: tabs)
        if isLast, content.width > width {
            content = LineContent(paragraph, [.text(range.lowerBound..<trimmed)], range: range, tabs: tabs)
        }
        return content
    }

    /// The line at `line.start` when there is no room for another one. `hasMore`: text follows after the paragraph or below.
    private func lastLine(_ paragraph: ShapedParagraph, _ line: Line, hasMore: Bool) -> Line {
        var line = line
        let (_, _, width) = room(paragraph, isFirst: line.isFirstOfParagraph, line.span)
        let tabs = paragraph.hasTabs ? TabStops(paragraph.style, indent: line.indent) : nil
        let rest = line.start..<paragraph.units.count
        let (_, byCharacter, mode) = modes(paragraph)
        let breaker = breaker(paragraph)
        let fits =
            breaker.width(line.start..<paragraph.trimmed(line.start, rest.upperBound), tabs)
            <= width + LineBreaker.tolerance
        switch mode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let moreBelow = hasMore && shaped.paragraphs.last !== paragraph
            if fits && !moreBelow {
                line.content = wrapped(paragraph, rest, width, tabs)
            } else if !moreBelow, let tightened = tightened(paragraph, rest, width) {
                line.content = tightened
            } else {
                line.content = Truncation(paragraph: paragraph, mode: mode, limit: width).line(rest, tabs: tabs)
            }
        case .byClipping:
            line.content = LineContent(paragraph, [.text(rest)], range: rest, tabs: tabs)
            if fits { line.content = wrapped(paragraph, rest, width, tabs) }
        case .byWordWrapping, .byCharWrapping:
            let end = breaker.end(from: line.start, width: width, byCharacter: byCharacter, tabs: tabs)
            line.content = wrapped(paragraph, line.start..<end.offset, width, tabs, hyphenates: end.hyphenates)
        }
        line.isLastOfParagraph = line.content.range.upperBound >= paragraph.units.count
        return placed(line)
    }

    /// The rest of a paragraph with its letters closer together, if that is wanted and makes it fit.
    private func tightened(_ paragraph: ShapedParagraph, _ rest: Range<Int>, _ width: Double) -> LineContent? {
        guard constraints.tightens || paragraph.style.tightens, !paragraph.hasTabs else { return nil }
        let text = rest.lowerBound..<paragraph.trimmed(rest.lowerBound, rest.upperBound)
        var content = LineContent(paragraph, [.text(text)], range: rest, tabs: nil)
        guard content.width <= width * Justification.largestTightening else { return nil }
        Justification.tighten(&content, to: width)
        return content
    }

    // MARK: Around areas

    /// Fills the stretches that areas leave free, row by row. A stretch that is too narrow for the next word stays empty, unless it
    /// is as wide as the room.
    private mutating func breakLines(around areas: ExclusionAreas) {
        var top = 0.0
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            let isLastParagraph = index == shaped.paragraphs.count - 1
            let style = paragraph.style
            if index > 0 {
                top += Double(shaped.paragraphs[index - 1].style.paragraphSpacing + style.paragraphSpacingBefore)
            }
            var start = 0
            repeat {
                if lines.count >= maximumLines {
                    isTruncated = true
                    return
                }
                let before = lines.count
                let row = fillRow(paragraph, from: start, &top, areas, isLastParagraph: isLastParagraph)
                if before > 0, top + row.height > Double(constraints.height) + 0.001 {
                    lines.removeSubrange(before...)
                    let last = lines[before - 1]
                    lines[before - 1] = lastLine(last.paragraph, last, hasMore: true)
                    isTruncated = true
                    return
                }
                start = row.end
                top += row.height + Double(style.lineSpacing)
            } while start < paragraph.units.count
        }
    }

    /// Appends the lines of the first row at or below `top` that has room.
    private mutating func fillRow(
        _ paragraph: ShapedParagraph, from start: Int, _ top: inout Double, _ areas: ExclusionAreas,
        isLastParagraph: Bool
    ) -> (end: Int, height: Double) {
        let before = lines.count
        let (_, byCharacter, _) = modes(paragraph)
        let breaker = breaker(paragraph)
        // What stands on the line is known only when the room is, and the room depends on the line's height.
        var height = 0.0
        var tries = 0
        while true {
            let free = areas.spans(from: top, to: top + max(height, 0.001), width: Double(constraints.width))
            var position = start
            var needed = 0.0
            for span in paragraph.baseLevel & 1 == 1 ? free.reversed() : free {
                if lines.count >= maximumLines { break }
                let (indent, _, width) = room(paragraph, isFirst: position == 0, span)
                let tabs = paragraph.hasTabs ? TabStops(paragraph.style, indent: indent) : nil
                if !span.isWhole,
                    !breaker.fitsWord(from: position, width: width, byCharacter: byCharacter, tabs: tabs)
                {
                    continue
                }
                let line = nextLine(
                    paragraph, from: position, isLastParagraph: isLastParagraph, span: span, top: top)
                lines.append(line)
                needed = max(needed, line.ascent + line.descent)
                position = line.content.range.upperBound
                if position >= paragraph.units.count { break }
            }
            if lines.count > before, needed <= height + 0.001 || tries == 8 { return (position, needed) }
            if lines.count > before {
                lines.removeSubrange(before...)
                height = max(height, needed)
                tries += 1
            } else {
                top = areas.nextTop(after: top)
                (height, tries) = (0, 0)
            }
        }
    }

    // MARK: Stacking

    /// The line with its height and its place under the previous one.
    private func placed(_ line: Line) -> Line {
        var line = line
        let style = line.paragraph.style
        (line.ascent, line.descent) = height(line)
        if line.span != nil { return line }
        guard let previous = lines.last(where: { $0.paragraph !== line.paragraph || $0.start < line.start }) else {
            line.top = 0
            return line
        }
        line.top = previous.top + previous.ascent + previous.descent + Double(previous.paragraph.style.lineSpacing)
        line.top += leadingChange(line)
        if line.isFirstOfParagraph {
            line.top += Double(previous.paragraph.style.paragraphSpacing) + Double(style.paragraphSpacingBefore)
        }
        return line
    }

    /// What the fonts of a line ask for beyond their own heights; the greatest wish counts.
    private func leadingChange(_ line: Line) -> Double {
        let attributes = line.paragraph.attributes
        var change = attributes[line.paragraph.attributeIndex(at: line.start)].font.descriptor.leadingChange
        for run in line.content.runs { change = max(change, attributes[run.attributes].font.descriptor.leadingChange) }
        return Double(change)
    }

    /// The system font's line, whatever font its characters fell back to.
    private func height(_ line: Line) -> (ascent: Double, descent: Double) {
        let paragraph = line.paragraph
        var ascent = -Double.infinity
        var descent = -Double.infinity
        var seen = -1
        func add(_ index: Int) {
            if index == seen { return }
            seen = index
            let attributes = paragraph.attributes[index]
            ascent = max(ascent, Double(attributes.font.ascender + attributes.baselineOffset))
            descent = max(descent, Double(-attributes.font.descender - attributes.baselineOffset))
        }
        for run in line.content.runs { add(run.attributes) }
        if line.content.runs.isEmpty { add(paragraph.attributeIndex(at: line.start)) }
        for run in line.content.runs {
            guard case .attachment(let attachment) = run.content else { continue }
            let offset = Double(attachment.baselineOffset + paragraph.attributes[run.attributes].baselineOffset)
            ascent = max(ascent, offset + Double(attachment.size.height))
            descent = max(descent, -offset)
        }
        if !ascent.isFinite { (ascent, descent) = (0, 0) }
        let style = paragraph.style
        let natural = ascent + descent
        var height = natural
        if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
        height = max(height, Double(style.minimumLineHeight))
        if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
        return (ascent + height - natural, descent)
    }

    // MARK: Result

    private func result() -> TextLayout {
        var size = CGSize.zero
        for line in lines {
            size.width = max(size.width, (line.span?.left ?? 0) + line.indent + line.content.width)
            size.height = max(size.height, line.top + line.ascent + line.descent)
        }
        let widest = constraints.width.isFinite ? Double(constraints.width) : Double(size.width)
        let placed = lines.map { line -> TextLayout.Line in
            let paragraph = line.paragraph
            var content = line.content
            let left = line.span?.left ?? 0
            let available = line.span.map { $0.width.isFinite ? $0.width : Double(size.width) - left } ?? widest
            let room = available - line.indent - line.tailIndent
            let alignment = alignment(paragraph)
            if alignment == .justified, !line.isLastOfParagraph, !content.isTruncated, room.isFinite {
                Justification.stretch(&content, to: room, paragraph)
            }
            let isReversed = paragraph.baseLevel & 1 == 1
            let x: Double =
                switch alignment {
                case .center: line.indent + (room - content.width) / 2
                case .right: isReversed ? available - line.indent - content.width : line.indent + room - content.width
                case .justified where isReversed: available - line.indent - content.width
                default: isReversed ? line.tailIndent : line.indent
                }
            let terminator = line.isLastOfParagraph ? paragraph.terminatorLength : 0
            return TextLayout.Line(
                range: paragraph.start + content.range.lowerBound..<paragraph.start + content.range.upperBound
                    + terminator,
                origin: CGPoint(x: left + x, y: line.top + line.ascent), width: content.width, ascent: line.ascent,
                descent: line.descent, isTruncated: content.isTruncated,
                span: line.span.map { _ in CGFloat(left)...CGFloat(left + available) }, runs: content.runs,
                paragraphStart: paragraph.start, attributes: paragraph.attributes)
        }
        let shownAll = lines.last.map { last in
            last.paragraph === shaped.paragraphs.last && last.content.range.upperBound >= last.paragraph.units.count
        }
        return TextLayout(
            lines: placed, size: size,
            isTruncated: isTruncated || !(shownAll ?? true) || lines.contains { $0.content.isTruncated })
    }

    private func alignment(_ paragraph: ShapedParagraph) -> ParagraphStyle.Alignment {
        if paragraph.style.alignment != .natural { return paragraph.style.alignment }
        switch paragraph.style.baseWritingDirection {
        case .natural: return constraints.rightToLeft ? .right : .left
        case .leftToRight: return .left
        case .rightToLeft: return .right
        }
    }
}
