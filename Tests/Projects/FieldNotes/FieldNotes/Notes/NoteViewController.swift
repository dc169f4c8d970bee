import UIKit

class NoteViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var bodyLabel: UILabel!
    @IBOutlet weak var placeButton: UIButton!
    @IBOutlet var picture: UIImageView!

    var note: Note?
    private weak var weather: WeatherViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = note?.title
        bodyLabel.text = note?.text
        placeButton.configuration?.title = note?.place
        picture.image = UIImage(named: "Leaf")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note?.isRead = true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "Weather" { weather = segue.destination as? WeatherViewController }
    }

    @IBAction private func pictureTapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        picture.isHighlighted.toggle()
        weather?.degrees += 1
    }

    @objc func share() {
        let sheet = UIAlertController(title: note?.title, message: note?.place, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: NSLocalizedString("Copy", comment: ""), style: .default))
        sheet.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }
}
