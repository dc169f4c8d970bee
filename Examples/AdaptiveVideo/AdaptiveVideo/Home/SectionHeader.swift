import UIKit

/// The name of a section.
final class SectionHeader: UICollectionReusableView {
    private let label = UILabel.make(.title2, weight: .bold)

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.accessibilityTraits = .header
        fill(with: label)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
