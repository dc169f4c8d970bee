import Foundation

/// A string with its attributes. Ranges are UTF-16 offsets; gaps take the first run's values.
package struct StyledText: Hashable, @unchecked Sendable {
    package struct Run: Hashable, @unchecked Sendable {
        package var range: Range<Int>
        package var attributes: TextAttributes

        package init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    package struct ParagraphRun: Hashable, Sendable {
        package var range: Range<Int>
        package var style: ParagraphStyle

        package init(range: Range<Int>, style: ParagraphStyle) {
            self.range = range
            self.style = style
        }
    }

    package var string: String
    package var runs: [Run]
    package var paragraphs: [ParagraphRun]

    /// Runs in order of their ranges; at least one. The paragraph style at a paragraph's first character counts for all of it.
    package init(string: String, runs: [Run], paragraphs: [ParagraphRun]) {
        self.string = string
        self.runs = runs
        self.paragraphs = paragraphs
    }

    /// One look for the whole string.
    package init(_ string: String, attributes: TextAttributes, paragraph: ParagraphStyle = .default) {
        self.string = string
        runs = [Run(range: 0..<Int.max, attributes: attributes)]
        paragraphs = [ParagraphRun(range: 0..<Int.max, style: paragraph)]
    }
}
