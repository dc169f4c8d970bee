import UIKit

/// Text styles, weights, designs and colours.
final class LabelsPage: SpecimenPage {
    override func build() {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
            ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
            ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        card(
            "Text styles",
            styles.map { name, style in
                label(name) {
                    $0.font = .preferredFont(forTextStyle: style)
                    $0.adjustsFontForContentSizeCategory = true
                }
            })
        let weights: [(String, UIFont.Weight)] = [
            ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
            ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
        ]
        card(
            "Weights",
            weights.map { name, weight in
                label("\(name) 0123456789") { $0.font = .systemFont(ofSize: 17, weight: weight) }
            })
        let designs: [(String, UIFontDescriptor.SystemDesign)] = [
            ("Default", .default), ("Serif", .serif), ("Monospaced", .monospaced), ("Rounded", .rounded),
        ]
        card(
            "Designs and digits",
            designs.map { name, design in
                label("\(name) Rag 0123") { label in
                    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
                    label.font = UIFont(descriptor: body.withDesign(design) ?? body, size: 17)
                }
            } + [
                label("Italic 0123") { $0.font = .italicSystemFont(ofSize: 17) },
                label("Digits of one width 1111") {
                    $0.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
                },
                label("Digits as they are 1111") { $0.font = .systemFont(ofSize: 17) },
                label("Condensed") { $0.font = .systemFont(ofSize: 17, weight: .regular, width: .condensed) },
                label("Expanded") { $0.font = .systemFont(ofSize: 17, weight: .regular, width: .expanded) },
            ])
        let colors: [(String, UIColor)] = [
            ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
            ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
            ("tintColor", .tintColor),
        ]
        card(
            "Colours and states",
            colors.map { name, color in label(name) { $0.textColor = color } } + [
                label("highlighted") {
                    $0.highlightedTextColor = .systemPink
                    $0.isHighlighted = true
                },
                label("disabled") { $0.isEnabled = false },
                label("shadow") {
                    $0.shadowColor = .systemOrange
                    $0.shadowOffset = CGSize(width: 1, height: 1)
                },
            ])
        card(
            "Scripts",
            [
                "English: a quick brown fox", "Ελληνικά: ξεσκεπάζω", "Русский: съешь же ещё", "日本語：いろはにほへと",
                "中文：永和九年", "한국어: 다람쥐 헌 쳇바퀴", "العربية: نص حكيم له سر", "עברית: דג סקרן", "हिन्दी: ऋषियों को",
                "ไทย: เป็นมนุษย์", "Emoji: 🐦‍🔥 👩🏽‍🚀 🇯🇵",
            ].map { text in label(text) { _ in } })
    }

    private func label(_ text: String, _ change: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        change(label)
        return label
    }
}
