/// The proxies of all classes, and their way to instances.
@MainActor
package enum AppearanceStore {
    /// One proxy, and what its properties were before the app set any.
    @MainActor private final class Entry {
        let type: AnyClass
        let traits: UITraitCollection?
        let containers: [AnyClass]
        let proxy: NSObject
        let properties: [AppearanceProperty]
        let plain: [Any?]

        init(_ type: NSObject.Type, _ traits: UITraitCollection?, _ containers: [AnyClass]) {
            self.type = type
            self.traits = traits
            self.containers = containers
            let proxy = ClassLookup.make(type)
            self.proxy = proxy
            properties = AppearanceTable.properties(of: type)
            plain = properties.map { $0.get(proxy) }
        }

        /// What the app has set.
        var changes: [(property: AppearanceProperty, value: Any?, plain: Any?)] {
            zip(properties, plain).compactMap { property, plain in
                let value = property.get(proxy)
                return AppearanceProperty.areSame(value, plain) ? nil : (property, value, plain)
            }
        }
    }

    private static var entries: [Entry] = []
    /// Whether any proxy is for some traits only.
    private(set) static var dependsOnTraits = false
    /// While a proxy is being made its own views look for no proxies.
    private static var isMaking = false

    /// For the next app in the same process.
    package static func reset() {
        entries = []
        dependsOnTraits = false
    }

    static func proxy<Object: NSObject>(
        of type: Object.Type, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]
    ) -> Object {
        let classes = containers.map { $0 as AnyClass }
        let found = entries.first {
            $0.type == type && $0.traits == traits && $0.containers.elementsEqual(classes, by: ==)
        }
        if let found, let proxy = found.proxy as? Object { return proxy }
        isMaking = true
        defer { isMaking = false }
        let entry = Entry(type, traits, classes)
        entries.append(entry)
        if traits != nil { dependsOnTraits = true }
        guard let proxy = entry.proxy as? Object else { fatalError("\(type) has no initialiser for its proxy") }
        return proxy
    }

    // MARK: Instances

    /// Sets on a view that comes on the screen what proxies say and the app has not set itself.
    static func apply(to view: UIView) {
        guard !entries.isEmpty, !isMaking else { return }
        apply(to: view, type(of: view), view.traitCollection, inside: view.next)
    }

    /// The same for an item of a bar.
    package static func apply(to item: UIBarItem, in bar: UIView) {
        guard !entries.isEmpty, !isMaking else { return }
        apply(to: item, type(of: item), bar.traitCollection, inside: bar)
    }

    private static func apply(
        to object: NSObject, _ type: AnyClass, _ traits: UITraitCollection, inside container: UIResponder?
    ) {
        let chain = AppearanceChain(container)
        var matches: [(rank: [Int], entry: Entry)] = []
        for (order, entry) in entries.enumerated() {
            guard entry.proxy !== object, let depth = distance(from: type, to: entry.type) else { continue }
            if let wanted = entry.traits, !traits.containsTraits(in: wanted) { continue }
            guard let outermost = chain.outermost(entry.containers) else { continue }
            // General ones first, so that special ones win: a nearer class, then the outermost container, then more of them.
            matches.append(
                ([-depth, outermost, entry.containers.count, entry.traits == nil ? 0 : 1, order], entry))
        }
        matches.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
        var settled: [String: Any?] = [:]
        for match in matches {
            for (property, value, plain) in match.entry.changes {
                let now = property.get(object)
                // What a more general proxy has just set may be set again; what the app set stays.
                let isFree =
                    settled[property.name] != nil
                    || property.isUntouched?(object)
                        ?? AppearanceProperty.areSame(now, plain)
                guard isFree else { continue }
                settled[property.name] = .some(value)
                if !AppearanceProperty.areSame(now, value) { property.set(object, value) }
            }
        }
    }

    /// How many superclasses lie between; nil for other classes.
    static func distance(from type: AnyClass, to ancestor: AnyClass) -> Int? {
        var current: AnyClass? = type
        var steps = 0
        while let now = current {
            if now == ancestor { return steps }
            current = _getSuperclass(now)
            steps += 1
        }
        return nil
    }
}

/// What an object is inside of, from the window inwards.
@MainActor
struct AppearanceChain {
    private var types: [AnyClass] = []

    init(_ container: UIResponder?) {
        var link = container
        while let current = link {
            types.append(type(of: current))
            link = current.next
        }
        types.reverse()
    }

    /// How far out the outermost of these classes is, more for further out; 0 without classes; nil if they are not around the
    /// object in this order, the first one innermost.
    func outermost(_ classes: [AnyClass]) -> Int? {
        var rest = classes.reversed()[...]
        var first: Int?
        for index in types.indices {
            guard let wanted = rest.first else { break }
            guard AppearanceStore.distance(from: types[index], to: wanted) != nil else { continue }
            rest = rest.dropFirst()
            if first == nil { first = index }
        }
        guard rest.isEmpty else { return nil }
        return first.map { types.count - $0 } ?? 0
    }
}
