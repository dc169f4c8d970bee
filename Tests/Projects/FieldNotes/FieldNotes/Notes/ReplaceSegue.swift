import UIKit

/// Puts its destination in the place of the top controller.
@objc(ReplaceSegue)
class ReplaceSegue: UIStoryboardSegue {
    override func perform() {
        guard let navigation = source.navigationController else { return }
        navigation.setViewControllers(navigation.viewControllers.dropLast() + [destination], animated: false)
    }
}
