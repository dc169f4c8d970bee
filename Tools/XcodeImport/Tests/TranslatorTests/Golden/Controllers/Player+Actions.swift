import Foundation
import os.log
import Alamofire

// The extension is in another file than its class.
extension PlayerController {
    @IBAction func share(_ sender: UIButton) {}
    @objc private func hidden() {}
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _ = #selector(hidden)
    }
    override var prefersStatusBarHidden: Bool { return true }
    @objc func refresh() {}
}

class SpecialController: PlayerController {
    override func refresh() { super.refresh() }
    override func play() {}
}

extension UIViewController {
    @objc func closeIt() {}
    func arm(_ other: PlayerController) {
        _ = #selector(closeIt)
        _ = #selector(other.share(_:))
    }
    #if os(macOS) || targetEnvironment(macCatalyst)
    @objc func mac() {}
    #elseif os(iOS) && DEBUG
    @objc func phone() {}
    #else
    @objc func none() {}
    #endif
}
#if swift(>=5.0)
let modern = true
#endif

#Preview("A") {
    PlayerController()
}
