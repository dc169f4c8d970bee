import Foundation

extension Notification.Name {
    static let notesDidChange = Notification.Name("NotesDidChange")
}

class Note: NSObject {
    @objc dynamic var title: String
    @objc dynamic var isRead = false
    let place: String
    let text: String
    let symbol: String

    init(title: String, place: String, text: String, symbol: String) {
        self.title = title
        self.place = place
        self.text = text
        self.symbol = symbol
    }
}

@objc protocol NoteStoreObserver {
    func storeDidChange(_ store: NoteStore)
    @objc optional func store(_ store: NoteStore, didRead note: Note)
}

class NoteStore: NSObject {
    static let shared = NoteStore()

    private(set) var notes: [Note] = []
    weak var observer: NoteStoreObserver?
    private var observations: [NSKeyValueObservation] = []

    var unreadCount: Int { notes.filter { !$0.isRead }.count }

    override init() {
        super.init()
        guard let url = Bundle.main.url(forResource: "notes", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: String]]
        else { return }
        for row in rows {
            add(
                Note(
                    title: row["title"] ?? "", place: row["place"] ?? "", text: row["text"] ?? "",
                    symbol: row["symbol"] ?? "leaf"))
        }
    }

    func add(_ note: Note) {
        notes.append(note)
        observations.append(
            note.observe(\.isRead, options: [.new]) { [weak self] note, _ in
                guard let self = self else { return }
                self.observer?.store?(self, didRead: note)
                self.observer?.storeDidChange(self)
                NotificationCenter.default.post(name: .notesDidChange, object: self)
            })
    }
}
