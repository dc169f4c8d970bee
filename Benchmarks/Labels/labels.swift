// Measures labels through the public API; run by Benchmarks/run, compared with pango_labels.c.
// Prints nanoseconds per label, one number a line: texts never seen before, 500 of them again and again, wrapped paragraphs.
import UIKit

@main
@MainActor
struct Labels {
    static func main() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        _ = measure(label, count: 50, width: .greatestFiniteMagnitude) { "Warm up the font \($0)" }
        let line: (Int) -> String = { "Settings row number " + String(100_000 + $0).dropFirst() + " here" }
        print(measure(label, count: 5000, width: .greatestFiniteMagnitude, line))
        print(measure(label, count: 5000, width: .greatestFiniteMagnitude) { line(4500 + $0 % 500) })
        label.numberOfLines = 0
        print(
            measure(label, count: 1000, width: 300) {
                "Paragraph \($0): an adaptive layout is only worth looking at if it wraps, truncates and stretches as it will on the "
                    + "device, whatever the width of the window and the size of the text that the person in front of it has chosen."
            })
    }

    static func measure(_ label: UILabel, count: Int, width: CGFloat, _ text: (Int) -> String) -> Int {
        let clock = ContinuousClock()
        var total: CGFloat = 0
        let time = clock.measure {
            for index in 0..<count {
                label.text = text(index)
                let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                total += size.width + size.height
            }
        }
        precondition(total > 0)
        return Int(time / .nanoseconds(1)) / count
    }
}
