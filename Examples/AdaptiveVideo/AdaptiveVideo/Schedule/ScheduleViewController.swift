import UIKit

/// What is shown when, a section a channel.
final class ScheduleViewController: UITableViewController {
    private let channels = Dictionary(grouping: Video.all, by: \.channel).sorted { $0.key < $1.key }

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ProgrammeCell.self, forCellReuseIdentifier: "programme")
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { channels.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        channels[section].value.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        channels[section].key
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "programme", for: indexPath)
        let video = channels[indexPath.section].value[indexPath.row]
        let time = String(format: "%d:%02d", 18 + indexPath.row, video.minutes % 60)
        (cell as? ProgrammeCell)?.show(video, detail: "\(time) · \(video.length)")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let video = channels[indexPath.section].value[indexPath.row]
        navigationController?.pushViewController(WatchViewController(video: video), animated: true)
    }
}
