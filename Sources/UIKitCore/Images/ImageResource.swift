/// An image of an asset catalog, known when the app is built.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalog, known when the app is built.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image of a catalog; an empty image if the catalog has lost it.
    public convenience init(resource: ImageResource) {
        guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            self.init()
            return
        }
        self.init(
            content: image.content, scale: image.scale, orientation: image.imageOrientation, details: image.details)
    }
}

extension UIColor {
    /// The colour of a catalog; clear if the catalog has lost it.
    public convenience init(resource: ColorResource) {
        let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(storage: (color ?? .clear).storage)
    }
}
