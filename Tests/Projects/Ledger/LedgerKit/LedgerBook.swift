import Foundation

@objc public protocol LedgerBookDelegate: NSObjectProtocol {
    func bookDidChange(_ book: LedgerBook)
    @objc optional func book(_ book: LedgerBook, didAdd entry: Entry, at index: Int)
    @objc optional func bookShouldWarn(_ book: LedgerBook) -> Bool
}

open class LedgerBook: NSObject {
    @objc open dynamic private(set) var total = 0
    @objc open private(set) var entries: [Entry] = []
    open weak var delegate: LedgerBookDelegate?
    open private(set) var warnings = 0

    open func add(_ entry: Entry) {
        entries.append(entry)
        total += entry.cents
        delegate?.book?(self, didAdd: entry, at: entries.count - 1)
        if total < 0, let warn = delegate?.bookShouldWarn?(self), warn { warnings += 1 }
        delegate?.bookDidChange(self)
    }
}
