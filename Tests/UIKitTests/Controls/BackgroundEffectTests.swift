import Foundation
import Testing
import UIKit

/// Effects and shadows of background configurations; effects of symbols.
@MainActor @Suite struct BackgroundEffectTests {
    private func effects(in view: UIView) -> [UIVisualEffectView] {
        (view as? UIVisualEffectView).map { [$0] } ?? view.subviews.flatMap(effects)
    }

    private func shadows(in view: UIView) -> [CALayer] {
        (view.layer.shadowOpacity > 0 ? [view.layer] : []) + view.subviews.flatMap(shadows)
    }

    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.layoutIfNeeded()
        return button
    }

    @Test("the effect of a button's background fills it, rounded as it is, and goes with it")
    func effect() throws {
        let button = button {
            $0.background.visualEffect = UIBlurEffect(style: .systemMaterial)
            $0.cornerStyle = .capsule
        }
        let view = try #require(effects(in: button).first)
        #expect(view.convert(view.bounds, to: button) == button.bounds)
        #expect(view.layer.cornerRadius == 20)
        #expect((view.effect as? UIBlurEffect) == UIBlurEffect(style: .systemMaterial))
        button.configuration?.background.visualEffect = nil
        button.layoutIfNeeded()
        #expect(effects(in: button).allSatisfy { $0.effect == nil })
    }

    @Test("the shadow of a background is that of its outline; by default there is none")
    func shadow() throws {
        #expect(shadows(in: button { $0.background.backgroundColor = .red }).isEmpty)
        let button = button {
            $0.background.backgroundColor = .red
            $0.background.shadowProperties.opacity = 0.5
            $0.background.shadowProperties.radius = 3
            $0.background.shadowProperties.offset = CGSize(width: 1, height: 2)
        }
        let layer = try #require(shadows(in: button).first)
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 120, height: 40))
    }

    @Test("a cell's background takes effect and shadow too, and states leave them")
    func cell() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var background = UIBackgroundConfiguration.listPlainCell()
        background.visualEffect = UIBlurEffect(style: .regular)
        background.shadowProperties.opacity = 1
        #expect(background.updated(for: cell.configurationState).visualEffect != nil)
        #expect(background != .listPlainCell())
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        #expect(effects(in: cell).count == 1)
        #expect(shadows(in: cell).count == 1)
    }

    @Test("a symbol that disappears is not drawn until it appears; another symbol is shown at once")
    func symbols() async {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.layoutIfNeeded()
        let size = view.intrinsicContentSize
        #expect(view.layer.contents != nil)
        view.addSymbolEffect(.disappear)
        #expect(view.layer.contents == nil)
        #expect(view.intrinsicContentSize == size)
        view.addSymbolEffect(.appear)
        #expect(view.layer.contents != nil)
        view.addSymbolEffect(.bounce, options: .repeat(2).speed(2))
        view.addSymbolEffect(.variableColor.iterative.reversing)
        view.removeSymbolEffect(ofType: .variableColor)
        let other = UIImage(systemName: "heart")!
        let finished = await withCheckedContinuation { done in
            view.setSymbolImage(other, contentTransition: .replace.downUp) { done.resume(returning: $0.isFinished) }
        }
        #expect(finished)
        #expect(view.image === other)
    }

    @Test("progress is followed")
    func progress() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        view.observedProgress = progress
        #expect(view.progress == 0.25)
        progress.completedUnitCount = 3
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.progress == 0.75)
    }
}
