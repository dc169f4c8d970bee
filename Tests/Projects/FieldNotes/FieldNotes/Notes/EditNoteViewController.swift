import UIKit

class EditNoteViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var placeField: UITextField!
    @IBOutlet weak var readSwitch: UISwitch!
    @IBOutlet weak var saveItem: UIBarButtonItem!

    private let place: String
    private(set) var result: Note?

    init?(coder: NSCoder, place: String) {
        self.place = place
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        place = ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        placeField.text = place
        saveItem.isEnabled = false
    }

    @IBAction func titleChanged(_ sender: UITextField) {
        saveItem.isEnabled = !(sender.text ?? "").isEmpty
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard (sender as? UIBarButtonItem) === saveItem else { return }
        let note = Note(title: titleField.text ?? "", place: placeField.text ?? "", text: "", symbol: "pencil")
        note.isRead = readSwitch.isOn
        result = note
    }
}
