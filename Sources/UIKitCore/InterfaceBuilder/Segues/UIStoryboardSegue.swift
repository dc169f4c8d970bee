/// A way from one view controller of a storyboard to another.
///
/// `prepare(for:sender:)` of the source hears of it before `perform()` is called. Subclasses override `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: _UIObject {
    /// The name given in the storyboard; nil where it has none.
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let handler: (() -> Void)?
    /// What the kind of segue in the storyboard does.
    var _performKind: SegueWork?
    /// Whether the destination comes with an animation; set in the storyboard.
    package var _animates = true

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    /// A segue that calls a closure when it is performed.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init()
    }

    /// Shows the destination, in the way of the segue's kind.
    open func perform() {
        if let handler { return handler() }
        _performKind?.run(self)
    }
}

/// Lets the initialiser be called on a class found at run time.
///
/// Open, so that the optimiser cannot know that there is no subclass and call this very initialiser.
open class _SegueByClass: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        guard type != UIStoryboardSegue.self else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return unsafeBitCast(type, to: _SegueByClass.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}
