import UIKitCore

/// What may take a swipe, looked at before it: says afterwards if there was nothing.
@MainActor struct SwipedViews {
    private let start: CGPoint
    private let view: UIView?
    private let mayTake: Bool
    private let before: Int

    init(at start: CGPoint) {
        self.start = start
        view = TouchInput.view(at: start)
        var current = view
        var found = false
        while let view = current, !found {
            found = view._mayTakeDrag
            current = view.superview
        }
        mayTake = found
        before = Self.state
    }

    /// Nil if something took the swipe, or something on the screen changed.
    var failure: String? {
        guard !mayTake, Self.state == before else { return nil }
        let place = "\(Int(start.x)), \(Int(start.y))"
        let cover = view.map { "a \(type(of: $0)) gets the touch" } ?? "no view gets the touch"
        let keyboard = KeyboardPresenter.shared.frame == nil ? "" : " above the keyboard"
        return "The swipe did nothing: at \(place)\(keyboard) there is nothing to scroll; \(cover)."
    }

    /// Where everything on the screen is.
    private static var state: Int {
        var hasher = Hasher()
        func add(_ view: UIView) {
            hasher.combine(ObjectIdentifier(view))
            for value in [view.bounds, view.frame] {
                hasher.combine(value.origin.x)
                hasher.combine(value.origin.y)
                hasher.combine(value.width)
                hasher.combine(value.height)
            }
            hasher.combine(view.isHidden)
            hasher.combine(view.alpha)
            for child in view.subviews { add(child) }
        }
        for window in UIApplication.shared._connectedWindowScene?.windows ?? [] { add(window) }
        return hasher.finalize()
    }
}
