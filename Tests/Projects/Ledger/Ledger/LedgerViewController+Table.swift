import LedgerKit
import UIKit

extension LedgerViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return book.warnings > 0 ? "The book was below zero." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "entry")
            ?? UITableViewCell(style: UITableViewCellStyle.value1, reuseIdentifier: "entry")
        let entry = shown[indexPath.row]
        cell.textLabel?.text = entry.title
        cell.detailTextLabel?.attributedText = NSAttributedString(
            string: entry.amountText(),
            attributes: [
                NSAttributedStringKey.foregroundColor: entry.cents < 0 ? UIColor.ledgerRed : UIColor.ledgerGreen
            ])
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        return [UITableViewRowAction(style: .normal, title: "Note") { _, _ in }]
    }
}
