import UIKit

/// A video beside, or above, what belongs to it.
///
/// On a tall screen the description is the first part of what scrolls below the video; on a wide one it stands below the video
/// while the list beside it scrolls.
final class WatchViewController: UIViewController {
    private let video: Video
    private let player: PlayerView
    private let details: UIStackView
    private let leading = UIStackView()
    private let leadingScroll = UIScrollView()
    private let list = UIStackView()
    private let listScroll = UIScrollView()
    private let root = UIStackView()

    init(video: Video) {
        self.video = video
        player = PlayerView(video: video)
        details = Self.makeDetails(video)
        super.init(nibName: nil, bundle: nil)
        title = video.title
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backButtonDisplayMode = .minimal
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        leading.axis = .vertical
        leading.spacing = 16
        leading.addArrangedSubview(player)
        list.axis = .vertical
        list.spacing = 16
        let heading = UILabel.make(.title3, weight: .bold)
        heading.text = String(localized: "Up next")
        list.addArrangedSubview(heading)
        for other in Video.all where other != video {
            list.addArrangedSubview(NextView(video: other) { [weak self] in self?.open(other) })
        }
        root.addArrangedSubview(leadingScroll)
        root.addArrangedSubview(listScroll)
        layOut()
        rearrange()
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (self: Self, _: UITraitCollection) in
            self.rearrange()
        }
    }

    private func open(_ other: Video) {
        navigationController?.pushViewController(WatchViewController(video: other), animated: true)
    }

    // MARK: Arrangement

    /// The description and the list change places as the size classes change.
    private func rearrange() {
        let isTall = Arrangement(traitCollection) == .tall
        NSLayoutConstraint.deactivate(isTall ? sideBySide : stacked)
        root.axis = isTall ? .vertical : .horizontal
        root.spacing = isTall ? 0 : 24
        if isTall {
            list.insertArrangedSubview(details, at: 0)
            list.setCustomSpacing(24, after: details)
        } else {
            leading.addArrangedSubview(details)
        }
        NSLayoutConstraint.activate(isTall ? stacked : sideBySide)
    }

    private lazy var stacked = [leadingScroll.heightAnchor.constraint(equalTo: leading.heightAnchor, constant: 16)]
    private lazy var sideBySide = [leadingScroll.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.56)]

    private func layOut() {
        view.fill(with: root)
        root.isLayoutMarginsRelativeArrangement = true
        root.insetsLayoutMarginsFromSafeArea = true
        root.preservesSuperviewLayoutMargins = true
        for (scroll, content) in [(leadingScroll, leading), (listScroll, list)] {
            scroll.fill(with: content, insets: NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
            scroll.contentInset.bottom = 16
        }
        listScroll.alwaysBounceVertical = true
        setContentScrollView(listScroll, for: .bottom)
    }

    private static func makeDetails(_ video: Video) -> UIStackView {
        let title = UILabel.make(.title2, weight: .bold)
        title.text = video.title
        let facts = UILabel.make(.subheadline, color: .secondaryLabel)
        facts.text = video.facts
        let summary = UILabel.make(.body)
        summary.text = video.summary
        let stack = UIStackView.column([title, facts, summary], spacing: 6)
        stack.setCustomSpacing(12, after: facts)
        return stack
    }
}
