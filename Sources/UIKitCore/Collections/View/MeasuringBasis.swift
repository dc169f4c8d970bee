/// What sizes that items chose for themselves were chosen under. Where it differs, they count no more.
struct MeasuringBasis: Equatable {
    private let size: CGSize
    private let insets: UIEdgeInsets
    private let category: UIContentSizeCategory
    private let weight: UILegibilityWeight
    private let horizontalClass: UIUserInterfaceSizeClass
    private let verticalClass: UIUserInterfaceSizeClass
    private let direction: UITraitEnvironmentLayoutDirection
    private let scale: CGFloat

    @MainActor
    init(_ view: UICollectionView) {
        let traits = view.traitCollection
        size = view.bounds.size
        insets = view.safeAreaInsets
        category = traits.preferredContentSizeCategory
        weight = traits.legibilityWeight
        horizontalClass = traits.horizontalSizeClass
        verticalClass = traits.verticalSizeClass
        direction = traits.layoutDirection
        scale = traits.displayScale
    }
}
