/// The edge of what bars leave free, as it was used before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the bars at that edge, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of a controller's view to its safe area.
@MainActor
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(in view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            isTop
                ? [topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: safeArea.topAnchor)]
                : [
                    topAnchor.constraint(equalTo: safeArea.bottomAnchor),
                    bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// From the top of the view to its safe area. Use `view.safeAreaLayoutGuide` since iOS 11.
    public var topLayoutGuide: any UILayoutSupport {
        if let made = _edgeGuides.top { return made }
        let made = EdgeLayoutGuide(in: view, isTop: true)
        _edgeGuides.top = made
        return made
    }

    /// From the safe area to the bottom of the view. Use `view.safeAreaLayoutGuide` since iOS 11.
    public var bottomLayoutGuide: any UILayoutSupport {
        if let made = _edgeGuides.bottom { return made }
        let made = EdgeLayoutGuide(in: view, isTop: false)
        _edgeGuides.bottom = made
        return made
    }
}
