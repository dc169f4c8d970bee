/// The bars at the edges of a scroll view that say which part of the content is seen.
///
/// They show while a finger moves the content and while it glides, and go shortly after. They are layers in front of the
/// content; UIKit's are subviews.
///
/// Unverified: thickness, distances, least length, colours, and how long they stay.
@MainActor
final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    private static let edge: CGFloat = 3
    private static let leastLength: CGFloat = 36
    private static let delay = 0.3

    private unowned let scroll: UIScrollView
    private let horizontal = CALayer()
    private let vertical = CALayer()
    private var token: FrameTimers.Token?
    private(set) var areShown = false

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        for bar in [horizontal, vertical] {
            bar.zPosition = 10_000
            bar.cornerRadius = Self.thickness / 2
        }
    }

    func show() {
        token = nil
        areShown = true
        update()
    }

    /// - Parameter keepsAwake: whether the app is at rest only when they are gone. After a finger they may stay in the picture.
    func hideSoon(keepsAwake: Bool = false) {
        guard areShown else { return }
        token = FrameTimers.after(Self.delay, keepsAwake: keepsAwake) { [weak self] in self?.hide() }
    }

    func hide() {
        token = nil
        areShown = false
        horizontal.removeFromSuperlayer()
        vertical.removeFromSuperlayer()
    }

    /// Follows offset, content and size.
    func update() {
        guard areShown else { return }
        let range = scroll._offsetRange
        let hasX = scroll.showsHorizontalScrollIndicator && range.x.upperBound > range.x.lowerBound
        let hasY = scroll.showsVerticalScrollIndicator && range.y.upperBound > range.y.lowerBound
        let corner = hasX && hasY ? Self.thickness + Self.edge : 0
        let bounds = scroll.bounds
        let isLeft = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let bar = shown(vertical, hasY) {
            let area = bounds.inset(by: insets(scroll.verticalScrollIndicatorInsets))
            let place = placed(
                from: area.minY + Self.edge, to: area.maxY - Self.edge - corner, offset: bounds.minY, range.y,
                extent: bounds.height)
            bar.frame = CGRect(
                x: isLeft ? area.minX + Self.edge : area.maxX - Self.edge - Self.thickness, y: place.lowerBound,
                width: Self.thickness, height: place.upperBound - place.lowerBound)
        }
        if let bar = shown(horizontal, hasX) {
            let area = bounds.inset(by: insets(scroll.horizontalScrollIndicatorInsets))
            let place = placed(
                from: area.minX + Self.edge + (isLeft ? corner : 0),
                to: area.maxX - Self.edge - (isLeft ? 0 : corner), offset: bounds.minX, range.x, extent: bounds.width)
            bar.frame = CGRect(
                x: place.lowerBound, y: area.maxY - Self.edge - Self.thickness,
                width: place.upperBound - place.lowerBound, height: Self.thickness)
        }
    }

    private func shown(_ bar: CALayer, _ isWanted: Bool) -> CALayer? {
        guard isWanted else {
            bar.removeFromSuperlayer()
            return nil
        }
        bar.backgroundColor = color.cgColor
        if bar.superlayer !== scroll.layer { scroll.layer.addSublayer(bar) }
        return bar
    }

    private var color: UIColor {
        let isWhite =
            switch scroll.indicatorStyle {
            case .white: true
            case .black: false
            default: scroll.traitCollection.userInterfaceStyle == .dark
            }
        return UIColor(white: isWhite ? 1 : 0, alpha: 0.35)
    }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard scroll.automaticallyAdjustsScrollIndicatorInsets else { return own }
        let safe = scroll.safeAreaInsets
        return UIEdgeInsets(
            top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
            right: own.right + safe.right)
    }

    /// The share of the way from `low` to `high` that is seen; shorter where the content is pulled past its end.
    private func placed(
        from low: CGFloat, to high: CGFloat, offset: CGFloat, _ range: ClosedRange<CGFloat>, extent: CGFloat
    ) -> ClosedRange<CGFloat> {
        let way = max(high - low, 0)
        let travel = range.upperBound - range.lowerBound
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        var length = min(max(way * extent / (travel + extent), Self.leastLength), way)
        length = min(max(length - abs(offset - inside), 2 * Self.thickness), way)
        let start = low + (way - length) * (travel > 0 ? (inside - range.lowerBound) / travel : 0)
        return start...(start + length)
    }
}

extension UIScrollView {
    func _showIndicators() {
        let bars = _indicators ?? ScrollIndicators(self)
        _indicators = bars
        bars.show()
    }
}
