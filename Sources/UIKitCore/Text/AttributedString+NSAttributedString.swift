extension AttributedString {
    /// The same text with UIKit's attributes and links; other attributes are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }

    /// - Parameter scope: Inert: attributes of UIKit and links are taken, whatever the scope.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }

    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }
}

extension NSAttributedString {
    /// - Parameter scope: Inert: attributes of UIKit and links are taken, whatever the scope.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }

    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}
