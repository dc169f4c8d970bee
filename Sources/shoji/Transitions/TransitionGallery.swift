import Foundation

/// Makes a gallery of changes: runs the walks and the fresh launches, compares, and leaves only what the gallery shows.
final class TransitionGallery {
    private let runner: GalleryRunner
    private let writer: GalleryWriter
    private let progress: GalleryProgress

    init(_ runner: GalleryRunner, _ writer: GalleryWriter, progress: GalleryProgress) {
        self.runner = runner
        self.writer = writer
        self.progress = progress
    }

    /// Number of app processes that the walks and their first fresh launches need.
    static func taskCount(_ walks: [TransitionWalk]) -> Int { tasks(walks).count }

    private static func tasks(_ walks: [TransitionWalk]) -> [GalleryTask] {
        walks.flatMap { walk in
            [GalleryTask(walk.start, walk: walk.configurations)]
                + unique(walk.configurations).filter { $0 != walk.start }
                .map { GalleryTask($0, purpose: .reference("fresh")) }
        }
    }

    func run(_ walks: [TransitionWalk]) -> (rows: [GalleryRow], ending: GalleryRunner.Ending) {
        let tasks = Self.tasks(walks)
        var (results, ending) = runner.run(tasks)
        var fresh: [GalleryConfiguration: GalleryRow] = [:]
        for (task, rows) in zip(tasks, results) {
            if task.isReference {
                fresh[task.configuration] = rows.last
            } else if let start = rows.first(where: { $0.step == Self.startName }) ?? rows.first {
                // A walk begins with a fresh launch.
                fresh[task.configuration] = start
            }
        }
        let check = TransitionCheck(folder: writer.folder, fresh: fresh)

        // Configurations that come out differently are launched once more, lest chance is taken for a fault.
        var again: [GalleryConfiguration: GalleryRow] = [:]
        var secondRows: [GalleryRow] = []
        if ending == .complete {
            let doubtful = zip(tasks, results).filter { !$0.0.isReference }.flatMap { task, rows in
                steps(rows).compactMap { row, number in
                    check.isSame(row, at: task.walk[number]) == false ? task.walk[number] : nil
                }
            }
            let second = unique(doubtful).map { GalleryTask($0, purpose: .reference("again")) }
            progress.add(second.count)
            let (rows, secondEnding) = runner.run(second)
            secondRows = rows.flatMap(\.self)
            for (task, rows) in zip(second, rows) { again[task.configuration] = rows.last }
            ending = secondEnding
        }
        for (index, task) in tasks.enumerated() where !task.isReference {
            for (row, number) in steps(results[index]) {
                guard let at = results[index].firstIndex(where: { $0.id == row.id }) else { continue }
                let configuration = task.walk[number]
                check.judge(&results[index][at], at: configuration, again: again[configuration])
            }
        }
        let shown = zip(tasks, results).filter { !$0.0.isReference }.flatMap(\.1)
        let kept = Set(shown.flatMap { [$0.id, $0.transition?.fresh] })
        let compared = zip(tasks, results).filter(\.0.isReference).flatMap(\.1) + secondRows
        for row in compared where !kept.contains(row.id) { writer.remove(row) }
        return (shown, ending)
    }

    /// How the picture after a flow, where the walk begins, is called.
    static let startName = "after the flow"

    /// Rows of a walk that are changes, with their place in the walk.
    private func steps(_ rows: [GalleryRow]) -> [(GalleryRow, Int)] {
        rows.compactMap { row in row.transition.map { (row, $0.number) } }
    }
}
