/// How something is printed. Inert: nothing is.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable {
        case general = 0
        case photo = 1
        case grayscale = 2
        case photoGrayscale = 3
    }
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape = 1
    }
    public enum Duplex: Int, Sendable {
        case none = 0
        case longEdge = 1
        case shortEdge = 2
    }

    open var printerID: String?
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none

    public override init() { super.init() }

    /// Inert: the dictionary is not read.
    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}

/// A size of paper. Inert: no printer offers any.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    open var paperSize: CGSize { .zero }
    open var printableRect: CGRect { .zero }
}

/// A printer. Inert: there is none to be found.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    public let url: URL
    public init(url: URL) { self.url = url }
    open var displayName: String { "" }
    open var displayLocation: String? { nil }
    open var supportsColor: Bool { false }
    open var supportsDuplex: Bool { false }
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
}
