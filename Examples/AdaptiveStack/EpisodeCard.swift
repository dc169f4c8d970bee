import UIKit

/// A row of the list: thumbnail, title and one line about the episode; at accessibility sizes the text stands below.
final class EpisodeCard: UIView {
    private let stack = UIStackView()
    private let thumbnail: Scenery
    private var thumbnailWidth: NSLayoutConstraint?

    init(episode: Program.Episode) {
        thumbnail = Scenery(season: episode.season)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous

        thumbnail.layer.cornerRadius = 8
        thumbnail.clipsToBounds = true

        let title = UILabel()
        title.text = episode.title
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        let detail = UILabel()
        detail.text = episode.detail
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.adjustsFontForContentSizeCategory = true
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 0

        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 3
        stack.addArrangedSubview(thumbnail)
        stack.addArrangedSubview(texts)
        stack.spacing = 12
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        let margins = layoutMarginsGuide
        let width = thumbnail.widthAnchor.constraint(equalToConstant: 112)
        thumbnailWidth = width
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor, multiplier: 9.0 / 16),
        ])
        fitText()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.fitText()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("EpisodeCard is made in code")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        fitText()
    }

    private func fitText() {
        let large = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = large ? .vertical : .horizontal
        stack.alignment = large ? .fill : .center
        thumbnailWidth?.isActive = !large
    }
}
