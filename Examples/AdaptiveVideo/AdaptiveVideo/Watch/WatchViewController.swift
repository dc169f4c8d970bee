import UIKit

/// A video beside, or above, what belongs to it.
///
/// On a tall screen the description is the first part of what scrolls below the video; on a wide one it stands still below
/// the video while only the list beside it scrolls.
final class WatchViewController: UIViewController {
    private let video: Video
    private let artwork = Artwork()
    private let details: UIStackView
    private let leading = UIStackView()
    private let scrollView = UIScrollView()
    private let list = UIStackView()
    private let root = UIStackView()

    init(video: Video) {
        self.video = video
        details = Self.makeDetails(video)
        super.init(nibName: nil, bundle: nil)
        title = video.title
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "bookmark"), primaryAction: UIAction { _ in })
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        artwork.video = video
        leading.axis = .vertical
        leading.spacing = 16
        leading.addArrangedSubview(artwork)
        list.axis = .vertical
        list.spacing = 16
        for other in Video.all where other != video { list.addArrangedSubview(NextView(video: other)) }
        scrollView.addSubview(list)
        root.spacing = 20
        root.addArrangedSubview(leading)
        root.addArrangedSubview(scrollView)
        view.addSubview(root)
        layOut()
        rearrange()
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (self: Self, _: UITraitCollection) in
            self.rearrange()
        }
    }

    private func layOut() {
        for part in [root, list] { part.translatesAutoresizingMaskIntoConstraints = false }
        let margins = view.layoutMarginsGuide
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 9.0 / 16.0),
            root.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            root.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.topAnchor.constraint(equalTo: content.topAnchor),
            list.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            list.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private lazy var sideBySide = leading.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.56)

    private func rearrange() {
        let isTall = Arrangement(traitCollection) == .tall
        sideBySide.isActive = !isTall
        root.axis = isTall ? .vertical : .horizontal
        root.alignment = isTall ? .fill : .top
        if isTall {
            list.insertArrangedSubview(details, at: 0)
        } else {
            leading.addArrangedSubview(details)
        }
        fullHeight.isActive = !isTall
    }

    private lazy var fullHeight = scrollView.heightAnchor.constraint(equalTo: root.heightAnchor)

    private static func makeDetails(_ video: Video) -> UIStackView {
        let title = UILabel()
        title.text = video.title
        title.font = .preferredFont(forTextStyle: .title2)
        let facts = UILabel()
        facts.text = "\(video.channel) · \(video.length)"
        facts.font = .preferredFont(forTextStyle: .subheadline)
        facts.textColor = .secondaryLabel
        let summary = UILabel()
        summary.text = video.summary
        summary.font = .preferredFont(forTextStyle: .body)
        for label in [title, facts, summary] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: [title, facts, summary])
        stack.axis = .vertical
        stack.spacing = 6
        return stack
    }
}
