/// Where an unwind segue starts, for controllers that look for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: _UIObject {
    /// The controller the segue starts from.
    public let source: UIViewController
    /// The method that the destination has.
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
