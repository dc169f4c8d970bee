/// A row of exclusive choices, in the look of iOS 13 to 18.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment is selected.
    public nonisolated static let noSegment = -1

    private var segments: [UISegment] = []
    private let pill = UIView(frame: .zero)
    private var dividers: [UIImageView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Titles (`String`) and images (`UIImage`); anything else is left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] {
            if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
        }
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UISegmentedControl.self)
    }

    private func prepare() {
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = 7
        pill.layer.cornerCurve = .continuous
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(pill)
        update()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// The new segment shows at once; an index past the end appends.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(UISegment(title: title, image: nil), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(UISegment(title: nil, image: image), at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
        update()
    }

    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        selectedSegmentIndex = Self.noSegment
        update()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].label.text = title
        update()
    }

    open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        update()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    /// Default: none. Setting it sends no event.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            update()
        }
    }

    // MARK: Looks

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private var backgrounds: [String: UIImage] = [:]

    /// Attributes of titles in a state; the selected segment's falls back to those of `normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        update()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// An image for the normal state takes the place of the grey shape.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgrounds["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
        update()
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["\(state.rawValue) \(barMetrics.rawValue)"]
    }
    private var dividerImages: [String: UIImage] = [:]

    private func dividerKey(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> String {
        "\(left.rawValue) \(right.rawValue) \(metrics.rawValue)"
    }

    /// Drawn between two segments in these states instead of the system's line, and beside the selected one, too.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[dividerKey(leftState, rightState, barMetrics)] = dividerImage
        update()
    }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImages[dividerKey(leftState, rightState, barMetrics)] }

    private var adjustments: [Segment: UIOffset] = [:]

    /// Moves the content of segments at that place; `any` goes for those without a value of their own.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        adjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { barMetrics == .default ? adjustments[leftCenterRightOrAlone] ?? .zero : .zero }

    /// Where a segment is in its control.
    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    /// Nil: white, a light grey in dark style.
    open var selectedSegmentTintColor: UIColor? { didSet { update() } }
    /// Whether segments are as wide as their content asks; default false: equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { update() } }

    // MARK: Widths

    /// Points; 0 (default) shares the room.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        update()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        segments[segment].offset = offset
        setNeedsLayout()
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }

    // MARK: Images and actions

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].view.removeFromSuperview()
        var new = UISegment(title: image == nil ? titleForSegment(at: segment) : nil, image: image)
        new.isEnabled = segments[segment].isEnabled
        new.width = segments[segment].width
        segments[segment] = new
        addSubview(new.view)
        update()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].imageView?.image }

    /// A segment per action; choosing one performs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        var new = UISegment(title: action.image == nil ? action.title : nil, image: action.image)
        new.action = action
        insert(new, at: segment)
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        if let image = action.image {
            setImage(image, forSegmentAt: segment)
        } else {
            setImage(nil, forSegmentAt: segment)
            setTitle(action.title, forSegmentAt: segment)
        }
        segments[segment].action = action
    }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
    /// -1 without such a segment.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    private func insert(_ segment: UISegment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        addSubview(segment.view)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        update()
    }

    // MARK: Layout

    /// Room for the widest title in every segment; 32 points high.
    /// Unverified: the side room of titles (10 points each).
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { ($0.view.intrinsicContentSize.width + 20).rounded(.up) }
        let widest = apportionsSegmentWidthsByContent ? 0 : widths.max() ?? 0
        let total = zip(segments, widths).reduce(0) { $0 + ($1.0.width > 0 ? $1.0.width : max(widest, $1.1)) }
        return CGSize(width: total, height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Whole points; 280 in three are 93, 93 and 94.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !segments.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges = edges(isRightToLeft)
        for (index, segment) in segments.enumerated() {
            let place = isRightToLeft ? segments.count - 1 - index : index
            let box = CGRect(
                x: edges[place], y: 0, width: edges[place + 1] - edges[place], height: bounds.height)
            let size = segment.view.intrinsicContentSize
            let width = min(size.width, box.width - 8)
            let moved = adjustment(place)
            segment.view.frame = CGRect(
                x: (box.midX - width / 2).rounded() + segment.offset.width + moved.horizontal,
                y: box.midY - size.height / 2 + segment.offset.height + moved.vertical, width: width,
                height: size.height)
            if index == selectedSegmentIndex { pill.frame = box.insetBy(dx: 2, dy: 2) }
        }
        placeDividers(edges, isRightToLeft)
    }

    /// For a place counted from the left.
    private func adjustment(_ place: Int) -> UIOffset {
        let kind: Segment =
            segments.count == 1 ? .alone : place == 0 ? .left : place == segments.count - 1 ? .right : .center
        return adjustments[kind] ?? adjustments[.any] ?? .zero
    }

    /// Lines a point wide between segments, not beside the selected one.
    ///
    /// Unverified: their height (half the control's) and colour.
    private func placeDividers(_ edges: [CGFloat], _ isRightToLeft: Bool) {
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIImageView(frame: .zero)
            dividers.append(divider)
            insertSubview(divider, aboveSubview: pill)
        }
        let selected = isRightToLeft ? segments.count - 1 - selectedSegmentIndex : selectedSegmentIndex
        let hasSelection = selectedSegmentIndex != Self.noSegment
        for (index, divider) in dividers.enumerated() {
            let (isLeft, isRight) = (hasSelection && index == selected, hasSelection && index + 1 == selected)
            let own =
                dividerImage(
                    forLeftSegmentState: isLeft ? .selected : .normal, rightSegmentState: isRight ? .selected : .normal,
                    barMetrics: .default)
                ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            divider.image = own
            divider.backgroundColor = own == nil ? .separator : nil
            divider.isHidden =
                own == nil && (isLeft || isRight || backgroundImage(for: .normal, barMetrics: .default) != nil)
            let width = own?.size.width ?? 1
            let height = own == nil ? (bounds.height / 2).rounded() : bounds.height
            divider.frame = CGRect(
                x: (edges[index + 1] - width / 2).rounded(), y: (bounds.height - height) / 2, width: width,
                height: height)
        }
    }

    /// Where segments meet, from left to right; those without a width share what is left.
    private func edges(_ isRightToLeft: Bool) -> [CGFloat] {
        let order = isRightToLeft ? segments.reversed() : segments
        let fixed = order.reduce(0) { $0 + $1.width }
        let free = order.count { $0.width <= 0 }
        var result: [CGFloat] = [0]
        var x: CGFloat = 0
        let natural = order.map { $0.view.intrinsicContentSize.width + 20 }
        let total = natural.reduce(0, +)
        for (index, segment) in order.enumerated() {
            if segment.width > 0 {
                x += segment.width
            } else if apportionsSegmentWidthsByContent, fixed == 0, total > 0 {
                x += natural[index] * bounds.width / total
            } else {
                x += max(bounds.width - fixed, 0) / CGFloat(free)
            }
            result.append(free == order.count || free == 0 ? x.rounded(.down) : x.rounded())
        }
        if free > 0 { result[result.count - 1] = bounds.width }
        return result
    }

    // MARK: Touches

    /// Default false. Whether the selection goes back at once, as with buttons.
    open var isMomentary = false

    private func segment(at point: CGPoint) -> Int? {
        guard !segments.isEmpty, bounds.width > 0 else { return nil }
        let edges = edges(effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let place = (edges.firstIndex { $0 > point.x } ?? segments.count).advanced(by: -1)
        guard segments.indices.contains(place) else { return nil }
        let index = effectiveUserInterfaceLayoutDirection == .rightToLeft ? segments.count - 1 - place : place
        return segments[index].isEnabled ? index : nil
    }

    /// The segment under the lifted finger is selected.
    override func _touchedUpInside(_ event: UIEvent?) {
        guard let touch = _liftedTouch, let index = segment(at: touch.location(in: self)) else { return }
        guard index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = isTouchInside ? segment(at: touch.location(in: self)) : nil
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        _liftedTouch = touch
        pressed = nil
    }

    open override func cancelTracking(with event: UIEvent?) { pressed = nil }

    private weak var _liftedTouch: UITouch? = nil
    /// The segment under the finger.
    private var pressed: Int? { didSet { if pressed != oldValue { update() } } }

    override func stateChanged() { update() }

    private func update() {
        pill.isHidden = selectedSegmentIndex == Self.noSegment
        let background = backgroundImage(for: .normal, barMetrics: .default)
        layer.contents = background?.cgImage
        pill.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selectedSegmentIndex
            let plain = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
            let values =
                isSelected
                ? plain.merging(titleAttributes[UIControl.State.selected.rawValue] ?? [:]) { $1 }
                : isEnabled && segment.isEnabled
                    ? plain : plain.merging(titleAttributes[UIControl.State.disabled.rawValue] ?? [:]) { $1 }
            segment.label.font =
                values[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
            segment.label.textColor = values[.foregroundColor] as? UIColor ?? .label
            // Unverified: how pale a title under a finger is.
            let isPressed = index == pressed && !isSelected
            segment.view.alpha = isEnabled && segment.isEnabled ? (isPressed ? 0.2 : 1) : 0.5
            segment.view.tintColor = .label
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
