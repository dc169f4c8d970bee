/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows; setting it changes the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether `configuration` may be set to that value. The default compares the kinds of both.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
