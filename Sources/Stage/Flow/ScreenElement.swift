import UIKitCore

/// Something on the screen that has a name.
@MainActor struct ScreenElement {
    /// Nil for an accessibility element that is no view.
    var view: UIView?
    /// The view that holds it, or the view itself.
    var host: UIView
    var names: [String]
    /// In the app's scene.
    var frame: CGRect
    /// The part that is on the screen and not cut off by a view above; empty when there is none.
    var visible: CGRect

    /// Part of the keyboard, which counts only where the app has nothing of the name.
    var isKey: Bool {
        guard let window = host.window, window._isKeyboard else { return false }
        // What the app puts above or in place of the keys is its own.
        let own = [UIResponder._first?.inputAccessoryView, UIResponder._first?.inputView]
        return !own.contains { $0.map(host.isDescendant(of:)) ?? false }
    }

    var isEnabled: Bool {
        var current: UIView? = view ?? host
        while let view = current {
            if let control = view as? UIControl, !control.isEnabled { return false }
            if !view.isUserInteractionEnabled, view is UIControl { return false }
            current = view.superview
        }
        return true
    }

    /// A visible place where a finger reaches the element.
    var reachablePlace: CGPoint? {
        guard visible.width > 0.5, visible.height > 0.5 else { return nil }
        for (x, y) in Self.tries {
            let place = CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
            guard let hit = TouchInput.view(at: place) else { continue }
            if hit === host || hit.isDescendant(of: host) || host.isDescendant(of: hit) { return place }
        }
        return nil
    }

    /// The middle first.
    private static let tries: [(CGFloat, CGFloat)] = {
        let steps: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
        return steps.flatMap { y in steps.map { ($0, y) } }
    }()
}
