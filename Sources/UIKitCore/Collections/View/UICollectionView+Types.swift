extension UICollectionView {
    /// Where an item is to be seen after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// Whether cells whose content changes size have the layout worked out again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
}

/// How views of an identifier are made.
package enum ReuseSource {
    case type(UICollectionReusableView.Type)
    case prototype(any PrototypeSource)

    @MainActor
    func make(frame: CGRect) -> UICollectionReusableView {
        switch self {
        case .type(let type): return _makeView(type, frame: frame) as! UICollectionReusableView
        case .prototype(let source):
            guard let view = source.instantiate() as? UICollectionReusableView else {
                Inconsistency.raise("a nib registered with a collection view must hold a UICollectionReusableView")
            }
            return view
        }
    }
}
