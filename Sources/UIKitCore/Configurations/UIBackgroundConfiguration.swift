/// What is drawn behind the content of a button, a cell or a header. Lengths in points.
///
/// What the app sets is kept by `updated(for:)`; everything else takes the defaults of the style and the state.
public struct UIBackgroundConfiguration: Hashable {
    /// A view shown behind everything else of the background.
    public var customView: UIView? { didSet { locks.insert(.customView) } }
    public var cornerRadius: CGFloat = 0 { didSet { locks.insert(.cornerRadius) } }
    public var backgroundInsets = NSDirectionalEdgeInsets.zero { didSet { locks.insert(.insets) } }
    /// Edges at which the layout margins of the view are added to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
        didSet { locks.insert(.edges) }
    }
    /// Nil: the tint colour, or what the style says.
    public var backgroundColor: UIColor? { didSet { locks.insert(.color) } }
    public var backgroundColorTransformer: UIConfigurationColorTransformer? { didSet { locks.insert(.transformer) } }
    /// An effect over the colour, below `customView`; a blur shows what is behind the background.
    public var visualEffect: UIVisualEffect? { didSet { locks.insert(.effect) } }
    /// Default: none, which is one of opacity 0.
    public var shadowProperties = UIShadowProperties() { didSet { locks.insert(.shadow) } }
    public var image: UIImage? { didSet { locks.insert(.image) } }
    public var imageContentMode = UIView.ContentMode.scaleToFill { didSet { locks.insert(.imageMode) } }
    /// Nil: the tint colour.
    public var strokeColor: UIColor? { didSet { locks.insert(.strokeColor) } }
    public var strokeColorTransformer: UIConfigurationColorTransformer? { didSet { locks.insert(.strokeTransformer) } }
    /// 0 (default) draws no line.
    public var strokeWidth: CGFloat = 0 { didSet { locks.insert(.strokeWidth) } }
    /// How far outside the background the line runs.
    public var strokeOutset: CGFloat = 0 { didSet { locks.insert(.strokeOutset) } }

    package var style: ListBackgroundStyle = .none
    private var locks: Locks = []

    init() {}

    package init(style: ListBackgroundStyle) {
        self.style = style
        take(style.values(in: nil))
    }

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .clear) }

    /// The colour after the transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background for a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard style != .none else { return self }
        var new = self
        new.take(style.adapted(to: state.traitCollection.listEnvironment).values(in: state))
        return new
    }

    private mutating func take(_ values: ListBackgroundStyle.Values) {
        let kept = locks
        if !kept.contains(.color) { backgroundColor = values.color }
        if !kept.contains(.cornerRadius) { cornerRadius = values.cornerRadius }
        if !kept.contains(.insets) { backgroundInsets = values.insets }
        locks = kept
    }

    /// What the app set itself.
    private struct Locks: OptionSet {
        let rawValue: Int
        static let customView = Locks(rawValue: 1)
        static let cornerRadius = Locks(rawValue: 2)
        static let insets = Locks(rawValue: 4)
        static let edges = Locks(rawValue: 8)
        static let color = Locks(rawValue: 16)
        static let transformer = Locks(rawValue: 32)
        static let image = Locks(rawValue: 64)
        static let imageMode = Locks(rawValue: 128)
        static let strokeColor = Locks(rawValue: 256)
        static let strokeTransformer = Locks(rawValue: 512)
        static let strokeWidth = Locks(rawValue: 1024)
        static let strokeOutset = Locks(rawValue: 2048)
        static let effect = Locks(rawValue: 4096)
        static let shadow = Locks(rawValue: 8192)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.visualEffect == right.visualEffect && left.shadowProperties == right.shadowProperties
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.image == right.image && left.imageContentMode == right.imageContentMode
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && left.strokeOutset == right.strokeOutset && left.style == right.style
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}
