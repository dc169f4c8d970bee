import LedgerKit
import UIKit

class LedgerViewController: UITableViewController {
    let book = LedgerBook()
    private lazy var balance = Balance(book: book)
    @objc var heading = "Ledger"
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = value(forKey: #keyPath(LedgerViewController.heading)) as? String
        tableView.dataSource = self
        book.delegate = self
        let add = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(LedgerViewController.addEntry(_:)))
        navigationItem.rightBarButtonItem = add
        // The responder chain finds who sorts.
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", style: .plain, target: nil, action: Selector(("sortEntries:")))
        observation = balance.observe(\.text, options: .initial) { [weak self] balance, _ in
            self?.navigationItem.prompt = balance.text
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(fontsChanged), name: .UIContentSizeCategoryDidChange, object: nil)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        for (index, row) in [("Rent", -82_000), ("Salary", 240_000), ("Rice and tea", -3_150)].enumerated() {
            book.add(Entry(title: row.0, cents: row.1, date: start.addingTimeInterval(Double(index) * 86_400)))
        }
    }

    @objc func addEntry(_ sender: UIBarButtonItem) {
        let entry = EntryViewController(nibName: nil, bundle: nil)
        entry.book = book
        let navigation = UINavigationController(rootViewController: entry)
        #if os(iOS)
            navigation.modalPresentationStyle = .formSheet
        #endif
        present(navigation, animated: true, completion: nil)
    }

    @objc private func fontsChanged(notification: Notification) { tableView.reloadData() }

    @objc func sortEntries(_ sender: Any) { perform(#selector(LedgerViewController.reverse)) }

    @objc func reverse() {
        isReversed = !isReversed
        tableView.reloadData()
    }

    var isReversed = false
    var shown: [Entry] { return isReversed ? book.entries.reversed() : book.entries }
}

extension LedgerViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { return .default }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }
}

/// Conforms here; the optional requirement is met by the subclass.
extension LedgerViewController: LedgerBookDelegate {
    func bookDidChange(_ book: LedgerBook) { if isViewLoaded { tableView.reloadData() } }
}

class WarningLedgerViewController: LedgerViewController {
    @objc func bookShouldWarn(_ book: LedgerBook) -> Bool { return true }

    @objc func book(_ book: LedgerBook, didAdd entry: Entry, at index: Int) {
        entry.title = "\(index + 1). " + entry.title
    }

    override func addEntry(_ sender: UIBarButtonItem) {
        heading = "Ledger +"
        super.addEntry(sender)
    }
}
