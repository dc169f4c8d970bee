#sourceLocation(file: "Controllers/Player.swift", line: 1)
import UIKit
import UIKit     

                  
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

                  class Track: _UIObject { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.property("title", Track.self, { $0.title }, { $0.title = $1 }); t.property("length", Track.self, { $0.length }, { $0.length = $1 }); t.property("kind", Track.self, { $0.kind }); };
          dynamic var title: String = "" { didSet { _uikitDidChangeValue(of: self, "title", old: oldValue, new: title) } }
          dynamic var length: Int = 0 {
        didSet { defer { _uikitDidChangeValue(of: self, "length", old: oldValue, new: length) }; count += 1 }
    }
    private var count = 0
          let kind = "song"
    override func awakeFromNib() { super.awakeFromNib() }
}

             
class PlayerController: UIViewController { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.outlet("titleLabel", PlayerController.self) { $0.titleLabel = $1 }; t.outlet("buttons", PlayerController.self) { $0.buttons = $1 }; t.property("radius", PlayerController.self, { $0.radius }, { $0.radius = $1 }); t.action(Selector("tapped:", call: { (o: PlayerController, a0: UITapGestureRecognizer?) in o.tapped(a0) })); t.action(Selector("play", call: { (o: PlayerController) in o.play() })); t.action(Selector("play:", call: { (o: PlayerController, a0: Any?) in o.play(a0) })); t.action(Selector("moveTo:", call: { (o: PlayerController, a0: UIButton) in o.move(to: a0) })); t.action(Selector("skip:", call: { (o: PlayerController, a0: UIButton) in o.skip(a0) })); t.action(Selector("goBackFrom:animated:", call: { (o: PlayerController, a0: UIButton, a1: Bool) in o.back(a0, animated: a1) })); _uikitMembers_PlayerController_0_0(&t); }; override func viewWillAppear(_ animated: Bool) { _ext_PlayerController_viewWillAppear(animated) }; override var prefersStatusBarHidden: Bool { _ext_PlayerController_prefersStatusBarHidden }; func refresh() { _ext_PlayerController_refresh() };
              private weak var titleLabel: UILabel!
              var buttons: [UIButton]!
                   var radius: CGFloat = 4
    var observation: NSKeyValueObservation?
    let track = Track()

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", PlayerController.tapped(_:)))
        view.addGestureRecognizer(tap)
        buttons[0].addTarget(self, action: Selector("play", call: { (o: PlayerController) in o.play() }), for: .touchUpInside)
        buttons[1].addTarget(self, action: Selector("moveTo:", PlayerController.move(to:)), for: .touchUpInside)
        buttons[2].addTarget(nil, action: Selector("skip:", PlayerController.skip(_:) as (PlayerController) -> (UIButton) -> Void)

, for: .touchUpInside)
        _ = Selector("title", getter: { (o: Track) in o.title })
        _ = Selector("setTitle:", setter: { (o: Track, v) in o.title = v })
        _ = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
        _ = "title"              
        observation = track.observe(\.title, _key: "title", options: [.new]) { _, _ in }
        view.backgroundColor = UIColor      (red: 1, green: 0.5, blue: 0, alpha: 1)
        let image = UIImage      (named: "cover")!
        _ = image
    }

              private func tapped(_ sender: UITapGestureRecognizer!) {}
          func play() {}
          func play(_ sender: Any?) {}
          func move(to place: UIButton) -> Bool { true }
          func skip(_ b: UIButton) {}
                                fileprivate func back(_ a: UIButton, animated: Bool) {}
          func generic<T>(_ x: T) {}

    class Cell: UITableViewCell { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.outlet("label", Cell.self) { $0.label = $1 }; t.action(Selector("toggle", call: { (o: Cell) in o.toggle() })); };
                  var label: UILabel?
              func toggle() {}
        func arm() { _ = Selector("toggle", Cell.toggle); _ = Selector("play", PlayerController.play as (PlayerController) -> () -> Void) }
    }
}

class Plain: _MemberTableProviding { nonisolated class func _uikitMembers(_ t: inout _MemberTable) { t.action(Selector("tickWithTimer:", call: { (o: Plain, a0: Timer) in o.tick(timer: a0) })); t.action(Selector("stop", call: { (o: Plain) in o.stop() })); };       func tick(timer: Timer) {} ;       private func stop() {} }
final class Generic<T>: UIView { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.action(Selector("go:", call: { (o: Generic, a0: UIView) in o.go(a0) })); };       func go(_ sender: UIView) {}; func f() { _ = Selector("go:", Generic.go(_:)) } }

typealias BaseController = UIViewController
class AliasController: BaseController { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.action(Selector("later::", call: { (o: AliasController, a0: @escaping () -> Void, a1: ((Bool) -> Void)?) in o.later(a0, a1) })); t.action(Selector("slowWithCompletionHandler:", call: { (o: AliasController) in Task { @MainActor in _ = await o.slow() } })); _uikitMembers_AliasController_1_0(&t); };
          func later(_ work: @escaping () -> Void, _ done: ((Bool) -> Void)?) {}
          func slow() async {}
}
      extension AliasController {
    func quick(_ sender: UIButton) {}
}

      protocol Pingable: AnyObject { func ping(_ sender: UIButton) }
class StaticOwner: Pingable, _MemberTableProviding { nonisolated class func _uikitMembers(_ t: inout _MemberTable) { t.action(Selector("ping:", call: { (o: StaticOwner, a0: UIButton) in o.ping(a0) })); };
          static func tickAll(_ timer: Timer) {}
    static func arm() { _ = Selector("tickAll:", static: StaticOwner.tickAll(_:)); _ = Selector("tickAll:", static: StaticOwner.tickAll(_:)); _ = Selector("ping:", call: { (o: Pingable, a0: UIButton) in o.ping(a0) }) }
    func ping(_ sender: UIButton) {}
}
extension AliasController { nonisolated static func _uikitMembers_AliasController_1_0(_ t: inout _MemberTable) { t.action(Selector("quick:", call: { (o: AliasController, a0: UIButton) in o.quick(a0) })); } }
