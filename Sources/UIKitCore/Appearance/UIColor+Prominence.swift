extension UIColor {
    /// How much a colour stands out.
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary, tertiary, quaternary
    }

    /// The colour made fainter, as text of less weight is.
    /// Unverified: the opacities, which are those of the system's label colours.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let factor: CGFloat =
            switch prominence {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        if factor == 1 { return self }
        return UIColor { [self] traits in
            let color = resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
