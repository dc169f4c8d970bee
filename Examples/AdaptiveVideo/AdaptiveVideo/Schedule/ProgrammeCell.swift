import UIKit

/// A row with a small picture, a title and a line below it. Large text goes below the picture.
final class ProgrammeCell: UITableViewCell {
    private let artwork = Artwork()
    private let title = UILabel.make(.headline)
    private let detail = UILabel.make(.subheadline, color: .secondaryLabel)
    private let row = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        artwork.layer.cornerRadius = 8
        row.addArrangedSubview(artwork)
        row.addArrangedSubview(UIStackView.column([title, detail], spacing: 2))
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        accessoryType = .disclosureIndicator
        let margins = contentView.layoutMarginsGuide
        let height = artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 9.0 / 16.0)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            artwork.widthAnchor.constraint(equalToConstant: 96), height,
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.arrange()
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ video: Video, detail text: String) {
        artwork.video = video
        title.text = video.title
        detail.text = text
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        row.spacing = isLarge ? 8 : 14
    }
}
