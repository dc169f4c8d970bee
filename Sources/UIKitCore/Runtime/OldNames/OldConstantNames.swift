// The names of constants before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric") public var UIViewNoIntrinsicMetric: CGFloat {
    UIView.noIntrinsicMetric
}
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize") public
    var UILayoutFittingCompressedSize: CGSize
{ UIView.layoutFittingCompressedSize }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize") public var UILayoutFittingExpandedSize:
    CGSize
{ UIView.layoutFittingExpandedSize }
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension") @MainActor public
    var UITableViewAutomaticDimension: CGFloat
{ UITableView.automaticDimension }
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch") @MainActor public var UITableViewIndexSearch:
    String
{
    UITableView.indexSearch
}
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader") public
    var UICollectionElementKindSectionHeader: String
{ UICollectionView.elementKindSectionHeader }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter") public
    var UICollectionElementKindSectionFooter: String
{ UICollectionView.elementKindSectionFooter }
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize") public
    var UICollectionViewFlowLayoutAutomaticSize: CGSize
{ UICollectionViewFlowLayout.automaticSize }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey") public
    var UIKeyboardFrameBeginUserInfoKey: String
{ UIResponder.keyboardFrameBeginUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey") public
    var UIKeyboardFrameEndUserInfoKey: String
{ UIResponder.keyboardFrameEndUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey") public
    var UIKeyboardAnimationDurationUserInfoKey: String
{ UIResponder.keyboardAnimationDurationUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey") public
    var UIKeyboardAnimationCurveUserInfoKey: String
{ UIResponder.keyboardAnimationCurveUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey") public
    var UIKeyboardIsLocalUserInfoKey: String
{ UIResponder.keyboardIsLocalUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString") public
    var UIApplicationOpenSettingsURLString: String
{ UIApplication.openSettingsURLString }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal") public var UIWindowLevelNormal: UIWindow.Level {
    UIWindow.Level.normal
}
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert") public var UIWindowLevelAlert: UIWindow.Level {
    UIWindow.Level.alert
}
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar") public var UIWindowLevelStatusBar: UIWindow.Level
{ UIWindow.Level.statusBar }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage") public
    var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey
{ UIImagePickerController.InfoKey.originalImage }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage") public
    var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey
{ UIImagePickerController.InfoKey.editedImage }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType") public
    var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey
{ UIImagePickerController.InfoKey.mediaType }
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid") public var UIBackgroundTaskInvalid:
    UIBackgroundTaskIdentifier
{ UIBackgroundTaskIdentifier.invalid }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button") public var UIAccessibilityTraitButton:
    UIAccessibilityTraits
{ UIAccessibilityTraits.button }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none") public var UIAccessibilityTraitNone:
    UIAccessibilityTraits
{ UIAccessibilityTraits.none }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header") public var UIAccessibilityTraitHeader:
    UIAccessibilityTraits
{ UIAccessibilityTraits.header }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected") public var UIAccessibilityTraitSelected:
    UIAccessibilityTraits
{ UIAccessibilityTraits.selected }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image") public var UIAccessibilityTraitImage:
    UIAccessibilityTraits
{ UIAccessibilityTraits.image }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText") public
    var UIAccessibilityTraitStaticText: UIAccessibilityTraits
{ UIAccessibilityTraits.staticText }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font") public var NSFontAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.font }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor") public
    var NSForegroundColorAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.foregroundColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor") public
    var NSBackgroundColorAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.backgroundColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle") public
    var NSParagraphStyleAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.paragraphStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern") public var NSKernAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.kern }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle") public
    var NSUnderlineStyleAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.underlineStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle") public
    var NSStrikethroughStyleAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.strikethroughStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor") public var NSStrokeColorAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.strokeColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth") public var NSStrokeWidthAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.strokeWidth }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow") public var NSShadowAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.shadow }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment") public var NSAttachmentAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.attachment }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link") public var NSLinkAttributeName:
    NSAttributedString.Key
{ NSAttributedString.Key.link }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset") public
    var NSBaselineOffsetAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.baselineOffset }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round") public var kCALineCapRound: CAShapeLayerLineCap
{ CAShapeLayerLineCap.round }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt") public var kCALineCapButt: CAShapeLayerLineCap {
    CAShapeLayerLineCap.butt
}
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square") public var kCALineCapSquare:
    CAShapeLayerLineCap
{ CAShapeLayerLineCap.square }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round") public var kCALineJoinRound:
    CAShapeLayerLineJoin
{ CAShapeLayerLineJoin.round }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter") public var kCALineJoinMiter:
    CAShapeLayerLineJoin
{ CAShapeLayerLineJoin.miter }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel") public var kCALineJoinBevel:
    CAShapeLayerLineJoin
{ CAShapeLayerLineJoin.bevel }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd") public var kCAFillRuleEvenOdd:
    CAShapeLayerFillRule
{ CAShapeLayerFillRule.evenOdd }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero") public var kCAFillRuleNonZero:
    CAShapeLayerFillRule
{ CAShapeLayerFillRule.nonZero }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill") public
    var kCAGravityResizeAspectFill: CALayerContentsGravity
{ CALayerContentsGravity.resizeAspectFill }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect") public var kCAGravityResizeAspect:
    CALayerContentsGravity
{ CALayerContentsGravity.resizeAspect }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize") public var kCAGravityResize:
    CALayerContentsGravity
{ CALayerContentsGravity.resize }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center") public var kCAGravityCenter:
    CALayerContentsGravity
{ CALayerContentsGravity.center }
