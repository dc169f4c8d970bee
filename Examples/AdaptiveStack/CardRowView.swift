import UIKit

/// A horizontal, scrolling row of cards whose size follows the width of the screen.
final class CardRowView: UIScrollView {
    private let cards: [Card]
    private var cardSize = CGSize.zero

    init(episodes: [Program.Episode]) {
        cards = episodes.map(Card.init)
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        clipsToBounds = false
        cards.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("CardRowView is made in code")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: cardSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fit()
        let step = cardSize.width + CardMetrics.spacing
        contentSize = CGSize(width: step * CGFloat(cards.count) - CardMetrics.spacing, height: cardSize.height)
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in cards.enumerated() {
            let x = CGFloat(index) * step
            card.frame = CGRect(
                origin: CGPoint(x: mirrored ? bounds.width - cardSize.width - x : x, y: 0), size: cardSize)
        }
    }
}

extension CardRowView {
    /// Sizes the cards for the width of the window; the row's own height follows from them.
    private func fit() {
        let textScale =
            UIFontMetrics(forTextStyle: .headline).scaledValue(for: 1000, compatibleWith: traitCollection) / 1000
        // The whole window decides, so that cards look alike wherever the row stands in it.
        let size = CardMetrics.size(
            Arrangement(traitCollection), parent: (window ?? self).bounds.size,
            safeArea: window?.safeAreaInsets ?? .zero, textScale: max(1, textScale))
        guard size != cardSize else { return }
        cardSize = size
        invalidateIntrinsicContentSize()
    }

    /// A picture with a title and a kind below it.
    private final class Card: UIView {
        private let picture: Scenery
        private let title = UILabel()
        private let detail = UILabel()

        init(_ episode: Program.Episode) {
            picture = Scenery(season: episode.season)
            super.init(frame: .zero)
            backgroundColor = .secondarySystemGroupedBackground
            layer.cornerRadius = 12
            layer.cornerCurve = .continuous
            clipsToBounds = true
            title.text = episode.title
            title.font = .preferredFont(forTextStyle: .subheadline)
            title.adjustsFontForContentSizeCategory = true
            title.numberOfLines = 2
            detail.text = episode.detail
            detail.font = .preferredFont(forTextStyle: .caption1)
            detail.adjustsFontForContentSizeCategory = true
            detail.textColor = .secondaryLabel
            for view in [picture, title, detail] { addSubview(view) }
        }

        required init?(coder: NSCoder) {
            fatalError("Card is made in code")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let text = bounds.insetBy(dx: 10, dy: 0)
            picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width / 16 * 9)
            let top = picture.frame.maxY + 8
            let titleSize = title.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude))
            title.frame = CGRect(x: text.minX, y: top, width: text.width, height: titleSize.height)
            let detailSize = detail.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude))
            detail.frame = CGRect(
                x: text.minX, y: title.frame.maxY + 2, width: text.width,
                height: min(detailSize.height, max(0, bounds.height - title.frame.maxY - 8)))
        }
    }
}
