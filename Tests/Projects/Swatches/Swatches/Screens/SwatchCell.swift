import SwatchKit
import UIKit

class SwatchCell: UICollectionViewCell {
    private let swatchView = SwatchView(frame: .zero)
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [swatchView, label])
        stack.axis = .vertical
        stack.spacing = 4
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    func show(_ swatch: Swatch) {
        swatchView.swatch = swatch
        #if SHOWS_NAMES
            label.text = swatch.name
        #else
            label.isHidden = true
        #endif
    }
}
