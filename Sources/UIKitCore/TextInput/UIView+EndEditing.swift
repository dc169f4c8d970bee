extension UIView {
    /// Ends editing in the text field or view here or below that is first responder.
    ///
    /// - Parameter force: without asking the delegate's consent.
    /// - Returns: whether a first responder here gave up its status.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let first = FirstResponder.current as? UIView, first.isDescendant(of: self) else { return false }
        if first.resignFirstResponder() { return true }
        guard force else { return false }
        FirstResponder.forget()
        KeyboardPresenter.shared.update()
        first.setNeedsLayout()
        return true
    }
}
