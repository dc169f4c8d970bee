/// What only some views need for their layout.
@MainActor
package final class ViewLayoutStorage {
    /// What others keep of the view.
    nonisolated(unsafe) var handle: ItemHandle?

    /// Margins as the app set them, without safe area; nil for the default.
    var margins: NSDirectionalEdgeInsets?
    /// Margins that were set in physical terms keep their sides when the direction changes.
    var physicalMargins: UIEdgeInsets?
    /// The margins when `layoutMarginsDidChange` was last called.
    var reportedMargins: UIEdgeInsets?

    var guides: [UILayoutGuide] = []
    /// Whether there is one of the following.
    var hasSystemGuides = false
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?

    /// The constraints this view holds.
    var constraints: [NSLayoutConstraint] = []
    /// Active constraints anywhere that mention this view.
    var references: [NSLayoutConstraint] = []

    var horizontalHugging: UILayoutPriority?
    var verticalHugging: UILayoutPriority?
    var horizontalResistance: UILayoutPriority?
    var verticalResistance: UILayoutPriority?

    /// What the engine of the hierarchy knows of the view; of another engine it is out of date.
    var item: ItemVariables?

    /// The solver of the hierarchy, on its topmost view.
    nonisolated(unsafe) var engine: LayoutEngine?

    package init() {}

    // The storage goes with its view.
    deinit { handle?.clear() }
}

extension UIView {
    var _madeLayoutStorage: ViewLayoutStorage {
        if let storage = _layoutStorage { return storage }
        let made = ViewLayoutStorage()
        _layoutStorage = made
        return made
    }
}
