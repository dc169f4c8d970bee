/// Says which controller of the system would be here, in place of what only a device can show.
@MainActor
final class SystemPlaceholderView: UIView {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    init(symbol: String, title: String, text: String) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        imageView.image = UIImage(systemName: symbol)
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)
        imageView.tintColor = .secondaryLabel
        titleLabel.text = title
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        textLabel.text = text
        textLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        for label in [titleLabel, textLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 48)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let image = imageView.intrinsicContentSize
        let title = titleLabel.sizeThatFits(room).height
        let text = textLabel.sizeThatFits(room).height
        var y = ((bounds.height - image.height - title - text - 20) / 2).rounded()
        imageView.place(
            alignmentRect: CGRect(
                x: ((bounds.width - image.width) / 2).rounded(), y: y, width: image.width, height: image.height))
        y += image.height + 12
        titleLabel.frame = CGRect(x: 24, y: y, width: width, height: title)
        y += title + 8
        textLabel.frame = CGRect(x: 24, y: y, width: width, height: text)
    }
}

extension UIViewController {
    /// Shows which controller of the system would be here. A presented one gets a bar with a button to cancel.
    package func _showPlaceholder(symbol: String, title: String, text: String, onCancel: (() -> Void)? = nil) {
        let content = SystemPlaceholderView(symbol: symbol, title: title, text: text)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        self.title = self.title ?? title
        guard let onCancel else { return }
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in onCancel() })
        if navigationController != nil {
            navigationItem.leftBarButtonItem = cancel
            return
        }
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title)
        item.leftBarButtonItem = cancel
        bar.setItems([item], animated: false)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
