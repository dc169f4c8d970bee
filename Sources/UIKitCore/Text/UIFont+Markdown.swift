extension UIFont {
    /// The font for a piece of Markdown: bold where strongly emphasised, italic where emphasised, monospaced for code.
    func presenting(_ intent: InlinePresentationIntent) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.code) { traits.insert(.traitMonoSpace) }
        guard traits != fontDescriptor.symbolicTraits, let descriptor = fontDescriptor.withSymbolicTraits(traits) else {
            return self
        }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
