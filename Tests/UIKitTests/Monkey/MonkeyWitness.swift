import UIKit

@testable import UIKitCore

/// What the monkey has made and seen: who must be gone at the end, and who was told what.
@MainActor
final class MonkeyWitness {
    private struct Weak {
        weak var object: AnyObject?
        let name: String
    }

    private var objects: [Weak] = []
    private(set) var faults: [String] = []
    /// The step under way, for the names of what is made.
    var step = 0
    private var made = 0

    func fault(_ text: String) { faults.append("step \(step): \(text)") }

    /// Remembers an object that must not outlive the run.
    func watch(_ object: AnyObject?, _ kind: String) {
        guard let object, !objects.contains(where: { $0.object === object }) else { return }
        if objects.count > 4000 { objects.removeAll { $0.object == nil } }
        objects.append(Weak(object: object, name: "\(kind) of step \(step)"))
    }

    func name() -> String {
        made += 1
        return "\(made)@\(step)"
    }

    var leaks: [String] { objects.filter { $0.object != nil }.map(\.name) }

    /// The controllers that are still there.
    var controllers: [MonkeyController] { objects.compactMap { $0.object as? MonkeyController } }
}

/// A controller with content that checks the order of its own appearance callbacks.
class MonkeyController: UIViewController, UIPopoverPresentationControllerDelegate {
    enum Phase: String { case disappeared, willAppear, isAppearing, appeared, willDisappear }

    let witness: MonkeyWitness
    let name: String
    private(set) var phase = Phase.disappeared
    let field = UITextField()
    private let hue: CGFloat

    init(_ witness: MonkeyWitness, hue: CGFloat) {
        self.witness = witness
        self.hue = hue
        name = witness.name()
        super.init(nibName: nil, bundle: nil)
        title = "Controller \(name)"
        witness.watch(self, "controller \(name)")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(hue: hue, saturation: 0.3, brightness: 0.9, alpha: 1)
        let label = UILabel()
        label.text = "The controller with the name \(name) has a text of some lines."
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        // A closure that a control keeps must not keep the controller for ever.
        button.addAction(UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, field, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        let bottom = stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
        bottom.priority = .defaultLow
        let trailing = stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8)
        trailing.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8), trailing, bottom,
        ])
        for (view, kind) in [(view!, "view"), (label, "label"), (field, "field"), (button, "button"), (stack, "stack")]
        {
            witness.watch(view, "\(kind) of \(name)")
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        turn(to: .willAppear, from: [.disappeared, .willDisappear])
        watchTransition()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        turn(to: .isAppearing, from: [.willAppear])
        if view.window == nil { witness.fault("\(name): viewIsAppearing outside a window") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        turn(to: .appeared, from: [.isAppearing])
        if view.window == nil { witness.fault("\(name): viewDidAppear outside a window") }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turn(to: .willDisappear, from: [.willAppear, .isAppearing, .appeared])
        watchTransition()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        turn(to: .disappeared, from: [.willDisappear])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        witness.watch(coordinator, "coordinator of a size change")
        var calls = 0
        coordinator.animate { _ in
            calls += 1
        } completion: { [witness, name] _ in
            if calls != 1 { witness.fault("\(name): the animation ran \(calls) times before its completion") }
        }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        witness.watch(coordinator, "coordinator of a trait change")
    }

    private func watchTransition() {
        if let coordinator = transitionCoordinator { witness.watch(coordinator, "coordinator at \(name)") }
    }

    private func turn(to new: Phase, from allowed: Set<Phase>) {
        if !allowed.contains(phase) { witness.fault("\(name): \(new) after \(phase)") }
        phase = new
    }

    /// What is wrong while nothing moves.
    var faultAtRest: String? {
        if phase != .appeared, phase != .disappeared { return "\(name) is stuck in \(phase)" }
        let isShown = viewIfLoaded?.window != nil
        if isShown != (phase == .appeared) {
            return "\(name) has \(phase), and its view is \(isShown ? "" : "not ")in a window"
        }
        if transitionCoordinator != nil { return "\(name) has a transition coordinator at rest" }
        if isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent {
            return "\(name) is moving at rest"
        }
        return nil
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { name.count.isMultiple(of: 2) ? .none : .automatic }
}

/// Presents in the style `.custom`, in half of the window.
final class MonkeyTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    final class Presentation: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Presentation(presentedViewController: presented, presenting: presenting)
    }
}
