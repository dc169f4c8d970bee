/// One of several parts of a gallery, so that machines can share the work.
struct Shard: Equatable {
    /// From 1.
    let index: Int
    let count: Int

    /// "2/4" is the second of four parts.
    init(parsing text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, 1...count ~= index else {
            throw UsageError("--shard wants I/N with I from 1 to N, not \"\(text)\".", in: .gallery)
        }
        self.index = index
        self.count = count
    }

    /// Every item is in exactly one of the parts; their sizes differ by one at most.
    func part<T>(of items: [T]) -> [T] {
        items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }
}
