/// The screen as a space to convert from and to, as it is turned now or upright.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool

    init(_ screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
        super.init()
    }

    var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: screen.fixedSize) : screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let shown = toShown.map { point.applying($0) } ?? point
        return ScreenCoordinateSpace.fromScreen(shown, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let shown = ScreenCoordinateSpace.toScreen(point, from: coordinateSpace)
        return toShown.map { shown.applying($0.inverted()) } ?? shown
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        Self.rect(rect) { convert($0, to: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        Self.rect(rect) { convert($0, from: coordinateSpace) }
    }

    /// The turn from this space to the screen as it is shown; nil where they are the same.
    private var toShown: CGAffineTransform? {
        guard isFixed else { return nil }
        let size = screen.fixedSize
        switch screen._configuration.orientation {
        case .landscapeLeft: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case .landscapeRight: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .portraitUpsideDown: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .portrait, .unknown: return nil
        }
    }

    private static func toScreen(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let screen = space as? ScreenCoordinateSpace { return screen.toShown.map { point.applying($0) } ?? point }
        guard let view = space as? UIView, let window = view.window else { return point }
        let inWindow = view.convert(point, to: window)
        let origin = window._originOnScreen
        return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
    }

    private static func fromScreen(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let screen = space as? ScreenCoordinateSpace {
            return screen.toShown.map { point.applying($0.inverted()) } ?? point
        }
        guard let view = space as? UIView, let window = view.window else { return point }
        let origin = window._originOnScreen
        return window.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), to: view)
    }

    private static func rect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let first = convert(CGPoint(x: rect.minX, y: rect.minY))
        let second = convert(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
            height: abs(second.y - first.y))
    }
}
