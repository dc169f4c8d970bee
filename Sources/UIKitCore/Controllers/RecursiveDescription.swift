extension UIView {
    /// The view and everything below it as text, one view a line, indented by depth: class, frame and what is unusual.
    package func _recursiveDescription() -> String {
        var text = ""
        func visit(_ view: UIView, depth: Int) {
            let frame = view.frame
            func number(_ value: CGFloat) -> String {
                value == value.rounded() ? String(Int(value)) : String(format: "%.2f", Double(value))
            }
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
            text += String(repeating: "   | ", count: depth)
            text += "\(type(of: view)) (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
            if view.isHidden { text += " hidden" }
            if view.alpha != 1 { text += " alpha \(number(view.alpha))" }
            if view.clipsToBounds { text += " clips" }
            if let controller = view._viewController { text += " of \(type(of: controller))" }
            text += "\n"
            for subview in view.subviews { visit(subview, depth: depth + 1) }
        }
        visit(self, depth: 0)
        return text
    }
}
