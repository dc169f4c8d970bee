/// Finds web and mail addresses and phone numbers in text.
enum DataDetector {
    struct Match {
        var range: NSRange
        var url: URL
    }

    static func matches(in text: String, _ types: UIDataDetectorTypes) -> [Match] {
        var found: [Match] = []
        func add(_ pattern: String, _ makeURL: (String) -> String) {
            guard let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) else {
                return
            }
            let whole = NSRange(location: 0, length: (text as NSString).length)
            for match in expression.matches(in: text, range: whole) {
                let isTaken = found.contains { NSIntersectionRange($0.range, match.range).length > 0 }
                let word = (text as NSString).substring(with: match.range)
                if !isTaken, let url = URL(string: makeURL(word)) { found.append(Match(range: match.range, url: url)) }
            }
        }
        if types.contains(.link) {
            add(#"https?://[^\s<>"']+[^\s<>"'.,;:!?)\]]"#) { $0 }
            add(#"[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}"#) { "mailto:" + $0 }
            add(
                #"\b(?:www\.)?[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.(?:com|org|net|io|dev|app|edu|gov|co|jp|de|uk|fr)\b(?:/[^\s<>"']*[^\s<>"'.,;:!?)])?"#
            ) {
                "http://" + $0
            }
        }
        if types.contains(.phoneNumber) {
            add(#"(?<![\w])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}[ .-]\d{3,4}(?:[ .-]\d{3,4})?(?![\w])"#) {
                "tel:" + $0.filter { $0.isNumber || $0 == "+" }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
}
