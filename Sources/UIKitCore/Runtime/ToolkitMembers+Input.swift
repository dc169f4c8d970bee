extension ToolkitMembers {
    /// Members of text fields, search bars and pickers that apps reach by key.
    static func registerInputMembers() {
        MemberTables.register(UITextField.self) { t in
            t.property("text", UITextField.self, { $0.text }, { $0.text = $1 })
            t.property("placeholder", UITextField.self, { $0.placeholder }, { $0.placeholder = $1 })
            t.property("secureTextEntry", UITextField.self, { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 })
            t.property("textColor", UITextField.self, { $0.textColor }, { $0.textColor = $1 })
        }
        MemberTables.register(UITextView.self) { t in
            t.property("text", UITextView.self, { $0.text }, { (view: UITextView, text: String?) in view.text = text })
            t.property("textColor", UITextView.self, { $0.textColor }, { $0.textColor = $1 })
        }
        MemberTables.register(UISearchBar.self) { t in
            t.property("text", UISearchBar.self, { $0.text }, { $0.text = $1 })
            t.property("placeholder", UISearchBar.self, { $0.placeholder }, { $0.placeholder = $1 })
            t.property("searchField", UISearchBar.self) { $0.searchTextField }
            t.property("_searchField", UISearchBar.self) { $0.searchTextField }
            t.property("cancelButton", UISearchBar.self) { $0.parts.cancel }
            t.property("cancelButtonText", UISearchBar.self, { $0.parts.cancelTitle }, { $0._setCancelTitle($1) })
        }
        MemberTables.register(UIDatePicker.self) { t in
            t.property("textColor", UIDatePicker.self, { $0._textColor }, { $0._textColor = $1 })
            t.property(
                "highlightsToday", UIDatePicker.self, { $0._highlightsToday }, { $0._highlightsToday = $1 })
        }
        MemberTables.register(UIPickerView.self) { t in
            t.property("textColor", UIPickerView.self, { $0._textColor }, { $0._textColor = $1 })
        }
        MemberTables.register(UIStepper.self) { t in
            t.property("value", UIStepper.self, { $0.value }, { $0.value = $1 })
        }
    }
}
