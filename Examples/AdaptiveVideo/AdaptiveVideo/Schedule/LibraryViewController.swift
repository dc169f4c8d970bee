import UIKit

/// The videos that someone keeps, with a way to drop them.
final class LibraryViewController: UITableViewController {
    private var videos = Array(Video.all.prefix(5))

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ProgrammeCell.self, forCellReuseIdentifier: "video")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { videos.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "video", for: indexPath)
        let video = videos[indexPath.row]
        (cell as? ProgrammeCell)?.show(video, detail: video.facts)
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
