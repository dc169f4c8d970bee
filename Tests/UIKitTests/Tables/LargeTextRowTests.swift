import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct LargeTextRowTests {
    private static let title = "A rather long title of the row"

    /// The content view of a row 361 points wide at an accessibility size, with an image.
    private func content(
        _ change: (inout UIListContentConfiguration) -> Void
    ) -> (AppHarness, UIListContentView) {
        var device = DeviceConfiguration.phone()
        device.contentSizeCategory = .accessibilityExtraLarge
        let harness = AppHarness(device, root: UIViewController())
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = Self.title
        configuration.secondaryText = "Below"
        configuration.image = UIImage(systemName: "star.fill")
        change(&configuration)
        let view = UIListContentView(configuration: configuration)
        harness.window.rootViewController?.view.addSubview(view)
        harness.frame()
        view.frame = CGRect(
            origin: .zero, size: view.sizeThatFits(CGSize(width: 361, height: CGFloat.greatestFiniteMagnitude)))
        harness.frame()
        return (harness, view)
    }

    @Test("at accessibility sizes a title beside an image takes the lines it needs")
    func wraps() throws {
        let (_, view) = content { _ in }
        let line = view.textLabel.font.lineHeight
        // On its own in that width the text has two lines; the room of the image makes it no shorter.
        let alone = UILabel()
        alone.font = view.textLabel.font
        alone.numberOfLines = 0
        alone.text = Self.title
        let wanted = alone.sizeThatFits(CGSize(width: view.textLabel.bounds.width, height: 10_000)).height
        #expect(wanted > line * 1.5)
        #expect(view.textLabel.bounds.height >= wanted)
        let below = try #require(view.secondaryLabel)
        #expect(below.frame.minY >= view.textLabel.frame.maxY)
    }

    @Test("a number of lines that the app set holds beside an image, too")
    func oneLine() {
        let (_, view) = content { $0.textProperties.numberOfLines = 1 }
        #expect(view.textLabel.bounds.height < view.textLabel.font.lineHeight * 1.5)
    }
}
