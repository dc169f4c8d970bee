/// The buttons beside a row that was swiped open, for tables and lists.
///
/// Unverified: the least width of a button (74 points) and the room around its title.
package final class SwipeActionsView: UIView {
    package enum Side { case leading, trailing }

    package let configuration: UISwipeActionsConfiguration
    package let side: Side
    private var buttons: [ActionButton] = []

    /// - Parameter perform: called with the chosen action.
    package init(
        _ configuration: UISwipeActionsConfiguration, side: Side,
        perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        self.configuration = configuration
        self.side = side
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = ActionButton(action)
            button.addAction(UIAction { _ in perform(action, button) }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
    }

    package required init?(coder: NSCoder) { nil }

    /// The width at rest, in points.
    package func restingWidth(height: CGFloat) -> CGFloat {
        buttons.reduce(0) { $0 + $1.width(height: height) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The first action is outermost.
        let growsLeft = (side == .trailing) != isRightToLeft
        var edge = growsLeft ? bounds.maxX : bounds.minX
        for button in buttons {
            let width = button.width(height: bounds.height)
            if growsLeft { edge -= width }
            button.frame = CGRect(x: edge, y: 0, width: width, height: bounds.height)
            if !growsLeft { edge += width }
        }
    }

    private final class ActionButton: UIControl {
        let action: UIContextualAction
        private let label = UILabel()
        private let imageView = UIImageView()

        init(_ action: UIContextualAction) {
            self.action = action
            super.init(frame: .zero)
            backgroundColor = action.backgroundColor
            label.text = action.title
            label.font = .systemFont(ofSize: 15)
            label.textColor = .white
            label.textAlignment = .center
            label.numberOfLines = 2
            imageView.image = action.image
            imageView.tintColor = .white
            imageView.contentMode = .center
            imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
            addSubview(imageView)
            addSubview(label)
            isAccessibilityElement = true
            accessibilityLabel = action.title
            accessibilityTraits = .button
        }

        required init?(coder: NSCoder) { nil }

        func width(height: CGFloat) -> CGFloat {
            let title = showsTitle(height) ? label.sizeThatFits(CGSize(width: 200, height: height)).width : 0
            return max(74, max(title, imageView.image?.size.width ?? 0) + 30)
        }

        /// Low rows show the image alone.
        private func showsTitle(_ height: CGFloat) -> Bool { action.image == nil || height >= 91 }

        override func layoutSubviews() {
            super.layoutSubviews()
            let showsTitle = showsTitle(bounds.height)
            label.isHidden = !showsTitle
            let text = showsTitle ? label.sizeThatFits(CGSize(width: bounds.width - 16, height: bounds.height)) : .zero
            let image = action.image == nil ? .zero : imageView.intrinsicContentSize
            let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
            let top = ((bounds.height - text.height - image.height - gap) / 2).rounded()
            imageView.frame = CGRect(x: 0, y: top, width: bounds.width, height: image.height)
            label.frame = CGRect(x: 8, y: top + image.height + gap, width: bounds.width - 16, height: text.height)
        }
    }
}
