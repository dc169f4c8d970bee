import UIKit

/// How labels break, cut, align and shrink.
final class LinesPage: SpecimenPage {
    private let text =
        "The night train from Paris to Vienna stops in Munich before dawn and is late more often than not."

    override func build() {
        let modes: [(String, NSLineBreakMode)] = [
            ("word wrapping", .byWordWrapping), ("character wrapping", .byCharWrapping), ("clipping", .byClipping),
            ("truncating head", .byTruncatingHead), ("truncating tail", .byTruncatingTail),
            ("truncating middle", .byTruncatingMiddle),
        ]
        card("One line", modes.map { name, mode in block(name, label(1) { $0.lineBreakMode = mode }) })
        card("Two lines", modes.map { name, mode in block(name, label(2) { $0.lineBreakMode = mode }) })
        let alignments: [(String, NSTextAlignment)] = [
            ("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
        ]
        card(
            "Alignment",
            alignments.map { name, alignment in
                block(name, label(0) { $0.textAlignment = alignment })
            })
        card(
            "Shrinking",
            [
                block(
                    "to fit its width, half at least",
                    label(1) {
                        $0.adjustsFontSizeToFitWidth = true
                        $0.minimumScaleFactor = 0.5
                    }),
                block("baseline: align baselines", shrunk(.alignBaselines)),
                block("baseline: align centers", shrunk(.alignCenters)),
                block(
                    "tightening before truncation",
                    label(1) {
                        $0.text = "This sentence is only a little longer than its line."
                        $0.allowsDefaultTighteningForTruncation = true
                    }),
            ])
        card(
            "Line breaking",
            [
                block("standard", label(0) { $0.lineBreakStrategy = .standard }),
                block("pushes no word out", label(0) { $0.lineBreakStrategy = [] }),
                block("hyphenated", hyphenated()),
                block("Japanese", label(0) { $0.text = "東京から新大阪まで新幹線で約二時間半かかります。途中の駅は名古屋と京都です。" }),
            ])
    }

    private func label(_ lines: Int, _ change: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        change(label)
        return label
    }

    private func shrunk(_ adjustment: UIBaselineAdjustment) -> UILabel {
        label(1) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.3
            $0.baselineAdjustment = adjustment
            $0.backgroundColor = .quaternarySystemFill
        }
    }

    private func hyphenated() -> UILabel {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = 1
        return label(0) {
            $0.attributedText = NSAttributedString(
                string: "Extraordinary circumstances occasionally necessitate transcontinental reorganisation.",
                attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .body)])
        }
    }
}
