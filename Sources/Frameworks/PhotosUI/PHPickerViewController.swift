@_exported import Photos

/// Lets the user pick photos.
///
/// Inert: it is an empty screen, as there are none.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

public struct PHPickerConfiguration: Sendable {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0
        case current = 1
        case compatible = 2
    }
    public enum Selection: Int, Sendable {
        case `default` = 0
        case ordered = 1
    }
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerFilter: Hashable, Sendable {
    private let names: Set<String>
    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: Set(subfilters.flatMap(\.names)))
    }
}

public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
