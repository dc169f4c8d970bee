extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            /// Blocks are read too; their texts follow each other. Lists, quotations and tables are taken as paragraphs, and no block
            /// says what it was.
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Inert: there are no attributes beyond those of Markdown.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown: emphasis, code, strikethrough and links. Any text is valid, so nothing is ever thrown.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        var text = AttributedString()
        for block in Self.blocks(of: markdown, options.interpretedSyntax) {
            text += InlineMarkdown(block, baseURL: baseURL).attributed()
        }
        self = text
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private static func blocks(of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> [String] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: return [markdown]
        case .inlineOnly: return [joined(markdown.components(separatedBy: .newlines))]
        case .full:
            var blocks: [[String]] = [[]]
            for line in markdown.components(separatedBy: .newlines) {
                let line = line.trimmingCharacters(in: .whitespaces)
                if line.isEmpty {
                    blocks.append([])
                } else if line.hasPrefix("#") {
                    blocks.append([line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)])
                    blocks.append([])
                } else {
                    blocks[blocks.count - 1].append(line)
                }
            }
            return blocks.filter { !$0.isEmpty }.map(joined)
        }
    }

    private static func joined(_ lines: [String]) -> String {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
}
