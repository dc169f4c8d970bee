import UIKit

/// A row that leads to another video: its picture beside the text, above it where the text is large.
final class NextView: UIControl {
    private let row = UIStackView()
    /// Beside the text the picture leaves it most of the room.
    private var share = NSLayoutConstraint()

    init(video: Video, onTap: @escaping () -> Void) {
        super.init(frame: .zero)
        let artwork = Artwork()
        artwork.video = video
        artwork.layer.cornerRadius = 8
        let title = UILabel.make(.headline)
        title.text = video.title
        let facts = UILabel.make(.footnote, color: .secondaryLabel)
        facts.text = video.facts
        row.addArrangedSubview(artwork)
        row.addArrangedSubview(UIStackView.column([title, facts], spacing: 2))
        row.isUserInteractionEnabled = false
        fill(with: row)
        let width = artwork.widthAnchor.constraint(equalToConstant: 128)
        width.priority = UILayoutPriority(999)
        share = artwork.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.4)
        NSLayoutConstraint.activate([
            width, share, artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 9.0 / 16.0),
        ])
        accessibilityLabel = video.title
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.arrange()
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        row.spacing = isLarge ? 8 : 14
        share.isActive = !isLarge
    }
}
