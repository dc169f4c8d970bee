/// Sorts objects into lettered sections as lists of names have them, for the language of the app.
///
/// Unverified: languages other than English get the Latin letters, too.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    open class func current() -> UILocalizedIndexedCollation { shared }

    /// "A" to "Z" and "#".
    open var sectionTitles: [String] { letters + ["#"] }
    open var sectionIndexTitles: [String] { letters + ["#"] }

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object by the string that `selector` gives.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: string(of: object, selector))
    }

    /// The objects in the order of those strings.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.enumerated().map {
            (offset: $0.offset, key: string(of: $0.element, selector), value: $0.element)
        }
        return keyed.sorted { first, second in
            switch first.key.localizedStandardCompare(second.key) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: first.offset < second.offset
            }
        }.map(\.value)
    }

    /// The section of a name.
    package func section(of text: String) -> Int {
        let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        guard let first = folded.uppercased().unicodeScalars.first, (65...90).contains(first.value) else { return 26 }
        return Int(first.value) - 65
    }

    private func string(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        return (MemberTables.perform(selector, on: object as AnyObject) as? String) ?? "\(object)"
    }
}
