/// A file in a data set of an asset catalog.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    /// Uniform type identifier of the file, as the catalog names it; `public.data` where it does not.
    public let typeIdentifier: String

    /// Nil if the main bundle has no data set of that name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        let traits = AssetTraits(.current)
        guard let set = AssetCatalog.of(bundle).set(name, "dataset", list: "data") else { return nil }
        let entries = AssetEntry.best(of: set.entries.filter { $0.filename != nil }, for: traits)
        guard let file = entries.first?.filename, let data = set.data(file) else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entries.first?.typeIdentifier ?? "public.data"
        super.init()
    }
}
