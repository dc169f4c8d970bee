import UIKit

class SettingsViewController: UITableViewController {
    private enum Row: CaseIterable {
        case names, sounds, about

        var title: String {
            switch self {
            case .names: String(localized: "Names under colours")
            case .sounds: String(localized: "Sounds")
            case .about: String(localized: "About")
            }
        }
        var symbol: String {
            switch self {
            case .names: "textformat"
            case .sounds: "speaker.wave.2"
            case .about: "info.circle"
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Settings")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let row = Row.allCases[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        content.image = UIImage(systemName: row.symbol)
        cell.contentConfiguration = content
        if row == .about {
            cell.accessoryType = .disclosureIndicator
        } else {
            let control = UISwitch()
            control.isOn = row == .names
            control.addAction(UIAction { [weak self] action in self?.changed(action.sender) }, for: .valueChanged)
            cell.accessoryView = control
        }
        return cell
    }

    private func changed(_ sender: Any?) {
        guard let control = sender as? UISwitch else { return }
        UserDefaults.standard.set(control.isOn, forKey: "changed")
    }
}
