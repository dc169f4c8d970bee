@preconcurrency @MainActor
open class UIScrollView: UIView {
    open var contentSize: CGSize = .zero
}
extension UIView {
    var _scrollContentGuide: UILayoutGuide? { nil }
    func _applySolvedContentSize(_ engine: LayoutEngine) {}
}
