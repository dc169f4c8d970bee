/// Shows columns side by side where there is room, and one at a time where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    func _stackChanged(_ navigation: UINavigationController) {}
    func _backFromRoot(of navigation: UINavigationController) {}
}
