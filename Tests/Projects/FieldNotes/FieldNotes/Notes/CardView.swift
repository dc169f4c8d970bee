import UIKit

@IBDesignable
class CardView: UIView {
    @IBInspectable var borderWidth: CGFloat = 0 {
        didSet { layer.borderWidth = borderWidth }
    }
    @IBInspectable var borderColor: UIColor? {
        didSet { layer.borderColor = borderColor?.cgColor }
    }
    @IBInspectable var isRaised: Bool = false {
        didSet {
            layer.shadowOpacity = isRaised ? 0.15 : 0
            layer.shadowRadius = 6
            layer.shadowOffset = CGSize(width: 0, height: 2)
        }
    }
}
