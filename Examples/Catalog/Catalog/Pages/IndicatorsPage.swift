import UIKit

/// Segmented controls, progress, activity and page control.
final class IndicatorsPage: SpecimenPage {
    override func build() {
        card(
            "Segmented controls",
            [
                block(
                    "first, last and none selected",
                    column([
                        segments(["Day", "Week", "Month"], 0), segments(["Day", "Week", "Month"], 2),
                        segments(["Day", "Week", "Month"], nil),
                    ])),
                block("images", symbols()),
                block(
                    "widths by content",
                    segments(["A", "Quite a long title", "B"], 1) {
                        $0.apportionsSegmentWidthsByContent = true
                    }),
                block(
                    "tinted, with attributes",
                    segments(["Map", "Satellite"], 0) {
                        $0.selectedSegmentTintColor = .systemBlue
                        $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
                        $0.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .normal)
                    }),
                block(
                    "one segment disabled, all disabled",
                    column([
                        segments(["One", "Two", "Three"], 0) { $0.setEnabled(false, forSegmentAt: 2) },
                        segments(["One", "Two", "Three"], 0) { $0.isEnabled = false },
                    ])),
            ])
        card(
            "Progress",
            [
                block("0, 0.02, 0.5 and 1", column([progress(0), progress(0.02), progress(0.5), progress(1)])),
                block(
                    "tinted",
                    progress(0.7) {
                        $0.progressTintColor = .systemPink
                        $0.trackTintColor = .systemPink.withAlphaComponent(0.2)
                    }),
                block(
                    "bar style",
                    {
                        let bar = UIProgressView(progressViewStyle: .bar)
                        bar.progress = 0.4
                        return bar
                    }()),
            ])
        card(
            "Activity",
            [
                flow("medium and large", [activity(.medium), activity(.large)], spacing: 24),
                flow("coloured", [activity(.medium, .systemBlue), activity(.large, .systemPurple)], spacing: 24),
            ])
        let onBlue = UIView()
        onBlue.backgroundColor = .systemBlue
        onBlue.layer.cornerRadius = 8
        onBlue.add(pages(5, 1) { _ in })
        card(
            "Page controls",
            [
                block("over a colour", onBlue, height: 44),
                block(
                    "own colours",
                    pages(6, 5) {
                        $0.pageIndicatorTintColor = .systemGray3
                        $0.currentPageIndicatorTintColor = .label
                    }),
                block(
                    "prominent background",
                    pages(4, 0) {
                        $0.backgroundStyle = .prominent
                        $0.pageIndicatorTintColor = .systemGray2
                        $0.currentPageIndicatorTintColor = .systemBlue
                    }),
                block(
                    "images",
                    pages(4, 0) {
                        $0.pageIndicatorTintColor = .systemGray2
                        $0.currentPageIndicatorTintColor = .systemBlue
                        $0.preferredIndicatorImage = UIImage(systemName: "bookmark.fill")
                        $0.setIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
                    }),
            ])
    }

    private func column(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }

    private func segments(
        _ titles: [String], _ selected: Int?, _ change: (UISegmentedControl) -> Void = { _ in }
    ) -> UISegmentedControl {
        let view = UISegmentedControl(items: titles)
        if let selected { view.selectedSegmentIndex = selected }
        change(view)
        return view
    }

    private func symbols() -> UISegmentedControl {
        let view = UISegmentedControl(
            items: ["list.bullet", "square.grid.2x2", "map"].compactMap { UIImage(systemName: $0) })
        view.selectedSegmentIndex = 1
        return view
    }

    private func progress(_ value: Float, _ change: (UIProgressView) -> Void = { _ in }) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = value
        change(view)
        return view
    }

    private func activity(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        if let color { view.color = color }
        view.startAnimating()
        return view
    }

    private func pages(_ count: Int, _ current: Int, _ change: (UIPageControl) -> Void) -> UIPageControl {
        let view = UIPageControl()
        view.numberOfPages = count
        view.currentPage = current
        change(view)
        return view
    }
}
