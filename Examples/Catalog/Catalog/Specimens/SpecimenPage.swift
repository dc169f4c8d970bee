import UIKit

/// A page of cards with captioned specimens, in two columns where there is room.
class SpecimenPage: UIViewController {
    private let scrollView = UIScrollView()
    private let columns = UIStackView()
    private var cards: [UIView] = []

    /// Adds the page's cards.
    func build() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        columns.distribution = .fillEqually
        columns.alignment = .top
        columns.spacing = 16
        columns.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(columns)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            columns.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            columns.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
            columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
        build()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange(view.bounds.width >= 700 && cards.count > 1 ? 2 : 1)
    }

    /// Cards fill the columns from left to right.
    private func arrange(_ count: Int) {
        guard columns.arrangedSubviews.count != count else { return }
        for column in columns.arrangedSubviews { column.removeFromSuperview() }
        let made = (0..<count).map { _ in UIStackView() }
        for column in made {
            column.axis = .vertical
            column.spacing = 20
            columns.addArrangedSubview(column)
        }
        for (index, card) in cards.enumerated() { made[index % count].addArrangedSubview(card) }
    }

    // MARK: Building

    /// A card with a heading and rows.
    func card(_ title: String, _ rows: [UIView]) {
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        heading.accessibilityTraits = .header
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 14
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
        stack.backgroundColor = .secondarySystemGroupedBackground
        stack.layer.cornerRadius = 10
        stack.layer.cornerCurve = .continuous
        let whole = UIStackView(arrangedSubviews: [heading, stack])
        whole.axis = .vertical
        whole.spacing = 8
        cards.append(whole)
    }

    /// The caption before the specimen, above it at large text sizes.
    func row(_ caption: String, _ specimen: UIView) -> UIView {
        let label = captionLabel(caption)
        label.setContentHuggingPriority(.defaultLow - 2, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, specimen])
        row.spacing = 12
        row.alignment = .center
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            row.axis = .vertical
            row.alignment = .leading
        }
        return row
    }

    /// The caption above a specimen as wide as the card.
    func block(_ caption: String, _ specimen: UIView, height: CGFloat? = nil) -> UIView {
        if let height { specimen.heightAnchor.constraint(equalToConstant: height).isActive = true }
        let block = UIStackView(arrangedSubviews: [captionLabel(caption), specimen])
        block.axis = .vertical
        block.spacing = 6
        return block
    }

    /// The caption above specimens that stand side by side as long as there is room.
    func flow(_ caption: String, _ specimens: [UIView], spacing: CGFloat = 10) -> UIView {
        block(caption, FlowView(specimens, spacing: spacing))
    }

    /// A specimen over its name.
    func named(_ name: String, _ specimen: UIView, width: CGFloat, height: CGFloat) -> UIView {
        let label = captionLabel(name)
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textAlignment = .center
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        let stack = UIStackView(arrangedSubviews: [specimen, label])
        stack.axis = .vertical
        stack.spacing = 4
        NSLayoutConstraint.activate([
            specimen.heightAnchor.constraint(equalToConstant: height),
            stack.widthAnchor.constraint(equalToConstant: width),
        ])
        return stack
    }

    func captionLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }
}
