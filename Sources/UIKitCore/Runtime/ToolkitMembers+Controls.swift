extension ToolkitMembers {
    static func registerControls() {
        MemberTables.register(UIControl.self) { t in
            t.value("enabled", \UIControl.isEnabled)
            t.value("selected", \UIControl.isSelected)
            t.value("highlighted", \UIControl.isHighlighted)
            t.value("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
            t.value("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        }
        MemberTables.register(UISwitch.self) { t in
            t.value("on", \UISwitch.isOn)
            t.value("onTintColor", \UISwitch.onTintColor)
            t.value("thumbTintColor", \UISwitch.thumbTintColor)
        }
        MemberTables.register(UISlider.self) { t in
            t.value("value", \UISlider.value)
            t.value("minimumValue", \UISlider.minimumValue)
            t.value("maximumValue", \UISlider.maximumValue)
        }
        MemberTables.register(UIProgressView.self) { t in t.value("progress", \UIProgressView.progress) }
        MemberTables.register(UISegmentedControl.self) { t in
            t.value("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        }
        MemberTables.register(UIPageControl.self) { t in
            t.value("currentPage", \UIPageControl.currentPage)
            t.value("numberOfPages", \UIPageControl.numberOfPages)
        }
        MemberTables.register(UITextField.self) { t in
            t.value("text", \UITextField.text)
            t.value("placeholder", \UITextField.placeholder)
            t.value("attributedPlaceholder", \UITextField.attributedPlaceholder)
            t.value("textColor", \UITextField.textColor)
            t.value("font", \UITextField.font)
            t.value("textAlignment", \UITextField.textAlignment)
            t.value("borderStyle", \UITextField.borderStyle)
            t.value("leftView", \UITextField.leftView)
            t.value("rightView", \UITextField.rightView)
        }
        MemberTables.register(UITextView.self) { t in
            t.value("text", \UITextView.text)
            t.value("attributedText", \UITextView.attributedText)
            t.value("textColor", \UITextView.textColor)
            t.value("font", \UITextView.font)
        }
        MemberTables.register(UIBarItem.self) { t in
            t.value("title", \UIBarItem.title)
            t.value("image", \UIBarItem.image)
            t.value("enabled", \UIBarItem.isEnabled)
            t.value("tag", \UIBarItem.tag)
        }
    }
}
