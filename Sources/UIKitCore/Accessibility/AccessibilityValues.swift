/// What an app has said about an object for people who cannot see it; kept only for objects that say something.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var language: String?
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var inputLabels: [String]?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedInputLabels: [NSAttributedString]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUsers: Bool?
    var rotors: [UIAccessibilityCustomRotor]?
    var textualContext: UIAccessibilityTextualContext?
    var containerType = UIAccessibilityContainerType.none
    var headers: [Any]?
    var ignoresInvertedColors = false
}
