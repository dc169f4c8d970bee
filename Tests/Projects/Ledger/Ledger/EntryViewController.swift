import LedgerKit
import UIKit

class EntryViewController: UIViewController {
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var amount: AmountControl!
    @IBOutlet private var labels: [UILabel]!
    var book: LedgerBook?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Entry"
        edgesForExtendedLayout = []
        labels.forEach { $0.textColor = .ledgerGreen }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(UIViewController.closeLedgerSheet(_:)))
        if responds(to: Selector("save:")) {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .save, target: self, action: Selector("save:"))
        }
    }

    @IBAction func amountChanged(_ sender: AmountControl) {
        navigationItem.prompt = Entry(title: "", cents: sender.cents, date: Date()).amountText()
    }

    @objc func save(_ sender: Any?) {
        book?.add(Entry(title: titleField.text ?? "", cents: amount.cents, date: Date()))
        closeLedgerSheet(sender)
    }
}
