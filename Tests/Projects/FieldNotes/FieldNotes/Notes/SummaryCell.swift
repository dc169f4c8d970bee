import UIKit

class SummaryCell: UITableViewCell {
    @IBOutlet var counters: [UILabel]!
    @IBOutlet weak var card: CardView!

    func show(_ store: NoteStore) {
        let values = [store.notes.count, store.unreadCount]
        for (label, value) in zip(counters, values) { label.text = "\(value)" }
    }
}
