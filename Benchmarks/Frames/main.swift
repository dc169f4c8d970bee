// Measures frames of a screen like the settings of a phone, 393 by 852 points at three pixels a point; run by Benchmarks/run.
// Prints a name, milliseconds (the median) and a unit a line.
import QuartzCore
import UIKit
import UIKitCore

@MainActor
final class SettingsController: UITableViewController {
    private let names = [
        "Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Data", "Notifications", "Sounds & Haptics", "Focus",
    ]
    private let symbols = [
        "airplane", "wifi", "bolt", "antenna.radiowaves.left.and.right", "bell.fill", "speaker.wave.3.fill",
        "moon.fill",
    ]
    private let colors: [UIColor] = [
        .systemOrange, .systemBlue, .systemBlue, .systemGreen, .systemRed, .systemPink, .systemIndigo,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 20 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 + section % 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let index = (indexPath.section * 3 + indexPath.row) % names.count
        var content = UIListContentConfiguration.valueCell()
        content.text = names[index]
        content.secondaryText = index % 2 == 0 ? "On" : nil
        content.image = UIImage(systemName: symbols[index])
        content.imageProperties.tintColor = colors[index]
        cell.contentConfiguration = content
        if index == 0 {
            cell.accessoryView = UISwitch()
        } else {
            cell.accessoryView = nil
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }
}

@MainActor
func median(_ count: Int, _ body: (Int) -> Duration) -> Double {
    let times = (0..<count).map { body($0) / .milliseconds(1) }.sorted()
    return times[times.count / 2]
}

@MainActor
func run() {
    let scale: CGFloat = 3
    let size = CGSize(width: 393, height: 852)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    window.traitOverrides.displayScale = scale
    window.traitOverrides.horizontalSizeClass = .compact
    window.traitOverrides.verticalSizeClass = .regular
    let settings = SettingsController(style: .insetGrouped)
    window.rootViewController = UINavigationController(rootViewController: settings)
    let compositor = Compositor(pixelWidth: 1179, pixelHeight: 2556, scale: scale)
    let clock = ContinuousClock()
    func layOut() {
        window.updateTraitsIfNeeded()
        window.layoutIfNeeded()
    }
    func render() -> Duration { clock.measure { compositor.render(window.layer) } }
    layOut()
    _ = render()

    let backgrounds: [UIColor] = [.white, .black]
    let redraw = median(61) { index in
        window.backgroundColor = backgrounds[index % 2]
        return render()
    }
    precondition(compositor.lastDamage == [CGRect(x: 0, y: 0, width: 1179, height: 2556)])
    print("redraw", redraw, "ms")

    var layouts: [Double] = []
    let scroll = median(121) { index in
        settings.tableView.contentOffset.y += 4
        layouts.append(clock.measure { layOut() } / .milliseconds(1))
        return render()
    }
    print("scroll", scroll, "ms")
    print("scroll-layout", layouts.sorted()[layouts.count / 2], "ms")
    print("stores", Double(window.layer.storeBytes) / 1_000_000, "MB")
}

MainActor.assumeIsolated { run() }
