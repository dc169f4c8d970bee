import UIKit

/// A row of the list of what to watch next.
final class NextView: UIView {
    init(video: Video) {
        super.init(frame: .zero)
        let artwork = Artwork()
        artwork.video = video
        let title = UILabel()
        title.text = video.title
        title.font = .preferredFont(forTextStyle: .headline)
        let channel = UILabel()
        channel.text = "\(video.channel) · \(video.length)"
        channel.font = .preferredFont(forTextStyle: .footnote)
        channel.textColor = .secondaryLabel
        for label in [title, channel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        let texts = UIStackView(arrangedSubviews: [title, channel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [artwork, texts])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            artwork.widthAnchor.constraint(equalToConstant: 112),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 9.0 / 16.0),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
