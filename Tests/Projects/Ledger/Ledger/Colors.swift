import UIKit

extension UIColor {
    static let ledgerGreen = #colorLiteral(red: 0.1019607843, green: 0.4431372549, blue: 0.2784313725, alpha: 1)
    static let ledgerRed = UIColor(red: 0.75, green: 0.16, blue: 0.13, alpha: 1)
}

extension UIViewController {
    /// Closes whatever shows the receiver; sent by name.
    @objc func closeLedgerSheet(_ sender: Any?) {
        dismiss(animated: true, completion: nil)
    }
}
