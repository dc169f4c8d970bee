import UIKit
import Foundation

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

@objc(TrackModel) class Track: NSObject {
    @objc dynamic var title: String = ""
    @objc dynamic var length: Int = 0 {
        didSet { count += 1 }
    }
    private var count = 0
    @objc let kind = "song"
    override func awakeFromNib() { super.awakeFromNib() }
}

@IBDesignable
class PlayerController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!
    @IBInspectable var radius: CGFloat = 4
    var observation: NSKeyValueObservation?
    let track = Track()

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        view.addGestureRecognizer(tap)
        buttons[0].addTarget(self, action: #selector(self.play), for: .touchUpInside)
        buttons[1].addTarget(self, action: #selector(PlayerController.move(to:)), for: .touchUpInside)
        buttons[2].addTarget(nil, action: #selector(
            skip as (UIButton) -> Void
        ), for: .touchUpInside)
        _ = #selector(getter: Track.title)
        _ = #selector(setter: Track.title)
        _ = #selector(UIResponder.resignFirstResponder)
        _ = #keyPath(Track.title)
        observation = track.observe(\.title, options: [.new]) { _, _ in }
        view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let image = #imageLiteral(resourceName: "cover")
        _ = image
    }

    @IBAction private func tapped(_ sender: UITapGestureRecognizer!) {}
    @objc func play() {}
    @objc func play(_ sender: Any?) {}
    @objc func move(to place: UIButton) -> Bool { true }
    @objc func skip(_ b: UIButton) {}
    @objc(goBackFrom:animated:) fileprivate func back(_ a: UIButton, animated: Bool) {}
    @objc func generic<T>(_ x: T) {}

    class Cell: UITableViewCell {
        @IBOutlet var label: UILabel?
        @objc func toggle() {}
        func arm() { _ = #selector(toggle); _ = #selector(play as () -> Void) }
    }
}

class Plain { @objc func tick(timer: Timer) {} ; @objc private func stop() {} }
final class Generic<T>: UIView { @objc func go(_ sender: UIView) {}; func f() { _ = #selector(go) } }

typealias BaseController = UIViewController
class AliasController: BaseController {
    @objc func later(_ work: @escaping () -> Void, _ done: ((Bool) -> Void)?) {}
    @objc func slow() async {}
}
@objc extension AliasController {
    func quick(_ sender: UIButton) {}
}

@objc protocol Pingable { func ping(_ sender: UIButton) }
class StaticOwner: Pingable {
    @objc static func tickAll(_ timer: Timer) {}
    static func arm() { _ = #selector(tickAll); _ = #selector(StaticOwner.tickAll(_:)); _ = #selector(Pingable.ping(_:)) }
    func ping(_ sender: UIButton) {}
}
