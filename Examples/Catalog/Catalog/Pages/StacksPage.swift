import UIKit

/// Distributions and alignments of stack views.
final class StacksPage: SpecimenPage {
    override func build() {
        let distributions: [(String, UIStackView.Distribution)] = [
            ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
            ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
        ]
        card(
            "Distributions",
            distributions.map { name, distribution in
                block(name, stack { $0.distribution = distribution }, height: 34)
            })
        let alignments: [(String, UIStackView.Alignment)] = [
            ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom),
            ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
        ]
        card(
            "Alignments across",
            alignments.map { name, alignment in
                block(name, stack { $0.alignment = alignment }, height: 64)
            })
        let sides: [(String, UIStackView.Alignment)] = [
            ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]
        card(
            "Alignments of columns",
            sides.map { name, alignment in
                block(
                    name,
                    stack {
                        $0.axis = .vertical
                        $0.alignment = alignment
                    })
            })
        card(
            "Spacing",
            [
                block(
                    "custom after the first",
                    stack {
                        $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
                        $0.distribution = .fillEqually
                    }),
                block(
                    "of the system",
                    stack {
                        $0.spacing = UIStackView.spacingUseSystem
                        $0.distribution = .fillEqually
                    }),
                block(
                    "second hidden",
                    stack {
                        $0.arrangedSubviews[1].isHidden = true
                        $0.distribution = .fillEqually
                    }),
                block(
                    "margins",
                    stack {
                        $0.isLayoutMarginsRelativeArrangement = true
                        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
                            top: 12, leading: 32, bottom: 12, trailing: 8)
                        $0.distribution = .fillEqually
                        $0.backgroundColor = .quaternarySystemFill
                    }),
            ])
    }

    private func stack(_ change: (UIStackView) -> Void) -> UIStackView {
        let texts = ["One", "Two words", "Three"]
        let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemPink]
        let labels = zip(texts, colors).enumerated().map { index, pair in
            let label = UILabel()
            label.text = pair.0
            label.textColor = .white
            label.backgroundColor = pair.1
            label.textAlignment = .center
            label.font = .systemFont(ofSize: [15, 20, 12][index])
            label.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: .horizontal)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 6
        change(stack)
        return stack
    }
}
