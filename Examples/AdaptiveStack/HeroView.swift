import UIKit

/// Picture, title, summary and the two actions of a program.
final class HeroView: UIView {
    private let stack = UIStackView()
    private let actions = UIStackView()
    private let scrollView = UIScrollView()

    /// Beside the list the view has the height of the screen and scrolls what does not fit; in the list it is as tall as
    /// its content.
    var scrollsByItself = false {
        didSet { fullHeight?.isActive = !scrollsByItself }
    }
    private var fullHeight: NSLayoutConstraint?

    init(program: Program) {
        super.init(frame: .zero)
        accessibilityIdentifier = "hero"

        let picture = Scenery(season: program.season)
        picture.layer.cornerRadius = 18
        picture.layer.cornerCurve = .continuous
        picture.clipsToBounds = true
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = program.title

        let title = UILabel()
        title.text = program.title
        title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0

        let summary = UILabel()
        summary.text = program.summary
        summary.font = .preferredFont(forTextStyle: .body)
        summary.adjustsFontForContentSizeCategory = true
        summary.textColor = .secondaryLabel
        summary.numberOfLines = 0

        var play = UIButton.Configuration.filled()
        play.title = NSLocalizedString("action.play", comment: "")
        play.image = UIImage(systemName: "play.fill")
        play.imagePadding = 6
        play.buttonSize = .large
        play.cornerStyle = .large
        var save = UIButton.Configuration.gray()
        save.title = NSLocalizedString("action.save", comment: "")
        save.image = UIImage(systemName: "bookmark")
        save.imagePadding = 6
        save.buttonSize = .large
        save.cornerStyle = .large
        actions.addArrangedSubview(UIButton(configuration: play))
        actions.addArrangedSubview(UIButton(configuration: save))
        actions.spacing = 12
        actions.distribution = .fillEqually

        stack.axis = .vertical
        stack.spacing = 10
        for view in [picture, title, summary, actions] { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(18, after: picture)
        stack.setCustomSpacing(18, after: summary)

        addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        let fullHeight = scrollView.heightAnchor.constraint(equalTo: stack.heightAnchor, constant: 20)
        self.fullHeight = fullHeight
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -8),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),
            fullHeight,
        ])
        fitActions()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.fitActions()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("HeroView is made in code")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        fitActions()
    }

    /// Two large buttons do not fit side by side at the accessibility sizes.
    private func fitActions() {
        actions.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }
}
