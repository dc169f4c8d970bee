/// Finds what someone may have meant.
enum Spelling {
    /// " Did you mean …?" when a name is near, else nothing.
    static func hint(_ word: String, among names: [String]) -> String {
        let near = names.map { ($0, distance(word, $0)) }.filter { $0.1 <= max(2, word.count / 3) }
        guard let best = near.min(by: { $0.1 < $1.1 }) else { return "" }
        return " Did you mean \(best.0)?"
    }

    /// Edits that lead from one word to the other.
    static func distance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let up = row[j + 1]
                row[j + 1] = min(up + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = up
            }
        }
        return row[b.count]
    }
}
