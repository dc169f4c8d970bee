/// Runs the passes of a frame over the windows that are on a screen.
///
/// Order: completions of what ended, traits, constraints, layout, display. The compositor comes after, in the screen's owner.
@MainActor
package enum Frame {
    /// True if something asked for a frame since the last one.
    package private(set) static var isNeeded = true

    /// The windows to run over, in the order of their levels; the application sets it.
    package static var windows: @MainActor () -> [UIWindow] = { [] }

    private static var completions: [@MainActor () -> Void] = []
    private static var isRunning = false

    /// Work that makes new work this many times in a row is taken for an endless loop.
    static let roundLimit = 64

    package static func setNeedsFrame() { isNeeded = true }

    /// Runs `body` at the start of the next frame.
    package static func inNextFrame(_ body: @escaping @MainActor () -> Void) {
        completions.append(body)
        isNeeded = true
    }

    /// Runs every pass until nothing is dirty; an endless loop is reported and left.
    package static func runPasses() {
        guard !isRunning else { return }
        isRunning = true
        defer {
            isRunning = false
            // What the passes made for the next frame keeps that frame wanted.
            if !completions.isEmpty || FrameTimers.isWaiting || LayerAnimations.isRunning { isNeeded = true }
        }
        FrameTimers.run()
        LayerAnimations.tick()
        runCompletions()
        var round = 0
        repeat {
            isNeeded = false
            let windows = windows()
            for window in windows { TraitPass.run(window) }
            for window in windows { PropertiesPass.run(window) }
            for window in windows { ConstraintPass.run(window) }
            for window in windows { LayoutPass.run(window) }
            AppearancePass.finishLayout()
            for window in windows { DisplayPass.run(window) }
            if !windows.contains(where: { $0._hasPendingWork }) { AppearancePass.didCommit() }
            round += 1
            if round == roundLimit {
                LoopReport.report(windows)
                for window in windows { LoopReport.leave(window) }
                isNeeded = false
                return
            }
        } while isNeeded && (!AppearancePass.isClean || windows().contains(where: { $0._hasPendingWork }))
    }

    private static func runCompletions() {
        let ended = completions
        completions = []
        for body in ended { body() }
    }
}

extension UIView {
    var _hasPendingWork: Bool {
        !_pending.isDisjoint(with: [
            .subtreeLayout, .subtreeUpdateConstraints, .subtreeDisplay, .subtreeProperties,
        ])
            || _traitStorage.descendantNeedsUpdate || _traitStorage.needsUpdate
    }
}
