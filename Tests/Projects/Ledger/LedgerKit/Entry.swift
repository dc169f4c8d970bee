import Foundation

@objcMembers
open class Entry: NSObject {
    public dynamic var title: String
    public dynamic var cents: Int
    public let date: Date

    public init(title: String, cents: Int, date: Date) {
        self.title = title
        self.cents = cents
        self.date = date
    }

    open func amountText() -> String {
        let sign = cents < 0 ? "−" : ""
        return String(format: "%@%d.%02d", sign, abs(cents) / 100, abs(cents) % 100)
    }
}
