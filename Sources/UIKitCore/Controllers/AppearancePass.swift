/// Brings appearing controllers through the frame: `viewIsAppearing` with final traits before the first layout, and
/// `viewDidAppear` after the commit.
@MainActor
package enum AppearancePass {
    private static var appearing: [UIViewController] = []
    private static var blocks: [() -> Void] = []

    /// Whether nothing waits for the end of a frame.
    package static var isClean: Bool { appearing.isEmpty && blocks.isEmpty }

    static func add(_ controller: UIViewController) {
        if !appearing.contains(where: { $0 === controller }) { appearing.append(controller) }
        Frame.setNeedsFrame()
    }

    /// Runs a block after the next commit, in order.
    package static func afterCommit(_ block: @escaping () -> Void) {
        blocks.append(block)
        Frame.setNeedsFrame()
    }

    /// After layout: controllers whose view needed no layout hear that it is appearing too.
    package static func finishLayout() {
        for controller in appearing { controller._callIsAppearingIfNeeded() }
    }

    /// After the commit: controllers have appeared, and what waited for that runs.
    package static func didCommit() {
        let controllers = appearing
        let waiting = blocks
        appearing = []
        blocks = []
        for controller in controllers where !controller._isAppearanceManaged {
            // A parent brings its children along; a child of its own comes by itself.
            if controller._view?.window != nil { controller._finishAppearing() }
        }
        for block in waiting { block() }
    }
}
