import UIKit

/// Tells closures whether it appears and disappears with an animation.
final class AppearanceJournalController: JournalViewController {
    var onAppear: ((Bool) -> Void)?
    var onDisappear: ((Bool) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppear?(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onDisappear?(animated)
    }
}
