/// A row of exclusive choices, in the look of iOS 13 to 18.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment is selected.
    public nonisolated static let noSegment = -1

    private var segments: [UISegment] = []
    private let pill = UIView(frame: .zero)

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

    /// Nil: white, a light grey in dark style.
    open var selectedSegmentTintColor: UIColor? { didSet { update() } }
    /// Inert: segments are equally wide.
    open var apportionsSegmentWidthsByContent = false

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
        let widest = segments.map(\.view.intrinsicContentSize.width).max() ?? 0
        return CGSize(width: (widest + 20).rounded(.up) * CGFloat(segments.count), height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Whole points; 280 in three are 93, 93 and 94.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !segments.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func edge(_ index: Int) -> CGFloat { (bounds.width * CGFloat(index) / CGFloat(segments.count)).rounded(.down) }
        for (index, segment) in segments.enumerated() {
            let place = isRightToLeft ? segments.count - 1 - index : index
            let box = CGRect(x: edge(place), y: 0, width: edge(place + 1) - edge(place), height: bounds.height)
            let size = segment.view.intrinsicContentSize
            let width = min(size.width, box.width - 8)
            segment.view.frame = CGRect(
                x: (box.midX - width / 2).rounded(), y: box.midY - size.height / 2, width: width, height: size.height)
            if index == selectedSegmentIndex { pill.frame = box.insetBy(dx: 2, dy: 2) }
        }
    }

    // MARK: Touches

    /// Default false. Whether the selection goes back at once, as with buttons.
    open var isMomentary = false

    private func segment(at point: CGPoint) -> Int? {
        guard !segments.isEmpty, bounds.width > 0 else { return nil }
        let place = min(max(Int(point.x / bounds.width * CGFloat(segments.count)), 0), segments.count - 1)
        let index = effectiveUserInterfaceLayoutDirection == .rightToLeft ? segments.count - 1 - place : place
        return segments[index].isEnabled ? index : nil
    }

    /// The segment under the lifted finger is selected.
    override func _touchedUpInside(_ event: UIEvent?) {
        guard let touch = _liftedTouch, let index = segment(at: touch.location(in: self)) else { return }
        guard index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { _liftedTouch = touch }

    private weak var _liftedTouch: UITouch? = nil

    override func stateChanged() { update() }

    private func update() {
        pill.isHidden = selectedSegmentIndex == Self.noSegment
        pill.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        for (index, segment) in segments.enumerated() {
            segment.label.font = .systemFont(ofSize: 13, weight: index == selectedSegmentIndex ? .medium : .regular)
            segment.view.alpha = isEnabled && segment.isEnabled ? 1 : 0.5
            segment.view.tintColor = .label
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// One choice: a title or an image.
@MainActor
private struct UISegment {
    let label = UILabel()
    let imageView: UIImageView?
    var isEnabled = true

    init(title: String?, image: UIImage?) {
        imageView = image.map { UIImageView(image: $0) }
        label.text = title
        label.lineBreakMode = .byTruncatingTail
    }

    var view: UIView { imageView ?? label }
}
