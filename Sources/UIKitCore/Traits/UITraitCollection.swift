/// The traits of an environment: size classes, appearance, text size and more. Immutable.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Nothing specified.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// Merges collections. Where several specify a trait, the last one in the array wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    /// A collection of the values set in the closure, and nothing else.
    public convenience init(mutations: UITraitMutations) {
        var traits: any UIMutableTraits = MutableTraits()
        mutations(&traits)
        self.init((traits as! MutableTraits).values)
    }

    /// A collection with one trait specified.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// This collection with the changes made in the closure.
    open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return UITraitCollection((traits as! MutableTraits).values)
    }

    /// This collection with one trait replaced.
    open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// The value of a trait; the trait's default where it is not specified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        recordRead(of: trait)
        return values[trait]
    }

    // MARK: Values

    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        recordRead(of: .userInterfaceIdiom)
        return values.userInterfaceIdiom
    }

    /// Device pixels a point; 0 where unspecified.
    open var displayScale: CGFloat {
        recordRead(of: .displayScale)
        return values.displayScale
    }

    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        recordRead(of: .horizontalSizeClass)
        return values.horizontalSizeClass
    }

    open var verticalSizeClass: UIUserInterfaceSizeClass {
        recordRead(of: .verticalSizeClass)
        return values.verticalSizeClass
    }

    open var forceTouchCapability: UIForceTouchCapability {
        recordRead(of: .forceTouchCapability)
        return values.forceTouchCapability
    }

    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        recordRead(of: .layoutDirection)
        return values.layoutDirection
    }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        recordRead(of: .preferredContentSizeCategory)
        return values.preferredContentSizeCategory
    }

    open var displayGamut: UIDisplayGamut {
        recordRead(of: .displayGamut)
        return values.displayGamut
    }

    open var userInterfaceStyle: UIUserInterfaceStyle {
        recordRead(of: .userInterfaceStyle)
        return values.userInterfaceStyle
    }

    open var accessibilityContrast: UIAccessibilityContrast {
        recordRead(of: .accessibilityContrast)
        return values.accessibilityContrast
    }

    open var userInterfaceLevel: UIUserInterfaceLevel {
        recordRead(of: .userInterfaceLevel)
        return values.userInterfaceLevel
    }

    open var legibilityWeight: UILegibilityWeight {
        recordRead(of: .legibilityWeight)
        return values.legibilityWeight
    }

    open var activeAppearance: UIUserInterfaceActiveAppearance {
        recordRead(of: .activeAppearance)
        return values.activeAppearance
    }

    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        recordRead(of: .toolbarItemPresentationSize)
        return values.toolbarItemPresentationSize
    }

    open var imageDynamicRange: _UIImageDynamicRange {
        recordRead(of: .imageDynamicRange)
        return values.imageDynamicRange
    }

    open var sceneCaptureState: UISceneCaptureState {
        recordRead(of: .sceneCaptureState)
        return values.sceneCaptureState
    }

    /// A BCP 47 language code; nil where unspecified.
    open var typesettingLanguage: String? {
        recordRead(of: .typesettingLanguage)
        return values.typesettingLanguage.isEmpty ? nil : values.typesettingLanguage
    }

    open var listEnvironment: UIListEnvironment {
        recordRead(of: .listEnvironment)
        return values.listEnvironment
    }

    // MARK: Comparison

    /// Whether every trait that `traits` specifies has the same value here; true for an empty collection and for nil.
    open func containsTraits(in traits: UITraitCollection?) -> Bool {
        guard let traits else { return true }
        var merged = values
        merged.merge(traits.values)
        return merged.differences(from: values).isEmpty
    }

    /// The traits whose values differ from those of `traits`; nil counts as a collection with nothing specified.
    open func changedTraits(from traits: UITraitCollection?) -> [UITrait] {
        let changes = values.differences(from: traits?.values ?? TraitValues())
        let system = UITraitCollection.allSystemTraits.filter { changes.contains($0) }
        let custom = changes.custom.compactMap {
            values.custom[$0]?.definition ?? traits?.values.custom[$0]?.definition
        }
        return system + custom.sorted { $0.identifier < $1.identifier }
    }

    /// Whether dynamic colours may resolve differently under `traitCollection`; true for nil.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.hasDifferentColorAppearance(from: traitCollection.values)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || values.differences(from: other.values).isEmpty
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceIdiom)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }

    open override var description: String {
        "<UITraitCollection: \(Unmanaged.passUnretained(self).toOpaque()); \(values.text)>"
    }

    // MARK: Copying and archiving

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        self.init(TraitValues(coder: coder))
    }

    open func encode(with coder: NSCoder) { values.encode(with: coder) }
}
