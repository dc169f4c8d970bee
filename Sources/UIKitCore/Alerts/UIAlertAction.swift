/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves things as they are; there is at most one.
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { if isEnabled != oldValue { _controller?._contentChanged() } } }
    weak var _controller: UIAlertController?
    let _handler: ((UIAlertAction) -> Void)?
    /// Set by key: a picture at the leading edge of a sheet's button, and the colour of the title.
    var _image: UIImage? { didSet { _controller?._contentChanged() } }
    var _titleColor: UIColor? { didSet { _controller?._contentChanged() } }

    /// The handler is called after the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        _handler = handler
        super.init()
    }

    public override convenience init() { self.init(title: nil, style: .default) }
}

public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical = 1
}
