/// Picks a colour. Inert: it shows the colour it has; there is nothing to choose with.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor: UIColor = .white { didSet { swatch?.backgroundColor = selectedColor } }
    open var supportsAlpha = true
    open var maximumLinearExposure: CGFloat = 0
    open var supportsEyedropper = true
    private weak var swatch: UIView?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        let made = SystemPlaceholderView(symbol: "paintpalette", title: "Colors", text: "")
        let swatch = UIView(frame: CGRect(x: 24, y: 24, width: 64, height: 64))
        swatch.layer.cornerRadius = 10
        swatch.backgroundColor = selectedColor
        made.addSubview(swatch)
        self.swatch = swatch
        view = made
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Picks a font. Inert: there is nothing to choose from.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What a font picker offers.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        public override init() { super.init() }
    }

    public let configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() { view = SystemPlaceholderView(symbol: "textformat", title: "Fonts", text: "") }
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
