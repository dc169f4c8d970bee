import UIKit

class NoteCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private var symbolView: UIImageView!

    var note: Note? {
        didSet {
            titleLabel.text = note?.title
            placeLabel.text = note?.place
            symbolView.image = note.flatMap { UIImage(systemName: $0.symbol) }
            titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
                for: .systemFont(ofSize: 17, weight: note?.isRead == true ? .regular : .semibold))
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
    }
}
