import UIKit

/// A picture with its title and channel.
final class VideoCell: UICollectionViewCell {
    private let artwork = Artwork()
    private let title = UILabel()
    private let channel = UILabel()

    var video: Video? {
        didSet {
            artwork.video = video
            title.text = video?.title
            channel.text = video?.channel
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.numberOfLines = 2
        channel.font = .preferredFont(forTextStyle: .caption1)
        channel.textColor = .secondaryLabel
        for label in [title, channel] { label.adjustsFontForContentSizeCategory = true }
        let texts = UIStackView(arrangedSubviews: [title, channel, UIView()])
        texts.axis = .vertical
        texts.spacing = 2
        for part in [artwork, texts] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: contentView.topAnchor),
            artwork.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            artwork.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 9.0 / 16.0),
            texts.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 8),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// Room for the picture, two lines of title and one of channel.
    static func height(forWidth width: CGFloat, traits: UITraitCollection) -> CGFloat {
        let title = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).lineHeight
        let channel = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits).lineHeight
        return (width * 9 / 16 + 8 + 2 * title + 2 + channel).rounded(.up)
    }
}
