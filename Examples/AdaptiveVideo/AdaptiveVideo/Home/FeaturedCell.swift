import UIKit

/// A large picture with its title on it.
final class FeaturedCell: UICollectionViewCell {
    private let artwork = Artwork()
    private let scrim = Scrim()
    private let title = UILabel.make(.title1, weight: .bold, color: .white)
    private let summary = UILabel.make(.subheadline, color: UIColor(white: 1, alpha: 0.9))
    private lazy var ratio = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    var video: Video? {
        didSet {
            artwork.video = video
            title.text = video?.title
            summary.text = video.map { "\($0.channel) · \($0.length)" }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.fill(with: artwork)
        artwork.layer.cornerRadius = 20
        artwork.fill(with: scrim)
        let badge = Badge(text: String(localized: "Tonight"))
        let head = UIStackView(arrangedSubviews: [badge, UIView()])
        let texts = UIStackView.column([head, title, summary], spacing: 4)
        texts.setCustomSpacing(8, after: head)
        texts.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(texts)
        ratio.priority = .defaultHigh
        NSLayoutConstraint.activate([
            texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 20),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -18),
            ratio,
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// As high as a picture of its width, higher if the text needs it.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let isTall = Arrangement(traitCollection) == .tall
        ratio.constant = (layoutAttributes.size.width * (isTall ? 9 / 16 : 0.3)).rounded()
        ratio.isActive = true
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

/// Darkens the lower part of a picture, so that text on it can be read.
final class Scrim: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.65).cgColor]
        gradient?.locations = [0.25, 1]
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A word in a capsule.
final class Badge: UIView {
    init(text: String) {
        super.init(frame: .zero)
        backgroundColor = .tintColor
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        let label = UILabel.make(.caption1, weight: .semibold, color: .white)
        label.text = text
        fill(with: label, insets: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
