/// Something a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The area to point at in the coordinates of a view.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { _shownView?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { _shownView?.frame(in: referenceView) }
}
