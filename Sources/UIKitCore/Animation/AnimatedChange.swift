/// What a block of animations changed: the layers on the screen before and after it.
@MainActor
struct AnimatedChange {
    private struct Item {
        var before: LayerMoment
        var after: LayerMoment
        var oldBackground: UIColor?
        var newBackground: UIColor?
    }

    private var items: [Item] = []

    /// Runs the block.
    init(_ body: () -> Void) {
        let windows = UIApplication._allWindows.filter { !$0.isHidden }
        let before = windows.flatMap { LayerMoment.all(below: $0.layer) }
        let backgrounds = before.map { ($0.layer.delegate as? UIView)?._backgroundColor }
        body()
        for (moment, background) in zip(before, backgrounds) where moment.hasChanged {
            items.append(
                Item(
                    before: moment, after: LayerMoment(moment.layer), oldBackground: background,
                    newBackground: (moment.layer.delegate as? UIView)?._backgroundColor))
        }
    }

    /// Whether nothing was changed.
    var isEmpty: Bool { items.isEmpty }

    /// Puts everything between its state before, 0, and after, 1.
    func apply(_ fraction: CGFloat) {
        for item in items {
            item.before.apply(towards: item.after, fraction: fraction)
            guard fraction == 0 || fraction == 1 else { continue }
            // The view remembers its colour itself.
            if let view = item.before.layer.delegate as? UIView, item.oldBackground !== item.newBackground {
                view._setBackgroundColor(fraction == 0 ? item.oldBackground : item.newBackground)
            }
        }
    }
}
