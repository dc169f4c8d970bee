/// The window above all others that holds the keyboard; touches beside the keyboard go through it.
final class KeyboardWindow: UIWindow {
    private let panel = UIView(frame: .zero)
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private weak var keyboard: UIView?
    private weak var accessory: UIView?
    private var isStandard = false
    private var laidOutSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = UIWindow.Level(rawValue: 10_000_000)
        isOpaque = false
        panel.isOpaque = false
        addSubview(panel)
        panel.addSubview(backdrop)
    }

    required init?(coder: NSCoder) { fatalError("made by the keyboard only") }

    override var canBecomeKey: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }

    /// Puts both views at the bottom, the accessory above.
    /// - Returns: the area they take.
    func place(_ keyboard: UIView?, _ accessory: UIView?, isStandard: Bool) -> CGRect {
        self.keyboard = keyboard
        self.accessory = accessory
        self.isStandard = isStandard
        laidOutSize = bounds.size
        for view in [keyboard, accessory].compactMap(\.self) where view.superview !== panel {
            view.translatesAutoresizingMaskIntoConstraints = true
            panel.addSubview(view)
        }
        let width = bounds.width
        let bottom = windowScene.map { _ in safeAreaInsets.bottom } ?? 0
        let keyboardHeight = height(of: keyboard, width, isStandard: isStandard)
        let accessoryHeight = height(of: accessory, width, isStandard: false)
        // An accessory alone stands above the home indicator; so does an input view of the app's.
        let room = isStandard ? 0 : max(_windowSafeAreaInsets.bottom, bottom)
        let total = keyboardHeight + accessoryHeight + room
        panel.frame = CGRect(x: 0, y: bounds.height - total, width: width, height: total)
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
        keyboard?.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: keyboardHeight)
        backdrop.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: total - accessoryHeight)
        // The drawn keyboard is opaque.
        backdrop.isHidden = keyboard == nil || isStandard
        return panel.frame
    }

    private func height(of view: UIView?, _ width: CGFloat, isStandard: Bool) -> CGFloat {
        guard let view else { return 0 }
        if isStandard, let keyboard = view as? KeyboardView { return keyboard.metrics.height }
        if view.bounds.height > 0, !(view is UIInputView && (view as? UIInputView)?.allowsSelfSizing == true) {
            return view.bounds.height
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let intrinsic = view.intrinsicContentSize.height
        return max(fitting.height, intrinsic > 0 ? intrinsic : 0)
    }

    /// A turned screen asks for another keyboard.
    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != laidOutSize, keyboard != nil || accessory != nil { KeyboardPresenter.shared.update() }
    }
}

extension UIWindow {
    /// Whether the window holds the keyboard.
    package var _isKeyboard: Bool { self is KeyboardWindow }
}
