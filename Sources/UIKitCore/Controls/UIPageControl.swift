/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
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

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(pageCount) + 20, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    /// Whether `currentPage` is left to the app, which changes it with `updateCurrentPageDisplay()`. Inert: it is shown at once.
    open var defersCurrentPageDisplay = false
    open func updateCurrentPageDisplay() {}

    /// A tap on the right half goes to the next page, one on the left half to the page before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
        let page = min(max(currentPage + (isForward ? 1 : -1), 0), max(numberOfPages - 1, 0))
        guard page != currentPage else { return }
        currentPage = page
        _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    private func update() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIView(frame: .zero)
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.diameter / 2
            dots.append(dot)
            addSubview(dot)
        }
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - Self.pitch * CGFloat(numberOfPages) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = isRightToLeft ? numberOfPages - 1 - index : index
            dot.frame = CGRect(
                x: start + (CGFloat(place) + 0.5) * Self.pitch - Self.diameter / 2,
                y: bounds.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
        }
    }
}
