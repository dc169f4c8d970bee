/// A row of dots, or small images, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        /// Prominent while a finger is on it, else minimal.
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    public enum InteractionState: Int, Sendable {
        case none = 0
        case discrete = 1
        case continuous = 2
    }

    public enum Direction: Int, Sendable {
        /// From the leading to the trailing edge.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    private var dots: [UIImageView] = []
    private let plate = UIView(frame: .zero)
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// Measured: dots of 7.59 points in slots 18 apart, 20 points of room at the ends together, 26 high.
    private static let (diameter, pitch, height): (CGFloat, CGFloat, CGFloat) = (7.59, 18, 26)

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            invalidateIntrinsicContentSize()
            update()
        }
    }

    /// Clamped to the pages there are.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            update()
        }
    }

    open var hidesForSinglePage = false { didSet { update() } }
    /// Nil: white, 45 %.
    open var pageIndicatorTintColor: UIColor? { didSet { update() } }
    /// Nil: white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }

    // MARK: Looks

    /// Unverified: the prominent background's colour.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }

    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// In place of the dots; symbols are drawn in the size of a dot.
    /// Unverified: the size of symbols.
    open var preferredIndicatorImage: UIImage? { didSet { update() } }
    /// In place of the current page's dot; nil: `preferredIndicatorImage`.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { update() } }

    /// Nil where the page has none of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page)
        images[page] = image
        update()
    }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        checkPage(page)
        currentImages[page] = image
        update()
    }

    private func checkPage(_ page: Int) {
        Inconsistency.check(
            page >= 0 && page < numberOfPages, "UIPageControl: page \(page) is out of bounds (\(numberOfPages) pages)")
    }

    private func image(_ page: Int) -> UIImage? {
        let plain = images[page] ?? preferredIndicatorImage
        guard page == currentPage else { return plain }
        return currentImages[page] ?? images[page] ?? preferredCurrentPageIndicatorImage ?? plain
    }

    /// Inert: the current page's dot stays a dot. See `UIPageControlProgress`.
    open var progress: UIPageControlProgress? { didSet { progress?.pageControl = self } }

    // MARK: Size

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = Self.pitch * CGFloat(pageCount) + 20
        return isVertical ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    /// Whether `currentPage` is left to the app, which changes it with `updateCurrentPageDisplay()`. Inert: it is shown at once.
    open var defersCurrentPageDisplay = false
    open func updateCurrentPageDisplay() {}

    /// Whether dragging over the dots goes through the pages. Default true.
    ///
    /// Unverified: a drag begins after 10 points and goes a page further with each 18 points, the distance of the dots.
    open var allowsContinuousInteraction = true
    /// Discrete while a finger is on the control, continuous once it drags.
    open private(set) var interactionState = InteractionState.none
    private var dragStart: (place: CGFloat, page: Int)?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interactionState = .discrete
        dragStart = (along(touch), currentPage)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let dragStart, allowsContinuousInteraction else { return super.continueTracking(touch, with: event) }
        let way = (along(touch) - dragStart.place) * (isReversed ? -1 : 1)
        if interactionState != .continuous {
            guard abs(way) >= 10 else { return true }
            interactionState = .continuous
        }
        go(to: dragStart.page + Int((way / Self.pitch).rounded()), with: event)
        return true
    }

    /// A tap on the right half goes to the next page, one on the left half to the page before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasDrag = interactionState == .continuous
        interactionState = .none
        dragStart = nil
        guard !wasDrag, let touch, isTouchInside else { return }
        let isAfter = along(touch) >= (isVertical ? bounds.midY : bounds.midX)
        go(to: currentPage + (isAfter != isReversed ? 1 : -1), with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
        dragStart = nil
        super.cancelTracking(with: event)
    }

    private func along(_ touch: UITouch) -> CGFloat {
        let place = touch.location(in: self)
        return isVertical ? place.y : place.x
    }

    private func go(to wanted: Int, with event: UIEvent?) {
        let page = min(max(wanted, 0), max(numberOfPages - 1, 0))
        guard page != currentPage else { return }
        currentPage = page
        _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    override func stateChanged() { update() }

    // MARK: Layout

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func update() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView(frame: .zero)
            dot.layer.cornerRadius = Self.diameter / 2
            dot.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .regular)
            dots.append(dot)
            addSubview(dot)
        }
        let isHiding = hidesForSinglePage && numberOfPages < 2
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == currentPage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
            let image = image(index)
            dot.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.isHidden = isHiding
        }
        let isProminent = backgroundStyle == .prominent || backgroundStyle == .automatic && isHighlighted
        if isProminent, plate.superview == nil {
            plate.isUserInteractionEnabled = false
            plate.backgroundColor = .tertiarySystemFill
            plate.layer.cornerRadius = Self.height / 2
            insertSubview(plate, at: 0)
        }
        plate.isHidden = !isProminent || isHiding
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        plate.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let start = (isVertical ? bounds.midY : bounds.midX) - Self.pitch * CGFloat(numberOfPages) / 2
        for (index, dot) in dots.enumerated() {
            let place = isReversed ? numberOfPages - 1 - index : index
            let along = start + (CGFloat(place) + 0.5) * Self.pitch
            let center = isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
            let size = dot.image == nil ? CGSize(width: Self.diameter, height: Self.diameter) : dot.intrinsicContentSize
            let rect = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            dot.frame = dot.image == nil ? rect : dot.frame(forAlignmentRect: rect)
        }
    }
}
