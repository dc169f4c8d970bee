import Testing
import UIKit

@MainActor @Suite struct TrackingGuideTests {
    @Test("constraints for the lower edge hold while the keyboard is docked there; those away from it do not")
    func edges() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let guide = root.view.keyboardLayoutGuide
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(box)
        let low = box.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let high = box.topAnchor.constraint(equalTo: guide.bottomAnchor)
        let side = box.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        guide.setConstraints([low], activeWhenNearEdge: .bottom)
        guide.setConstraints([high], activeWhenNearEdge: .top)
        guide.setConstraints([side], activeWhenAwayFrom: [.leading, .trailing])
        #expect(low.isActive)
        #expect(!high.isActive)
        #expect(side.isActive)
        guide.setConstraints([side], activeWhenAwayFrom: .bottom)
        #expect(guide.constraintsActive(whenNearEdge: .bottom) == [low])
        guide.removeAllTrackedConstraints()
        #expect(!low.isActive)
        #expect(guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
        harness.frame()
    }
}
