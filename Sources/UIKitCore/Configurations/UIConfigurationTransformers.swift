/// Changes text attributes just before they are used.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour just before it is used.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's grey.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var white: CGFloat = 0
            var alpha: CGFloat = 0
            color.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
            return UIColor(white: white, alpha: alpha)
        }
    }

    /// The colour itself.
    /// Unverified: that tints stay as they are where the system asks for one colour only.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }

    /// The colour itself: the tint that is preferred is the app's.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

extension UIConfigurationTextAttributesTransformer: @unchecked Sendable {}
extension UIConfigurationColorTransformer: @unchecked Sendable {}
