import UIKit

/// A picture with title and channel below it; their text makes the height.
final class VideoCell: UICollectionViewCell {
    private let artwork = Artwork()
    private let progress = UIProgressView(progressViewStyle: .bar)
    private let title = UILabel.make(.subheadline, weight: .semibold)
    private let facts = UILabel.make(.footnote, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let texts = UIStackView.column([title, facts], spacing: 2)
        for part in [artwork, progress, texts] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        progress.trackTintColor = UIColor(white: 1, alpha: 0.35)
        progress.layer.cornerRadius = 2
        progress.clipsToBounds = true
        let bottom = texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: contentView.topAnchor),
            artwork.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            artwork.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 9.0 / 16.0),
            progress.leadingAnchor.constraint(equalTo: artwork.leadingAnchor, constant: 10),
            progress.trailingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: -10),
            progress.bottomAnchor.constraint(equalTo: artwork.bottomAnchor, constant: -10),
            progress.heightAnchor.constraint(equalToConstant: 4),
            texts.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 8),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// - Parameter progress: how far it was watched, 0 to 1; nil shows none.
    func show(_ video: Video, progress watched: Double?) {
        artwork.video = video
        title.text = video.title
        facts.text = video.facts
        progress.isHidden = watched == nil
        progress.progress = Float(watched ?? 0)
    }
}
