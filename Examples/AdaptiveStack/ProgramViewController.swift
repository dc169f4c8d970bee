import UIKit

/// One screen that rearranges itself: the picture and title stand left of the scrolling list when there is room beside it,
/// and scroll with it, as its first item, when there is not.
final class ProgramViewController: UIViewController {
    private let program: Program
    private let rootStackView = UIStackView()
    private let scrollView = UIScrollView()
    private let scrollableStackView = UIStackView()
    private let heroView: HeroView
    private let cardRow: CardRowView
    private var heroShare: NSLayoutConstraint?

    init(program: Program) {
        self.program = program
        heroView = HeroView(program: program)
        cardRow = CardRowView(episodes: program.related)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("ProgramViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        buildHierarchy()
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (self: Self, _: UITraitCollection) in
            self.arrange()
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        arrange()
    }

    private func buildHierarchy() {
        scrollableStackView.axis = .vertical
        scrollableStackView.spacing = 12
        scrollableStackView.addArrangedSubview(sectionTitle("section.episodes"))
        for episode in program.episodes {
            scrollableStackView.addArrangedSubview(EpisodeCard(episode: episode))
        }
        let related = sectionTitle("section.related")
        scrollableStackView.addArrangedSubview(related)
        scrollableStackView.addArrangedSubview(cardRow)
        scrollableStackView.setCustomSpacing(20, after: scrollableStackView.arrangedSubviews[program.episodes.count])

        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(scrollableStackView)
        scrollableStackView.translatesAutoresizingMaskIntoConstraints = false

        rootStackView.axis = .horizontal
        rootStackView.spacing = 20
        rootStackView.addArrangedSubview(scrollView)
        view.addSubview(rootStackView)
        rootStackView.translatesAutoresizingMaskIntoConstraints = false

        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            rootStackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            rootStackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rootStackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            rootStackView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            scrollableStackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            scrollableStackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            scrollableStackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            scrollableStackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            scrollableStackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        heroShare = heroView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.38)
    }

    private func arrange() {
        let beside = Arrangement(traitCollection) != .tall
        let (from, to) = beside ? (scrollableStackView, rootStackView) : (rootStackView, scrollableStackView)
        if from.arrangedSubviews.contains(heroView) {
            from.removeArrangedSubview(heroView)
            heroView.removeFromSuperview()
        }
        if !to.arrangedSubviews.contains(heroView) {
            to.insertArrangedSubview(heroView, at: 0)
        }
        heroShare?.isActive = beside
        heroView.scrollsByItself = beside
    }

    private func sectionTitle(_ key: String) -> UILabel {
        let label = UILabel()
        label.text = NSLocalizedString(key, comment: "")
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.accessibilityIdentifier = key
        return label
    }
}
