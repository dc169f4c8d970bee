import StageProtocol

/// Where one app is in its flow: which commands come next and where their results belong.
struct FlowProgress {
    let file: String
    private var rest: ArraySlice<FlowLine>
    /// The step under way.
    private(set) var current: FlowLine?
    private(set) var configuration: GalleryConfiguration
    private let start: GalleryRow
    /// The rows of the snapshots so far, and of the moment of a failure.
    var rows: [GalleryRow] = []
    /// Results belong to the last of `rows` instead of the first picture's row.
    private(set) var isTakingPicture = false

    init(_ flow: GalleryFlow, configuration: GalleryConfiguration) {
        file = flow.file
        rest = flow.lines[...]
        self.configuration = configuration
        start = GalleryRow(configuration)
    }

    /// How messages name the step under way.
    var place: String? { current.map { "\(file):\($0.line): \($0.text)" } }

    /// The next commands; ends with `quit`.
    mutating func next(folder: String) -> [StageCommand] {
        isTakingPicture = false
        guard let line = rest.popFirst() else {
            current = nil
            return [.quit]
        }
        current = line
        switch line.step {
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
        let commands = picture(of: "failed at line \(line)", folder: folder)
        rows[rows.count - 1].errors.append("\(place): \(message)")
        return commands
    }

    private mutating func picture(of name: String, folder: String) -> [StageCommand] {
        isTakingPicture = true
        var row = GalleryRow(configuration)
        row.step = name
        row.stepNumber = rows.count + 1
        row.id = "\(start.id)_\(rows.count + 1)-\(GalleryConfiguration.plain(name))"
        row.title = "\(start.title) · \(name)"
        rows.append(row)
        return [
            .capture(path: "\(folder)/pictures/\(row.id).png", overlays: true),
            .dumpTree(path: "\(folder)/trees/\(row.id).json"),
        ]
    }
}
