import UIKit

/// The videos that someone keeps, with a way to drop them.
final class LibraryViewController: UITableViewController {
    private var videos = Array(Video.all.prefix(4))

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "video")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { videos.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "video", for: indexPath)
        let video = videos[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = video.title
        content.secondaryText = "\(video.channel) · \(video.length)"
        content.image = UIImage(systemName: video.symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        videos.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(WatchViewController(video: videos[indexPath.row]), animated: true)
    }
}
