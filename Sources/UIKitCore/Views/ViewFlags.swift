/// The yes-or-no properties of a view.
package struct ViewFlags: OptionSet, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let autoresizesSubviews = ViewFlags(rawValue: 1 << 0)
    package static let isOpaque = ViewFlags(rawValue: 1 << 1)
    package static let clearsContext = ViewFlags(rawValue: 1 << 2)
    package static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 3)
    package static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 4)
    package static let isExclusiveTouch = ViewFlags(rawValue: 1 << 5)
    package static let translatesMask = ViewFlags(rawValue: 1 << 6)
    package static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 7)
    package static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 8)
    package static let calledSuperUpdateConstraints = ViewFlags(rawValue: 1 << 9)
    /// The class overrides `draw(_:)`, so the layer needs a backing store.
    package static let draws = ViewFlags(rawValue: 1 << 10)
    /// This view or one below has constraints or wants to be laid out by them.
    package static let hasLayoutContent = ViewFlags(rawValue: 1 << 13)
    /// The engine has the view's frame as constants.
    package static let isBoundInEngine = ViewFlags(rawValue: 1 << 14)
    package static let isScrollView = ViewFlags(rawValue: 1 << 15)
    /// Hidden in a stack view: its intrinsic size does not count.
    package static let ignoresContent = ViewFlags(rawValue: 1 << 16)
    /// The view was given a controller; that may have gone since.
    package static let hasController = ViewFlags(rawValue: 1 << 17)
    /// Margins at the sides leave no more than a readable width.
    package static let marginsFollowReadableWidth = ViewFlags(rawValue: 1 << 12)
    package static let isLayingOut = ViewFlags(rawValue: 1 << 11)

    package static let initial: ViewFlags = [
        .autoresizesSubviews, .isOpaque, .clearsContext, .isUserInteractionEnabled, .translatesMask,
        .insetsMarginsFromSafeArea,
    ]

    package mutating func set(_ flag: ViewFlags, _ on: Bool) {
        if on { insert(flag) } else { remove(flag) }
    }
}
