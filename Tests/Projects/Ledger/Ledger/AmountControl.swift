import UIKit

/// Two buttons that change a sum by one unit; it drops its own touches into target and action.
@IBDesignable class AmountControl: UIControl {
    @IBInspectable var cents: Int = 0 {
        didSet { label.text = "\(cents / 100)"; sendActions(for: .valueChanged) }
    }
    private let label = UILabel()
    private lazy var buttons: [UIButton] = ["minus", "plus"].enumerated().map { index, name in
        let button = UIButton(type: .system)
        button.setTitle(index == 0 ? "−" : "+", for: .normal)
        button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .title2)
        button.accessibilityIdentifier = name
        button.tag = index == 0 ? -100 : 100
        button.addTarget(self, action: #selector(AmountControl.change(sender:)), for: .touchUpInside)
        return button
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        label.textAlignment = .center
        label.font = UIFont.preferredFont(forTextStyle: .title2)
        label.text = "\(cents / 100)"
        let stack = UIStackView(arrangedSubviews: [buttons[0], label, buttons[1]])
        stack.distribution = .fillEqually
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: UIViewNoIntrinsicMetric, height: 44) }

    @objc private func change(sender: UIButton) { cents += sender.tag }
}
