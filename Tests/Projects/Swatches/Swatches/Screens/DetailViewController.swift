import SwatchKit
import UIKit

class DetailViewController: UIViewController {
    private let swatch: Swatch

    init(swatch: Swatch) {
        self.swatch = swatch
        super.init(nibName: nil, bundle: nil)
        title = swatch.name
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        let swatchView = SwatchView(frame: .zero)
        swatchView.swatch = swatch
        let components = UILabel()
        components.numberOfLines = 0
        components.font = .monospacedDigitSystemFont(ofSize: UIFont.labelFontSize, weight: .regular)
        components.text = String(format: "%.2f  %.2f  %.2f", swatch.red, swatch.green, swatch.blue)
        let mark = UIImageView(image: UIImage(resource: .mark))
        let copy = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: String(localized: "Copy"), image: UIImage(systemName: "doc.on.doc")) {
                [swatch] _ in
                UIPasteboard.general.string = swatch.name
            })
        let stack = UIStackView(arrangedSubviews: [swatchView, components, mark, copy])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            swatchView.widthAnchor.constraint(equalTo: stack.widthAnchor),
            swatchView.heightAnchor.constraint(equalToConstant: 180),
        ])
        if presentingViewController != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        }
    }
}
