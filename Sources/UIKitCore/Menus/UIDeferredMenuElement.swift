/// Stands for elements that are made when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var made: [UIMenuElement]?

    /// The provider is asked once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The provider is asked each time the menu is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

    /// The elements, if the provider gives them at once.
    var _elements: [UIMenuElement] {
        if isCached, let made { return made }
        var given: [UIMenuElement] = []
        provider { given = $0 }
        made = given
        return given
    }
}
