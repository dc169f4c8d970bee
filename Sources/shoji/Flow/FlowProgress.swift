import StageProtocol

/// Where one app is in its flow: which commands come next and where their results belong.
struct FlowProgress {
    let file: String
    /// Configurations that are left of a walk.
    private var walk: ArraySlice<GalleryConfiguration>
    /// Nothing but the picture at the end is wanted.
    private let isReference: Bool
    /// What the app looks like before the next change.
    private var before: GalleryRow
    private var changes = 0
    private var isStarted = false
    private(set) var isWalking = false
    private var previous: GalleryConfiguration?
    private var knownFindings: Set<LayoutFinding> = []
    private var rest: ArraySlice<FlowLine>
    /// The step under way.
    private(set) var current: FlowLine?
    private(set) var configuration: GalleryConfiguration
    private let start: GalleryRow
    /// The rows of the snapshots so far, and of the moment of a failure.
    var rows: [GalleryRow] = []
    /// Results belong to the last of `rows` instead of the first picture's row.
    private(set) var isTakingPicture = false

    /// - Parameter start: the row of the picture after the launch.
    init(_ flow: GalleryFlow?, _ task: GalleryTask, start: GalleryRow) {
        file = flow?.file ?? ""
        isReference = task.isReference
        rest = flow?.lines[...] ?? []
        // What a finger leaves for a moment, such as scroll indicators, is gone before places are compared.
        if let last = flow?.lines.last, isReference || !task.walk.isEmpty {
            rest.append(FlowLine(step: .wait(seconds: 0.5), text: last.text, line: last.line))
        }
        configuration = task.configuration
        self.start = start
        before = start
        // After a flow the walk, or the picture to compare with, begins where the app was launched.
        walk = flow == nil ? task.walk.dropFirst() : task.isReference ? [task.configuration] : task.walk[...]
        isStarted = flow == nil
    }

    /// How messages name the step under way.
    var place: String? { current.map { "\(file):\($0.line): \($0.text)" } }

    /// Whether what the app answers belongs to a step or a change.
    var isUnderWay: Bool { current != nil || isWalking }

    /// The next commands; ends with `quit`.
    mutating func next(folder: String) -> [StageCommand] {
        isTakingPicture = false
        guard let line = rest.popFirst() else {
            current = nil
            return nextChange(folder: folder) ?? [.quit]
        }
        current = line
        switch line.step {
        case .snapshot where isReference:
            return [.settle(frames: 600)]
        case .snapshot(let name):
            return picture(of: name, folder: folder)
        case .rotate, .textSize, .appearance, .window:
            guard let new = configuration.after(line.step) else {
                return fail("\(configuration.window.device.name) has no such window.", folder: folder)
            }
            configuration = new
            return [.resize(new.stage), .settle(frames: 600)]
        default:
            return [.perform(line.step)]
        }
    }

    /// Ends the flow with a picture of the moment.
    mutating func fail(_ message: String, folder: String) -> [StageCommand] {
        let line = current?.line ?? 0
        let place = place ?? file
        rest = []
        walk = []
        let commands = picture(of: "failed at line \(line)", folder: folder)
        rows[rows.count - 1].errors.append("\(place): \(message)")
        return commands
    }

    /// The next place of the walk; nil at its end.
    private mutating func nextChange(folder: String) -> [StageCommand]? {
        guard let new = walk.popFirst() else { return nil }
        if changes > 0, let last = rows.last, last.status != .declined { before = last }
        isTakingPicture = true
        isWalking = true
        var row = GalleryRow(new)
        let isFirst = !isStarted
        isStarted = true
        if isFirst {
            row.step = TransitionGallery.startName
            row.id = "\(start.id)_flow"
        } else {
            changes += 1
            let change = new.change(from: configuration)
            row.step = "\(changes): \(change)"
            row.id = "\(start.id)_change-\(changes)"
            row.transition = .init(number: changes, change: change, before: before.id)
        }
        row.title = "\(row.title) · \(row.step ?? "")"
        row.stepNumber = rows.count + 1
        rows.append(row)
        previous = configuration
        configuration = new
        if isFirst { before = row }
        return [.resize(new.stage), .settle(frames: 600)] + Self.picture(row.id, folder: folder)
    }

    /// The app does not allow this place; the walk goes on from where it is.
    mutating func decline(_ message: String) {
        rows[rows.count - 1].status = .declined
        rows[rows.count - 1].errors.append(message)
        if let previous { configuration = previous }
    }

    /// Ends the walk with a change that could not be finished; false where no walk is under way.
    mutating func failChange(_ message: String) -> Bool {
        guard isWalking, isTakingPicture else { return false }
        walk = []
        rows[rows.count - 1].errors.append(message)
        rows[rows.count - 1].status = .failed
        return true
    }

    /// Findings that were there before the walk.
    mutating func remember(_ findings: [LayoutFinding]) { knownFindings.formUnion(findings) }

    /// The findings that were not there before.
    mutating func new(_ findings: [LayoutFinding]) -> [LayoutFinding] {
        guard isWalking else { return findings }
        defer { knownFindings.formUnion(findings) }
        return findings.filter { !knownFindings.contains($0) }
    }

    private static func picture(_ id: String, folder: String) -> [StageCommand] {
        [
            .capture(path: "\(folder)/pictures/\(id).png", overlays: true),
            .dumpTree(path: "\(folder)/trees/\(id).json"),
        ]
    }

    private mutating func picture(of name: String, folder: String) -> [StageCommand] {
        isTakingPicture = true
        var row = GalleryRow(configuration)
        row.step = name
        row.stepNumber = rows.count + 1
        row.id = "\(start.id)_\(rows.count + 1)-\(GalleryConfiguration.plain(name))"
        row.title = "\(start.title) · \(name)"
        rows.append(row)
        return Self.picture(row.id, folder: folder)
    }
}
