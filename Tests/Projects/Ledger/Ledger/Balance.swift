import LedgerKit
import UIKit

/// Follows the total of a book and says it in words.
@objc(LGRBalance)
final class Balance: NSObject {
    @objc dynamic private(set) var text = ""
    private var observation: NSKeyValueObservation?
    private weak var timer: Timer?
    private(set) var ticks = 0

    init(book: LedgerBook) {
        super.init()
        observation = book.observe(\.total, options: [.initial, .new]) { [weak self] book, _ in
            self?.text = Entry(title: "", cents: book.total, date: Date()).amountText()
        }
        let timer = Timer(timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .commonModes)
        self.timer = timer
    }

    deinit { timer?.invalidate() }

    @objc private func tick(_ timer: Timer) { ticks += 1 }
}
