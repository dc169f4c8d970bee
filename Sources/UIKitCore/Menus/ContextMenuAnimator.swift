/// What runs along as a menu comes, goes, or leads on: the changes are there at once, completions in the next frame.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    /// `.pop` keeps the preview for the transition. Inert: transitions take no time.
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    private var hasRun = false

    init(_ controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        if hasRun { animations() } else { self.animations.append(animations) }
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        if hasRun { Frame.inNextFrame { completion() } } else { completions.append(completion) }
    }

    func run() {
        hasRun = true
        for change in animations { change() }
        let ended = completions
        animations = []
        completions = []
        guard !ended.isEmpty else { return }
        Frame.inNextFrame { for completion in ended { completion() } }
    }
}
