// A controller with 500 views in stacks and constraints, half of them labels; Benchmarks/run turns it and reads the time of each turn.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RotationController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class RotationController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let columns = UIStackView(arrangedSubviews: (0..<4).map(column))
        columns.distribution = .fillEqually
        columns.spacing = 8
        columns.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(columns)
        view.addSubview(scroll)
        let content = scroll.contentLayoutGuide
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: guide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            columns.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            columns.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
            columns.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
            columns.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            columns.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -16),
        ])
    }

    private func column(_ number: Int) -> UIView {
        let stack = UIStackView(arrangedSubviews: (0..<25).map { row(number * 25 + $0) })
        stack.axis = .vertical
        stack.spacing = 2
        return stack
    }

    /// Five views: a row with a coloured square, and two labels in a stack of their own.
    private func row(_ number: Int) -> UIView {
        let square = UIView()
        square.backgroundColor = UIColor(hue: CGFloat(number) / 100, saturation: 0.5, brightness: 0.9, alpha: 1)
        let title = UILabel()
        title.text = "Title of row \(number)"
        title.font = .systemFont(ofSize: 11, weight: .semibold)
        let detail = UILabel()
        detail.text = "Details of row \(number), two lines where there is little room"
        detail.font = .systemFont(ofSize: 8)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 2
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        let row = UIView()
        for view in [square, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            square.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            square.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            square.widthAnchor.constraint(equalToConstant: 14), square.heightAnchor.constraint(equalToConstant: 14),
            texts.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 4),
            texts.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            texts.topAnchor.constraint(equalTo: row.topAnchor),
            texts.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        return row
    }
}
