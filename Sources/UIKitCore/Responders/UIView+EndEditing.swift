extension UIView {
    /// Makes the first responder of this view or its subviews give up that status.
    ///
    /// - Parameter force: whether it is not asked.
    /// - Returns: whether it gave up; false where there is none.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = FirstResponder.current, let view = responder as? UIView, view.isDescendant(of: self) else {
            return false
        }
        return view.resignFirstResponder()
    }
}
