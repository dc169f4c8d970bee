import UIKit

/// Sets views side by side and begins a new line when there is no more room.
final class FlowView: UIView {
    private let spacing: CGFloat
    private var height: CGFloat = 0

    init(_ views: [UIView], spacing: CGFloat) {
        self.spacing = spacing
        super.init(frame: .zero)
        for view in views {
            // Views with constraints of their own must not begin without room for them.
            view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var line: [(view: UIView, size: CGSize)] = []
        var y: CGFloat = 0
        func endLine() {
            guard !line.isEmpty else { return }
            let tallest = line.map(\.size.height).max() ?? 0
            var x: CGFloat = 0
            for (view, size) in line {
                view.frame = CGRect(
                    x: isRightToLeft ? bounds.width - x - size.width : x, y: y + (tallest - size.height) / 2,
                    width: size.width, height: size.height)
                x += size.width + spacing
            }
            y += tallest + spacing
            line = []
        }
        var width: CGFloat = 0
        for view in subviews {
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if width > 0, width + size.width > bounds.width {
                endLine()
                width = 0
            }
            line.append((view, size))
            width += size.width + spacing
        }
        endLine()
        let total = max(y - spacing, 0)
        if total != height {
            height = total
            invalidateIntrinsicContentSize()
        }
    }
}
