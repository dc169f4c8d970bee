/// The bubble of a popover with its arrow and shadow.
@MainActor
final class PopoverChrome {
    /// Where the parts of a popover go, in the container.
    struct Place {
        var direction: UIPopoverArrowDirection
        /// The bubble without its arrow.
        var content: CGRect
        /// The tip of the arrow; nil for popovers without one.
        var tip: CGPoint?
    }

    private let bubble = PopoverBubbleView()
    private let card = UIView()
    /// The app's own background in place of the bubble.
    private var background: UIPopoverBackgroundView?
    private var lastSize: CGSize?
    private var arrowReach: CGFloat = PopoverChrome.arrowHeight
    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 37
    static let cornerRadius: CGFloat = 13

    func install(_ popover: UIPopoverPresentationController, in container: PresentationContainerView) {
        let type = popover.popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
        background = type.map { $0.init(frame: .zero) }
        arrowReach = type?.arrowHeight() ?? Self.arrowHeight
        container.addSubview(background ?? bubble)
        card.clipsToBounds = true
        card.layer.cornerRadius = type?.wantsDefaultContentAppearance == false ? 0 : Self.cornerRadius
        card.layer.cornerCurve = .continuous
        container.addSubview(card)
        if let view = popover.presentedView { card.addSubview(view) }
        container.traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
        container.traitOverrides[UITraitHorizontalSizeClass.self] = .compact
    }

    func uninstall() {
        bubble.removeFromSuperview()
        background?.removeFromSuperview()
        card.removeFromSuperview()
        lastSize = nil
    }

    /// In another container size the delegate may point elsewhere.
    private func reposition(_ popover: UIPopoverPresentationController, in container: UIView) {
        defer { lastSize = container.bounds.size }
        guard let lastSize, lastSize != container.bounds.size, let view = popover.sourceView,
            let delegate = popover.popoverDelegate
        else { return }
        var rect = popover.sourceRect
        var shown = view
        delegate.popoverPresentationController(popover, willRepositionPopoverTo: &rect, in: &shown)
        if shown !== view { popover.sourceView = shown }
        if rect != popover.sourceRect { popover.sourceRect = rect }
    }

    func layOut(_ popover: UIPopoverPresentationController, in container: PresentationContainerView) {
        reposition(popover, in: container)
        let place = place(popover, in: container)
        popover.arrowDirection = place.direction
        if card.frame != place.content { card.frame = place.content }
        if let view = popover.presentedView, view.superview === card, view.frame != card.bounds {
            view.frame = card.bounds
        }
        if let background { return layOut(background, at: place) }
        let reach = arrowReach
        bubble.frame = place.content.insetBy(dx: -reach, dy: -reach)
        bubble.show(
            color: popover.backgroundColor ?? popover.presentedView?.backgroundColor ?? .systemBackground,
            content: CGRect(x: reach, y: reach, width: place.content.width, height: place.content.height),
            tip: place.tip.map { CGPoint(x: $0.x - bubble.frame.minX, y: $0.y - bubble.frame.minY) },
            direction: place.direction)
    }

    /// An app's background covers content, insets and arrow.
    private func layOut(_ background: UIPopoverBackgroundView, at place: Place) {
        let type = type(of: background)
        let insets = type.contentViewInsets()
        var frame = place.content
        frame.origin.x -= insets.left
        frame.origin.y -= insets.top
        frame.size.width += insets.left + insets.right
        frame.size.height += insets.top + insets.bottom
        let reach = place.tip == nil ? 0 : type.arrowHeight()
        switch place.direction {
        case .up:
            frame.origin.y -= reach
            frame.size.height += reach
        case .down: frame.size.height += reach
        case .left:
            frame.origin.x -= reach
            frame.size.width += reach
        case .right: frame.size.width += reach
        default: break
        }
        background.frame = frame
        background.arrowDirection = place.direction
        let isVertical = place.direction == .up || place.direction == .down
        background.arrowOffset = place.tip.map { isVertical ? $0.x - frame.midX : $0.y - frame.midY } ?? 0
        background.setNeedsLayout()
        background.layoutIfNeeded()
    }

    /// Tries the permitted directions for one in which the content has room; else the one with the most.
    ///
    /// Unverified: the order in which directions are tried: below the source, above it, and then beside it.
    func place(_ popover: UIPopoverPresentationController, in container: UIView) -> Place {
        let margins = popover.popoverLayoutMargins
        let safe = container.safeAreaInsets
        let area = container.bounds.inset(
            by: UIEdgeInsets(
                top: max(margins.top, safe.top), left: max(margins.left, safe.left),
                bottom: max(margins.bottom, safe.bottom), right: max(margins.right, safe.right)))
        var size = popover._preferredSize(in: container.bounds.size)
        var source = popover._source(in: container) ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
        // A source that is out of sight is pointed at from the edge.
        if !source.insetBy(dx: -0.5, dy: -0.5).overlaps(container.bounds) {
            source = Self.moved(CGRect(origin: source.origin, size: .zero), into: area)
        }
        let permitted = popover.permittedArrowDirections
        guard !permitted.isDisjoint(with: .any) else {
            size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            let origin = CGPoint(
                x: (source.midX - size.width / 2).rounded(), y: (source.midY - size.height / 2).rounded())
            return Place(direction: [], content: Self.moved(CGRect(origin: origin, size: size), into: area), tip: nil)
        }
        func room(_ direction: UIPopoverArrowDirection) -> CGSize {
            let arrow = reach(direction)
            return switch direction {
            case .up: CGSize(width: area.width, height: area.maxY - source.maxY - arrow)
            case .down: CGSize(width: area.width, height: source.minY - area.minY - arrow)
            case .left: CGSize(width: area.maxX - source.maxX - arrow, height: area.height)
            default: CGSize(width: source.minX - area.minX - arrow, height: area.height)
            }
        }
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let fitting = directions.first { room($0).width >= size.width && room($0).height >= size.height }
        func share(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let room = room(direction)
            return min(room.width / size.width, 1) * min(room.height / size.height, 1)
        }
        let direction = fitting ?? directions.max { share($0) < share($1) } ?? .up
        // Unverified: a source that leaves no room at all is covered, as everything has to be on the screen.
        let hasNoRoom = room(direction).width < 100 || room(direction).height < 40
        let overlaps = fitting == nil && (popover.canOverlapSourceViewRect || hasNoRoom)
        let space = overlaps ? area.size : room(direction)
        size.width = min(size.width, max(space.width, 100))
        size.height = min(size.height, max(space.height, 40))
        return Self.place(
            size, direction, source: source, area: area, arrow: reach(direction), overlaps: overlaps)
    }

    /// From the content to the tip of the arrow.
    private func reach(_ direction: UIPopoverArrowDirection) -> CGFloat {
        guard let background else { return arrowReach }
        let insets = type(of: background).contentViewInsets()
        return switch direction {
        case .up: arrowReach + insets.top
        case .down: arrowReach + insets.bottom
        case .left: arrowReach + insets.left
        default: arrowReach + insets.right
        }
    }

    private static func place(
        _ size: CGSize, _ direction: UIPopoverArrowDirection, source: CGRect, area: CGRect, arrow: CGFloat,
        overlaps: Bool
    ) -> Place {
        // The arrow keeps away from the rounded corners.
        let corner = cornerRadius + arrowWidth / 2
        var content = CGRect(origin: .zero, size: size)
        var tip: CGPoint
        switch direction {
        case .up, .down:
            content.origin.x = source.midX - size.width / 2
            content.origin.y = direction == .up ? source.maxY + arrow : source.minY - arrow - size.height
            let column = CGRect(x: area.minX, y: content.minY, width: area.width, height: size.height)
            content = moved(content, into: overlaps ? area : column)
            tip = CGPoint(x: source.midX, y: direction == .up ? content.minY - arrow : content.maxY + arrow)
            tip.x = min(max(tip.x, content.minX + corner), max(content.maxX - corner, content.minX + corner))
        default:
            content.origin.y = source.midY - size.height / 2
            content.origin.x = direction == .left ? source.maxX + arrow : source.minX - arrow - size.width
            let row = CGRect(x: content.minX, y: area.minY, width: size.width, height: area.height)
            content = moved(content, into: overlaps ? area : row)
            tip = CGPoint(x: direction == .left ? content.minX - arrow : content.maxX + arrow, y: source.midY)
            tip.y = min(max(tip.y, content.minY + corner), max(content.maxY - corner, content.minY + corner))
        }
        content.origin.x = content.minX.rounded()
        content.origin.y = content.minY.rounded()
        return Place(direction: direction, content: content, tip: tip)
    }

    private static func moved(_ rect: CGRect, into area: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = max(min(rect.minX, area.maxX - rect.width), area.minX)
        rect.origin.y = max(min(rect.minY, area.maxY - rect.height), area.minY)
        return rect
    }
}

/// Draws the bubble, arrow included, with its shadow.
@MainActor
final class PopoverBubbleView: UIView {
    private var color = UIColor.systemBackground
    private var content = CGRect.zero
    private var tip: CGPoint?
    private var direction = UIPopoverArrowDirection.up

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    func show(color: UIColor, content: CGRect, tip: CGPoint?, direction: UIPopoverArrowDirection) {
        self.color = color
        self.content = content
        self.tip = tip
        self.direction = direction
        layer.shadowPath = UIBezierPath(roundedRect: content, cornerRadius: PopoverChrome.cornerRadius).cgPath
        setNeedsDisplay()
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(roundedRect: content, cornerRadius: PopoverChrome.cornerRadius).fill()
        guard let tip else { return }
        let half = PopoverChrome.arrowWidth / 2
        let height = PopoverChrome.arrowHeight
        /// A point beside the tip: along the edge of the bubble and towards it.
        func point(_ along: CGFloat, _ inwards: CGFloat) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: tip.x + along, y: tip.y + inwards)
            case .down: CGPoint(x: tip.x + along, y: tip.y - inwards)
            case .left: CGPoint(x: tip.x + inwards, y: tip.y + along)
            default: CGPoint(x: tip.x - inwards, y: tip.y + along)
            }
        }
        let path = UIBezierPath()
        path.move(to: point(-half, height + 1))
        path.addLine(to: point(-half, height))
        path.addCurve(to: point(0, 0), controlPoint1: point(-half * 0.45, height), controlPoint2: point(-half * 0.3, 0))
        path.addCurve(
            to: point(half, height), controlPoint1: point(half * 0.3, 0), controlPoint2: point(half * 0.45, height))
        path.addLine(to: point(half, height + 1))
        path.close()
        path.fill()
    }
}
