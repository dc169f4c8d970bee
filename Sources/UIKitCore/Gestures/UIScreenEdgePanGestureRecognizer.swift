/// Recognises a drag that comes in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges a drag may come from. Default none, and then nothing is recognised.
    open var edges: UIRectEdge = []

    /// How far from the edge the finger may come down, in points.
    ///
    /// Unverified: Apple names no figure.
    package static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let window = touch._window,
            startsAtEdge(touch._locationInWindow, of: window.bounds)
        else {
            if state == .possible { state = .failed }
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
        edges.contains(.left) && point.x <= bounds.minX + Self.reach
            || edges.contains(.right) && point.x >= bounds.maxX - Self.reach
            || edges.contains(.top) && point.y <= bounds.minY + Self.reach
            || edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach
    }

    /// Away from the edge, and more so than along it.
    override func _mayBegin() -> Bool {
        let way = _wayInWindow
        let isHorizontal = abs(way.x) > abs(way.y)
        let bounds = _touches.first?._window?.bounds ?? .zero
        let start = _startInWindow
        if isHorizontal {
            return edges.contains(.left) && way.x > 0 && start.x <= bounds.minX + Self.reach
                || edges.contains(.right) && way.x < 0 && start.x >= bounds.maxX - Self.reach
        }
        return edges.contains(.top) && way.y > 0 && start.y <= bounds.minY + Self.reach
            || edges.contains(.bottom) && way.y < 0 && start.y >= bounds.maxY - Self.reach
    }
}
