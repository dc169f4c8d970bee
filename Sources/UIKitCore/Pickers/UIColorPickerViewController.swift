/// Chooses a colour from a grid.
///
/// Unverified: the grid; sliders, the spectrum, the eyedropper and saved colours are not there.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let grid = ColorGridView(frame: .zero)
    private let heading = UILabel()
    private let close = UIButton(type: .system)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Default black.
    open var selectedColor: UIColor = .black { didSet { grid.selected = selectedColor } }
    /// Inert: opacity cannot be chosen.
    open var supportsAlpha = true
    open var maximumLinearExposure: CGFloat = 1
    /// Inert: there is no eyedropper.
    open var supportsEyedropper = true

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? "Colors"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        close.tintColor = .tertiaryLabel
        close.accessibilityLabel = "Close"
        close.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                dismiss(animated: true)
            }, for: .touchUpInside)
        grid.selected = selectedColor
        grid.chosen = { [weak self] color in
            guard let self else { return }
            selectedColor = color
            delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        }
        for part in [heading, close, grid] { view.addSubview(part) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        heading.frame = CGRect(x: area.minX + 50, y: area.minY + 12, width: max(area.width - 100, 0), height: 32)
        close.frame = CGRect(x: area.maxX - 48, y: area.minY + 8, width: 40, height: 40)
        let width = min(area.width - 32, 480)
        grid.frame = CGRect(
            x: area.midX - width / 2, y: area.minY + 64, width: max(width, 0), height: max(width * 10 / 12, 0))
    }
}

/// Told what was chosen. Every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Calls the method of iOS 14, which the phone uses where this one is missing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Twelve columns and ten rows of colours, greys first.
private final class ColorGridView: UIView {
    var selected: UIColor? { didSet { setNeedsDisplay() } }
    var chosen: ((UIColor) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func color(_ row: Int, _ column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / 11, alpha: 1) }
        let hue = (CGFloat(column) / 12 + 0.53).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row - 1) / 8
        return UIColor(
            hue: hue, saturation: step < 0.5 ? 1 : 1 - (step - 0.5) * 1.6, brightness: min(0.3 + step * 1.5, 1),
            alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        let size = CGSize(width: bounds.width / 12, height: bounds.height / 10)
        for row in 0..<10 {
            for column in 0..<12 {
                color(row, column).setFill()
                UIBezierPath(
                    rect: CGRect(
                        x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width + 0.5,
                        height: size.height + 0.5)
                ).fill()
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        chosen?(color(Int(point.y / bounds.height * 10), Int(point.x / bounds.width * 12)))
    }
}
