#sourceLocation(file: "Controllers/Player+Actions.swift", line: 1)
import UIKit     
             
                

// The extension is in another file than its class.
extension PlayerController {
              func share(_ sender: UIButton) {}
          private func hidden() {}
             func _ext_PlayerController_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _ = Selector("hidden", PlayerController.hidden)
    }
             var _ext_PlayerController_prefersStatusBarHidden: Bool { return true }
          func _ext_PlayerController_refresh() {}
}

class SpecialController: PlayerController {
    override func refresh() { super.refresh() }
    override func play() {}
}

extension UIViewController {
          func closeIt() {}
    func arm(_ other: PlayerController) {
        _ = Selector("closeIt", UIViewController.closeIt)
        _ = Selector("share:", of: other, { $0.share($1) })
    }
    #if false                                      
    @objc func mac() {}
    #elseif true            
          func phone() {}
    #else
    @objc func none() {}
    #endif
}
#if swift(>=5.0)
let modern = true
#endif

               
                      
 
extension PlayerController { nonisolated static func _uikitMembers_PlayerController_0_0(_ t: inout _MemberTable) { t.action(Selector("share:", call: { (o: PlayerController, a0: UIButton) in o.share(a0) })); t.action(Selector("hidden", call: { (o: PlayerController) in o.hidden() })); t.action(Selector("refresh", call: { (o: PlayerController) in o.refresh() })); } }
extension UIViewController { nonisolated static func _uikitMembers_UIViewController_0_1(_ t: inout _MemberTable) { t.action(Selector("closeIt", call: { (o: UIViewController) in o.closeIt() })); t.action(Selector("phone", call: { (o: UIViewController) in o.phone() })); } }
