import UIKit

extension UILabel {
    /// A label that wraps, in a text style that follows the person's text size.
    static func make(
        _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        if let weight {
            let size = UIFontDescriptor.preferredFontDescriptor(
                withTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
            ).pointSize
            label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        } else {
            label.font = .preferredFont(forTextStyle: style)
        }
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textColor = color
        return label
    }
}

extension UIView {
    /// Adds a view that is as large as this one, less the margins given.
    func fill(with view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
        ])
    }
}

extension UIStackView {
    static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
