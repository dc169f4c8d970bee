import UIKit

/// Classes that test storyboards name; with member tables as the translator writes them.
@MainActor
enum StoryboardLog {
    static var events: [String] = []
}

class LoggingView: UIView {
    var subviewsInInit = -1
    var colorInInit: UIColor?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        subviewsInInit = subviews.count
        colorInInit = backgroundColor
        backgroundColor = .green
        StoryboardLog.events.append("view init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardLog.events.append("view awake")
    }
}

class LoggingController: UIViewController {
    weak var label: UILabel!
    var buttons: [UIButton]!
    var inspected = 0.0
    var allowsSegues = true
    var model: String?
    private(set) var taps: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardLog.events.append("controller awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        StoryboardLog.events.append("did load \(label != nil) \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardLog.events.append(
            "prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded) \(type(of: segue))")
    }

    func tap(_ sender: UIButton) { taps.append(sender.title(for: .normal) ?? "") }
    func make(_ coder: NSCoder) -> UIViewController? {
        let made = ModelController(coder: coder, model: "made")
        return made
    }
    func back(_ segue: UIStoryboardSegue) {
        StoryboardLog.events.append("back from \(type(of: segue.source))")
    }

    nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
        super._uikitMembers(&t)
        t.outlet("label", LoggingController.self) { $0.label = $1 }
        t.outlet("buttons", LoggingController.self) { $0.buttons = $1 }
        t.outlet("inspected", LoggingController.self) { $0.inspected = $1 }
        t.action(Selector("tap:", call: { (o: LoggingController, a: UIButton) in o.tap(a) }))
        t.action(Selector("make:", call: { (o: LoggingController, a: NSCoder) in o.make(a) }))
        t.action(Selector("back:", call: { (o: LoggingController, a: UIStoryboardSegue) in o.back(a) }))
    }
}

class ModelController: UIViewController {
    let model: String

    init?(coder: NSCoder, model: String) {
        self.model = model
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        model = "none"
        super.init(coder: coder)
    }
}

class LoggingSegue: UIStoryboardSegue {
    override func perform() {
        StoryboardLog.events.append("custom perform")
        source.present(destination, animated: false)
    }
}

class StoryboardCell: UITableViewCell {
    weak var name: UILabel!

    nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
        super._uikitMembers(&t)
        t.outlet("name", StoryboardCell.self) { $0.name = $1 }
    }
}

class NibController: UIViewController {
    var shown: UILabel?

    nonisolated override class func _uikitMembers(_ t: inout _MemberTable) {
        super._uikitMembers(&t)
        t.outlet("shown", NibController.self) { $0.shown = $1 }
    }
}
