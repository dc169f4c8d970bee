/// What a context menu lifts off the screen, with a shadow below: a picture of its source, or the view of a controller of the app's.
///
/// Unverified: the rounding of pictures that have none (12 points), and a controller's size without a preferred one (the width
/// that there is, and three quarters of it high).
@MainActor
final class MenuPreview: UIView {
    /// Where it is lifted from, in the window.
    private(set) var source = CGRect.zero
    /// What it would like to be.
    private(set) var wantedSize = CGSize.zero
    let controller: UIViewController?
    /// A touch lifted on it: the app shows what the preview promised.
    var onTap: (() -> Void)?
    private let content = UIView()
    private var shadowPath: UIBezierPath?
    private let lifted: UITargetedPreview?
    private weak var sourceWindow: UIWindow?
    /// Of the picture before the target's transform.
    private var partSize = CGSize.zero
    private var transformOfTarget = CGAffineTransform.identity

    static let cornerRadius: CGFloat = 12

    /// A picture of a view as it looks now, cut to the visible path.
    init?(_ preview: UITargetedPreview, in window: UIWindow) {
        controller = nil
        lifted = preview
        sourceWindow = window
        super.init(frame: .zero)
        guard takePicture() else { return nil }
        setUp()
    }

    /// Shows the view as it looks now.
    /// - Returns: false if nothing can be seen of it.
    func takePicture() -> Bool {
        guard let preview = lifted, let window = sourceWindow else { return false }
        let view = preview.view
        let path = preview.parameters.visiblePath
        let part = path?.bounds ?? view.bounds
        guard part.width > 0, part.height > 0, let picture = view._picture(of: part) else { return false }
        let transform = preview.target.transform
        // Only its turn and scale: the place is the target's centre.
        transformOfTarget = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        partSize = part.size
        wantedSize = CGRect(origin: .zero, size: part.size).applying(transformOfTarget).size
        source = Self.place(of: preview, part, wantedSize, transformOfTarget, in: window)
        let moved = path.map { path in
            let copy = UIBezierPath(cgPath: path.cgPath)
            copy.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
            return copy
        }
        shadowPath = preview.parameters.shadowPath ?? moved
        content.layer.contents = picture.cgImage
        content.backgroundColor = preview.parameters.backgroundColor
        if let moved {
            let mask = CAShapeLayer()
            mask.path = moved.cgPath
            content.layer.mask = mask
        } else {
            let own = view.layer.cornerRadius
            round(own > 0 ? own : Self.cornerRadius)
        }
        setNeedsLayout()
        return true
    }

    /// Where the part is in the window: over the view, or about the centre of another target.
    private static func place(
        of preview: UITargetedPreview, _ part: CGRect, _ size: CGSize, _ transform: CGAffineTransform,
        in window: UIWindow
    ) -> CGRect {
        let view = preview.view
        let target = preview.target
        let isOwnPlace = target.container === view.superview && target.center == view.center && transform == .identity
        if view.window === window, isOwnPlace { return view.convert(part, to: window as UIView) }
        var centre = target.container.convert(target.center, to: window as UIView)
        if view.window === window {
            // The whole view is about the centre, of which the part may be a corner.
            let way = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY).applying(transform)
            centre = CGPoint(x: centre.x + way.x, y: centre.y + way.y)
        }
        return CGRect(
            x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The view of a controller, in the size it prefers.
    init(_ controller: UIViewController, from place: CGRect, in window: UIWindow) {
        self.controller = controller
        lifted = nil
        super.init(frame: .zero)
        source = place
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = min(window.bounds.width - 32, 500) }
        if size.height <= 0 { size.height = (size.width * 0.75).rounded() }
        wantedSize = size
        let view: UIView = controller.view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        content.addSubview(view)
        round(Self.cornerRadius)
        setUp()
    }

    required init?(coder: NSCoder) { nil }

    private func round(_ radius: CGFloat) {
        content.layer.cornerRadius = radius
        content.layer.cornerCurve = .continuous
        content.clipsToBounds = true
    }

    private func setUp() {
        content.isUserInteractionEnabled = false
        addSubview(content)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTurned = transformOfTarget != .identity && wantedSize.width > 0
        let scale = isTurned ? bounds.width / wantedSize.width : 1
        content.transform = transformOfTarget
        content.bounds.size =
            isTurned ? CGSize(width: partSize.width * scale, height: partSize.height * scale) : bounds.size
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        controller?.view.frame = content.bounds
        let path = shadowPath ?? UIBezierPath(roundedRect: content.bounds, cornerRadius: content.layer.cornerRadius)
        guard isTurned else { return layer.shadowPath = path.cgPath }
        let turned = UIBezierPath(cgPath: path.cgPath)
        turned.apply(CGAffineTransform(translationX: -content.bounds.midX, y: -content.bounds.midY))
        turned.apply(transformOfTarget)
        turned.apply(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        layer.shadowPath = turned.cgPath
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}

/// Where a preview and the menu beside it go.
///
/// The preview stays where it was lifted from if the menu has room below or above it; else both move up, and stand side by side
/// where that is too high. Unverified: the distance of 12 points, and that menus of previews in the middle begin at their
/// leading edge.
struct MenuPlacement {
    private(set) var preview: CGRect
    private(set) var menu: CGRect

    static let gap: CGFloat = 12

    init(source: CGRect, preview wanted: CGSize, menu size: CGSize, in area: CGRect, isRightToLeft: Bool) {
        let gap = size.height > 0 ? Self.gap : 0
        func within(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat { max(least, min(value, most)) }
        let width = min(wanted.width, max(area.width, source.width))
        var height = wanted.height * (wanted.width > 0 ? width / wanted.width : 1)
        let isBeside = height + gap + size.height > area.height && width + gap + size.width <= area.width
        if isBeside {
            height = min(height, area.height)
            let total = width + gap + size.width
            let x = within(source.midX - width / 2, area.minX, area.maxX - total)
            let y = within(source.midY - height / 2, area.minY, area.maxY - height)
            let first = isRightToLeft ? x + size.width + gap : x
            preview = CGRect(x: first, y: y, width: width, height: height)
            let low = min(size.height, area.height)
            menu = CGRect(
                x: isRightToLeft ? x : x + width + gap, y: within(y, area.minY, area.maxY - low), width: size.width,
                height: low)
        } else {
            // Long menus leave half of the room, and scroll.
            let least = min(size.height, area.height / 2)
            height = min(height, max(area.height - gap - least, 44))
            // Rows are as wide as the screen: those stay where they are.
            let x = within(source.midX - width / 2, min(area.minX, source.minX), max(area.maxX, source.maxX) - width)
            let stays = abs(height - source.height) < 0.01
            preview = CGRect(
                x: x, y: stays ? source.minY : source.midY - height / 2, width: width, height: height)
            let isAbove: Bool
            if preview.minY >= area.minY, preview.maxY + gap + size.height <= area.maxY {
                isAbove = false
            } else if preview.maxY <= area.maxY, preview.minY - gap - size.height >= area.minY {
                isAbove = true
            } else {
                isAbove = false
                preview.origin.y = within(preview.minY, area.minY, area.maxY - height - gap - size.height)
                preview.origin.y = max(preview.minY, area.minY)
            }
            let low = min(size.height, isAbove ? size.height : area.maxY - preview.maxY - gap)
            let isLeading = abs(preview.midX - area.midX) < 1 ? true : (preview.midX < area.midX) != isRightToLeft
            let isLeft = isLeading != isRightToLeft
            let left = within(
                isLeft ? preview.minX : preview.maxX - size.width, area.minX, max(area.minX, area.maxX - size.width))
            menu = CGRect(
                x: left, y: isAbove ? preview.minY - gap - low : preview.maxY + gap, width: size.width, height: low)
        }
        // What is not moved lies exactly over its source.
        if preview != source { preview.origin = CGPoint(x: preview.minX.rounded(), y: preview.minY.rounded()) }
        menu.origin = CGPoint(x: menu.minX.rounded(), y: menu.minY.rounded())
    }
}
