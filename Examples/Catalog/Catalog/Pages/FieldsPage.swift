import UIKit

/// Text fields: borders, placeholders, views beside the text, states.
final class FieldsPage: SpecimenPage {
    override func build() {
        card(
            "Border styles",
            [
                block("rounded", field("Amsterdam", .roundedRect)), block("none", field("Amsterdam", .none)),
                block("line", field("Amsterdam", .line)), block("bezel", field("Amsterdam", .bezel)),
            ])
        card(
            "Placeholders",
            [
                block("plain", field(nil, .roundedRect) { $0.placeholder = "Name of the guest" }),
                block(
                    "with attributes",
                    field(nil, .roundedRect) {
                        $0.attributedPlaceholder = NSAttributedString(
                            string: "Required", attributes: [.foregroundColor: UIColor.systemRed])
                    }),
                block(
                    "longer than the field",
                    field(nil, .roundedRect) {
                        $0.placeholder =
                            "A sentence that has far more words than a text field has room for on any phone"
                    }),
            ])
        card(
            "Beside the text",
            [
                block(
                    "left view",
                    field("Search text", .roundedRect) {
                        $0.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
                        $0.leftViewMode = .always
                    }),
                block(
                    "right view",
                    field("3.50", .roundedRect) {
                        let unit = UILabel()
                        unit.text = "kg "
                        unit.textColor = .secondaryLabel
                        $0.rightView = unit
                        $0.rightViewMode = .always
                    }),
                block("clear button", field("Clear me", .roundedRect) { $0.clearButtonMode = .always }),
            ])
        card(
            "Text",
            [
                block("secure", field("password", .roundedRect) { $0.isSecureTextEntry = true }),
                block("centred", field("Centred", .roundedRect) { $0.textAlignment = .center }),
                block("at the trailing edge", field("1,024", .roundedRect) { $0.textAlignment = .right }),
                block(
                    "fits by shrinking",
                    field("A long text that shrinks until it has room", .roundedRect) {
                        $0.adjustsFontSizeToFitWidth = true
                        $0.minimumFontSize = 9
                    }),
                block(
                    "body, follows the text size",
                    field("Dynamic Type", .roundedRect) {
                        $0.font = .preferredFont(forTextStyle: .body)
                        $0.adjustsFontForContentSizeCategory = true
                    }),
            ])
        card(
            "States",
            [
                block("disabled", field("Disabled", .roundedRect) { $0.isEnabled = false }),
                block(
                    "disabled, empty",
                    field(nil, .roundedRect) {
                        $0.placeholder = "Disabled"
                        $0.isEnabled = false
                    }),
                block(
                    "filled background",
                    field("Filled", .none) {
                        $0.backgroundColor = .tertiarySystemFill
                        $0.layer.cornerRadius = 8
                    }),
            ])
        let search = UISearchBar()
        search.placeholder = "Search"
        search.searchBarStyle = .minimal
        card("Search", [block("search bar", search), block("search field", UISearchTextField())])
    }

    private func field(
        _ text: String?, _ style: UITextField.BorderStyle, _ change: (UITextField) -> Void = { _ in }
    ) -> UITextField {
        let field = UITextField()
        field.text = text
        field.borderStyle = style
        change(field)
        return field
    }
}
