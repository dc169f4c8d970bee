/// The round control at the leading edge of a row that is edited.
///
/// Unverified: its size (a symbol of 20 points in 38 points of width).
@MainActor
final class CellEditControl: UIControl {
    enum Kind { case none, delete, insert, select }

    static let width: CGFloat = 38

    private let imageView = UIImageView()
    private var kind = Kind.none
    private var isOn = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .center
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ kind: Kind, isOn: Bool) {
        guard kind != self.kind || isOn != self.isOn || imageView.image == nil else { return }
        self.kind = kind
        self.isOn = isOn
        let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        switch kind {
        case .none: imageView.image = nil
        case .delete: show("minus.circle.fill", .systemRed, size)
        case .insert: show("plus.circle.fill", .systemGreen, size)
        case .select:
            show(isOn ? "checkmark.circle.fill" : "circle", isOn ? nil : .tertiaryLabel, size)
        }
        // Circles of selection leave the touch to the row.
        isUserInteractionEnabled = kind != .select
    }

    private func show(_ name: String, _ color: UIColor?, _ size: UIImage.SymbolConfiguration) {
        imageView.image = UIImage(systemName: name, withConfiguration: size)
        imageView.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
