import StageProtocol

/// One configuration in gallery.json. Paths are relative to the gallery's folder.
struct GalleryRow: Codable {
    enum Status: String, Codable {
        case done, failed
        /// Not run, for want of time or space.
        case skipped
        /// The app does not allow this orientation.
        case declined

        /// Whether the gallery lacks what was asked for.
        var isFailure: Bool { self == .failed || self == .skipped }
    }

    struct Cutout: Codable {
        let kind: String
        let width, height, top: Double
    }

    /// A change that the running app went through to come here.
    struct Transition: Codable {
        /// Which change of the walk, counted from 1.
        let number: Int
        /// For instance "to landscape, 1/2".
        let change: String
        /// The `id` of the row before the change.
        let before: String
        /// What a fresh launch there gives, and where that differs, if it differs.
        var fresh: String?
        var freshPicture: String?
        var freshViewTree: String?
        var difference: String?
    }

    var id: String
    var title: String
    /// Name of the flow's snapshot; nil for the first picture.
    var step: String?
    /// Which picture of the flow, counted from 1.
    var stepNumber: Int?
    /// Set in a gallery of changes.
    var transition: Transition?
    var status: Status
    let device: String
    let idiom: String
    let model: String
    /// Version of the system, for instance "18.0".
    let os: String
    /// "portrait" or "landscape".
    let orientation: String
    let window: String
    /// Size of the window in points, of the screen, and of the picture in pixels.
    let points: [Double]
    let screen: [Double]
    /// Where the app's own screen is in the picture, in the picture's points, and its size in its own points; for an app
    /// that is made for phones only, on a pad.
    let phoneWindow: [Double]?
    var pixels: [Int]?
    let scale: Double
    /// Radius of the display's corners in points.
    let cornerRadius: Double
    /// Kind, width, height and distance from the top of the notch or island in portrait. Pictures do not show it, as screenshots do not.
    let cutout: Cutout?
    let sizeClasses: [String]
    /// Top, left, bottom, right.
    let safeArea: [Double]
    let textSize: String
    let appearance: String
    let direction: String
    let language: String?
    var picture: String?
    var viewTree: String?
    var log: String?
    /// From the start of the app's process to its end; of later pictures from the last change of the device until it is drawn.
    var milliseconds: Double
    /// Most memory the app's process had, in megabytes.
    var megabytes: Double
    var errors: [String]
    /// Faults of the layout that the app reported while running.
    var findings: [LayoutFinding]

    init(_ configuration: GalleryConfiguration) {
        let window = configuration.window
        id = configuration.slug
        title = configuration.title
        status = .skipped
        device = window.device.name
        idiom = window.device.idiom.rawValue
        model = window.device.identifiers[0]
        os = configuration.system.text
        orientation = window.orientation.isLandscape ? "landscape" : "portrait"
        self.window = configuration.windowName
        points = [window.frame.width, window.frame.height]
        screen = [window.screenSize.width, window.screenSize.height]
        scale = window.device.scale
        cornerRadius = window.device.cornerRadius
        cutout =
            window.mode == .full
            ? window.device.cutout.map {
                Cutout(kind: $0.kind.rawValue, width: $0.width, height: $0.height, top: $0.top)
            } : nil
        let stage = configuration.stage
        phoneWindow = configuration.phoneWindow.map {
            [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height, $0.size.width, $0.size.height]
        }
        sizeClasses = [stage.horizontalSizeClass, stage.verticalSizeClass]
        safeArea = [stage.safeArea.top, stage.safeArea.left, stage.safeArea.bottom, stage.safeArea.right]
        textSize = configuration.textSize.rawValue
        appearance = configuration.appearance.rawValue
        direction = configuration.direction.rawValue
        language = configuration.language
        milliseconds = 0
        megabytes = 0
        errors = []
        findings = []
    }
}

/// gallery.json.
struct GalleryDocument: Codable {
    var app: String
    /// "2/4", or nil for a whole gallery.
    var shard: String?
    var shoji = ShojiCommand.version
    var milliseconds: Double
    var failures: Int
    var configurations: [GalleryRow]
}
