import UIKit

/// What is shown when, a section a channel.
final class ScheduleViewController: UITableViewController {
    private let channels = Dictionary(grouping: Video.all, by: \.channel).sorted { $0.key < $1.key }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "video")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { channels.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        channels[section].value.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        channels[section].key
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "video", for: indexPath)
        let video = channels[indexPath.section].value[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = video.title
        content.secondaryText = String(format: "%d:%02d", 18 + indexPath.row, video.minutes % 60)
        content.image = UIImage(systemName: video.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let video = channels[indexPath.section].value[indexPath.row]
        navigationController?.pushViewController(WatchViewController(video: video), animated: true)
    }
}
