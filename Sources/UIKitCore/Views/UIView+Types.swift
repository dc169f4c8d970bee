extension UIView {
    /// Which parts of a view's frame give way when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How drawn content is fitted into bounds of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        /// The tint colour is shown in grey, as behind an alert.
        case dimmed = 2
    }

    /// -1: the view has no intrinsic size on that axis.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// As small as the constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the constraints allow.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// Whether a view's content keeps its sides when the interface runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Never flipped: playback controls show the direction of the tape.
    case playback = 1
    /// Never flipped: controls that mean a direction in space.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
