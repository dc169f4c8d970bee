import Foundation

/// The one place that measures text. Results are cached.
package enum TextMeasurer {
    private struct Key: Hashable {
        var text: StyledText
        var constraints: TextConstraints
    }

    nonisolated(unsafe) private static var cache = GenerationCache<Key, TextLayout>(capacity: 1024)

    /// The last text that is too long for the cache: it is measured, placed and drawn one after the other.
    nonisolated(unsafe) private static var lastLong: (key: Key, layout: TextLayout)?

    nonisolated(unsafe) private static var languages: [String] = []

    /// Languages of texts that name none themselves, BCP 47, first wins. Empty by default: Japanese shapes of ideographs.
    package static var preferredLanguages: [String] {
        get { TextEngine.locked { languages } }
        set { TextEngine.locked { languages = newValue } }
    }

    /// Laying out the same text in the same room again gives the same object while it is in the cache.
    package static func layout(_ text: StyledText, _ constraints: TextConstraints) -> TextLayout {
        TextEngine.locked {
            var constraints = constraints
            if constraints.languages.isEmpty { constraints.languages = languages }
            let key = Key(text: text, constraints: constraints)
            let isLong = text.string.utf8.count >= 20_000
            if isLong, let lastLong, lastLong.key == key { return lastLong.layout }
            if !isLong, let known = cache[key] { return known }
            if !isLong, constraints.height.isFinite {
                // A limit of height changes nothing where all lines have room.
                var unlimited = key
                unlimited.constraints.height = .infinity
                if let known = cache[unlimited], known.size.height <= constraints.height {
                    cache[key] = known
                    return known
                }
            }
            let made = LayoutBuilder.layout(text, constraints)
            if isLong { lastLong = (key, made) } else { cache[key] = made }
            return made
        }
    }

    /// Use while holding the text engine's lock.
    static func forgetAll() {
        cache.removeAll()
        lastLong = nil
        ShapedText.forgetAll()
    }

    /// The exact size, not rounded to pixels. An empty text has no size.
    package static func size(_ text: StyledText, _ constraints: TextConstraints) -> CGSize {
        layout(text, constraints).size
    }
}
