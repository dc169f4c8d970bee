import UIKit

/// Gives the screens on its stack size classes of its own choice on iPad.
///
/// A full-screen iPad window is regular in both directions whichever way it is held. Here it is taken for a tall screen in
/// portrait and for a wide one in landscape, so that every screen only has to look at its traits. A window that shares the
/// screen is wide while the system calls it regular, and tall while it is narrow. The bars keep the system's size classes.
final class AdaptiveNavigationController: UINavigationController {
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard traitCollection.userInterfaceIdiom == .pad, let view = viewIfLoaded else { return nil }
        let size = view.bounds.size
        let isWide = sharesTheScreen ? traitCollection.horizontalSizeClass == .regular : size.width > size.height
        return UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: isWide ? .compact : .regular),
        ])
    }

    private var sharesTheScreen: Bool {
        guard let window = viewIfLoaded?.window, let scene = window.windowScene else { return false }
        return window.bounds.size != scene.screen.bounds.size
    }
}
