/// Wheels with one chosen row each, 320 by 216 points.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// What a delegate without views of its own answers.
    static let noView = UIView(frame: .zero)

    var columns: [PickerColumn] = []
    private let band = UIView(frame: .zero)
    private var isLoaded = false
    /// The wheel under a finger.
    private var drag: (column: Int, start: CGFloat, position: CGFloat, moved: Bool)?

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerGeometry.size) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UIPickerView.self)
    }

    private func prepare() {
        clipsToBounds = true
        isOpaque = false
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.layer.cornerCurve = .continuous
        addSubview(band)
    }

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Inert: since iOS 7 the chosen row is always marked.
    open var showsSelectionIndicator = true

    /// Of titles; nil is the label colour.
    var _textColor: UIColor? {
        didSet {
            for column in columns { column.textColor = _textColor }
            setNeedsLayout()
        }
    }

    // MARK: Rows

    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int {
        load()
        return columns.count
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].count : 0
    }

    /// The size of a row, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        guard columns.indices.contains(component) else { return .zero }
        return CGSize(width: widths()[component], height: columns[component].rowHeight)
    }

    /// The view shown for a row; nil for rows out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        layoutIfNeeded()
        return columns.indices.contains(component) ? columns[component].views[row]?.content : nil
    }

    open func reloadAllComponents() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks for the rows of one wheel again; the chosen row stays while there is one.
    open func reloadComponent(_ component: Int) {
        load()
        guard columns.indices.contains(component) else { return }
        fill(columns[component], component)
        setNeedsLayout()
    }

    /// Turns a wheel at once; tells nobody.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        guard columns.indices.contains(component), (0..<max(columns[component].count, 1)).contains(row) else { return }
        columns[component].position = CGFloat(row)
        setNeedsLayout()
    }

    /// -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        guard columns.indices.contains(component), columns[component].count > 0 else { return -1 }
        return columns[component].selectedRow
    }

    /// Asks the data source once until `reloadAllComponents()`.
    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn()
            columns.append(column)
            addSubview(column)
        }
        for (index, column) in columns.enumerated() { fill(column, index) }
    }

    private func fill(_ column: PickerColumn, _ index: Int) {
        column.count = max(dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0, 0)
        let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? UIView.noIntrinsicMetric
        column.rowHeight = height > 0 ? height : PickerGeometry.rowHeight
        column.position = min(column.position, CGFloat(max(column.count - 1, 0)))
        column.textColor = _textColor
        column.forgetViews()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { PickerGeometry.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerGeometry.size }

    /// Chosen by the delegate, or equal shares of the width.
    private func widths() -> [CGFloat] {
        let share = PickerGeometry.componentWidth(of: bounds.width, count: columns.count)
        return columns.indices.map { index in
            let width = delegate?.pickerView(self, widthForComponent: index) ?? UIView.noIntrinsicMetric
            return width > 0 ? width : share
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let widths = widths()
        let height = bounds.height
        let rowHeight = columns.map(\.rowHeight).max() ?? PickerGeometry.rowHeight
        band.frame = PickerGeometry.band(in: bounds.size, rowHeight: rowHeight)
        let total = widths.reduce(0, +) + PickerGeometry.gap * CGFloat(max(columns.count - 1, 0))
        var x = ((bounds.width - total) / 2).rounded(.down)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in isRightToLeft ? Array(columns.indices.reversed()) : Array(columns.indices) {
            columns[index].frame = CGRect(x: x, y: 0, width: widths[index], height: height)
            show(columns[index], index)
            x += widths[index] + PickerGeometry.gap
        }
    }

    private func show(_ column: PickerColumn, _ component: Int) {
        column.show { row, old in
            if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old),
                view !== Self.noView
            {
                return .view(view)
            }
            if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
                return .attributed(title)
            }
            return .title(delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
        }
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        setNeedsLayout()
    }

    // MARK: Touches

    /// The user chose a row.
    package func _choose(_ row: Int, inComponent component: Int) {
        guard columns.indices.contains(component) else { return }
        let kept = min(max(row, 0), max(columns[component].count - 1, 0))
        columns[component].position = CGFloat(kept)
        setNeedsLayout()
        if columns[component].count > 0 { delegate?.pickerView(self, didSelectRow: kept, inComponent: component) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard drag == nil, let point = touches.first?.location(in: self),
            let index = columns.firstIndex(where: { $0.frame.minX <= point.x && point.x < $0.frame.maxX + 5 })
        else { return }
        drag = (index, point.y, columns[index].position, false)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard var drag, let point = touches.first?.location(in: self) else { return }
        let column = columns[drag.column]
        if abs(point.y - drag.start) > 3 { drag.moved = true }
        self.drag = drag
        guard drag.moved else { return }
        // Beyond the ends the wheel gives a little.
        var position = drag.position - (point.y - drag.start) / column.rowHeight
        let last = CGFloat(max(column.count - 1, 0))
        if position < 0 { position *= 0.4 } else if position > last { position = last + (position - last) * 0.4 }
        column.position = position
        setNeedsLayout()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let drag, let point = touches.first?.location(in: self) else { return }
        self.drag = nil
        let column = columns[drag.column]
        let row = drag.moved ? column.selectedRow : column.row(at: point.y)
        _choose(row, inComponent: drag.column)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let drag else { return }
        self.drag = nil
        columns[drag.column].position = drag.position
        setNeedsLayout()
    }
}
