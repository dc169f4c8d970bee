// A screen of 1,000 labels in nested stack views through the public API, without a peer; run by Benchmarks/run.
// Prints microseconds of processor time, medians of several screens whose texts were never seen before: making the views, their first
// layout, and the layout after one label got another text. First with rows that fill their height, then with centred rows, which
// stack views hold together with twice as many constraints.
import Glibc
import UIKit

@main
@MainActor
struct LayoutBenchmark {
    static func main() {
        run(.fill)
        run(.center)
    }

    /// Processor time of this thread, so that what else the machine does counts less.
    static func measure(_ body: () -> Void) -> Int {
        func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let start = now()
        body()
        return (now() - start) / 1000
    }

    static func run(_ alignment: UIStackView.Alignment) {
        var (made, cold, changed): ([Int], [Int], [Int]) = ([], [], [])
        for round in 0..<12 {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
            window.isHidden = false
            var labels: [UILabel] = []
            let making = measure {
                let controller = UIViewController()
                let stack = screen("\(alignment.rawValue) \(round)", alignment, &labels)
                stack.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                ])
                window.rootViewController = controller
            }
            let first = measure { window.layoutIfNeeded() }
            precondition(labels.count == 1000 && labels[999].frame.width > 0)
            // The first screen also loads fonts and the library's pages.
            guard round > 1 else { continue }
            made.append(making)
            cold.append(first)
            for change in 0..<20 {
                let label = labels[(change * 7919 + 13) % 1000]
                let time = measure {
                    label.text = "Changed \(round) \(change)"
                    window.layoutIfNeeded()
                }
                changed.append(time)
            }
        }
        print(median(made), median(cold), median(changed))
    }

    static func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }

    /// 20 sections of 10 rows of 5 labels: 421 stack views.
    static func screen(_ name: String, _ alignment: UIStackView.Alignment, _ labels: inout [UILabel]) -> UIStackView {
        var sections: [UIView] = []
        for section in 0..<20 {
            var rows: [UIView] = []
            for row in 0..<10 { rows.append(self.row("\(name) \(section) \(row)", alignment, &labels)) }
            let stack = UIStackView(arrangedSubviews: rows)
            stack.axis = .vertical
            stack.spacing = 4
            sections.append(stack)
        }
        let stack = UIStackView(arrangedSubviews: sections)
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }

    static func row(_ name: String, _ alignment: UIStackView.Alignment, _ labels: inout [UILabel]) -> UIStackView {
        func label(_ text: String, _ size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            labels.append(label)
            return label
        }
        let texts = UIStackView(arrangedSubviews: [
            label("Title of \(name)", 17), label("What is to be said of \(name)", 13),
        ])
        texts.axis = .vertical
        let value = label("Value \(name)", 17)
        value.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label("No. \(name)", 15), texts, value, label("\u{203A} \(name)", 17)])
        row.spacing = 8
        row.alignment = alignment
        return row
    }
}
