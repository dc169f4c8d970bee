import UIKit

class NotesViewController: UITableViewController, NoteStoreObserver {
    private let store = NoteStore.shared
    @IBOutlet var countItem: UIBarButtonItem?

    override func viewDidLoad() {
        super.viewDidLoad()
        store.observer = self
        tableView.register(UINib(nibName: "SummaryCell", bundle: nil), forCellReuseIdentifier: "Summary")
        updateCount()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let note = segue.destination as? NoteViewController, let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        {
            note.note = store.notes[indexPath.row]
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "Show" || !tableView.isEditing
    }

    @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
        if let edit = segue.source as? EditNoteViewController, let note = edit.result {
            store.add(note)
            tableView.reloadData()
            updateCount()
        }
    }

    @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> EditNoteViewController?
    {
        EditNoteViewController(coder: coder, place: "New place")
    }

    /// Sent to the first responder by a bar button.
    @IBAction func markAll(_ sender: Any) {
        for note in store.notes { note.isRead = true }
    }

    func storeDidChange(_ store: NoteStore) {
        tableView.reloadData()
        updateCount()
    }

    private func updateCount() {
        countItem?.title = String(format: NSLocalizedString("%d unread", comment: ""), store.unreadCount)
    }
}

extension NotesViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : store.notes.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : NSLocalizedString("This week", comment: "header of the list")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Summary", for: indexPath) as! SummaryCell
            cell.show(store)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath) as! NoteCell
        cell.note = store.notes[indexPath.row]
        return cell
    }
}
