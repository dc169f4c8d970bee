/// One wheel of a picker.
@MainActor
final class PickerColumn: UIView {
    enum Content {
        case title(String)
        case attributed(NSAttributedString)
        case view(UIView)
    }

    /// A row in sight.
    struct Row {
        var holder: UIView
        var content: UIView
        var label: UILabel?
    }

    var count = 0
    var rowHeight = PickerGeometry.rowHeight
    /// The row in the middle; between rows while it turns.
    var position: CGFloat = 0
    var views: [Int: Row] = [:]
    /// Left of the middle and right of it, for wheels that stand close together.
    var alignment = NSTextAlignment.center
    var textColor: UIColor?
    private var spare: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { fatalError("made by a picker only") }

    var selectedRow: Int { min(max(Int(position.rounded()), 0), max(count - 1, 0)) }

    func row(at y: CGFloat) -> Int {
        let distance = PickerGeometry.distance(atY: y, height: bounds.height, rowHeight: rowHeight)
        return min(max(Int((position + distance).rounded()), 0), max(count - 1, 0))
    }

    func forgetViews() {
        for row in views.values { row.holder.removeFromSuperview() }
        views = [:]
        spare = []
    }

    /// Brings the rows in sight to their places; asks for the content of new ones.
    func show(_ content: (Int, UIView?) -> Content) {
        let height = bounds.height
        let reach = PickerGeometry.rowsPerTurn(height: height, rowHeight: rowHeight) / 4 + 1
        let middle = Int(position.rounded())
        let visible = max(middle - reach, 0)..<max(min(middle + reach + 1, count), max(middle - reach, 0))
        for (row, shown) in views where !visible.contains(row) {
            shown.holder.removeFromSuperview()
            if shown.label == nil { spare.append(shown.content) }
            views[row] = nil
        }
        for row in visible {
            let distance = CGFloat(row) - position
            guard let place = PickerGeometry.place(distance, height: height, rowHeight: rowHeight) else {
                views.removeValue(forKey: row)?.holder.removeFromSuperview()
                continue
            }
            let shown = views[row] ?? make(content(row, spare.popLast()))
            if views[row] == nil {
                views[row] = shown
                addSubview(shown.holder)
            }
            arrange(shown, place, isChosen: abs(distance) < 0.5)
        }
    }

    private func make(_ content: Content) -> Row {
        let holder = UIView(frame: .zero)
        holder.isOpaque = false
        switch content {
        case .view(let view):
            holder.addSubview(view)
            return Row(holder: holder, content: view)
        case .title(let title):
            let label = UILabel()
            label.text = title
            holder.addSubview(label)
            return Row(holder: holder, content: label, label: label)
        case .attributed(let title):
            let label = UILabel()
            label.attributedText = title
            holder.addSubview(label)
            return Row(holder: holder, content: label, label: label)
        }
    }

    /// Measured: 23.5 points in the middle, 21 at 44.7 % elsewhere.
    private func arrange(_ row: Row, _ place: (y: CGFloat, squash: CGFloat), isChosen: Bool) {
        row.holder.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
        row.holder.center = CGPoint(x: bounds.width / 2, y: place.y)
        row.holder.transform = CGAffineTransform(scaleX: 1, y: max(place.squash, 0.01))
        row.holder.alpha = isChosen ? 1 : 0.447 * min(1, place.squash * 1.3)
        if let label = row.label {
            label.font = .systemFont(ofSize: isChosen ? 23.5 : 21)
            if let textColor { label.textColor = textColor }
            label.textAlignment = alignment
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.frame = row.holder.bounds.insetBy(dx: alignment == .center ? 4 : 9, dy: 0)
        } else {
            let size = row.content.bounds.size
            // Views fill the row unless they have a size of their own.
            row.content.frame =
                size == .zero || row.content is UILabel
                ? row.holder.bounds
                : CGRect(
                    x: (bounds.width - size.width) / 2, y: (rowHeight - size.height) / 2, width: size.width,
                    height: size.height)
        }
    }
}
