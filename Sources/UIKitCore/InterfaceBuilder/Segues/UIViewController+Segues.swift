extension UIViewController {
    func _performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let element = SegueTemplate.find(identifier, of: self) else {
            InvalidArgument.raise("Receiver (\(_reference)) has no segue with identifier '\(identifier)'")
        }
        SegueTemplate.perform(element, from: self, sender: sender)
    }

    /// `<Module.Controller: 0x...>`
    private var _reference: String {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        return "<\(String(reflecting: type(of: self))): 0x\(String(address, radix: 16))>"
    }

    /// By default a controller takes the unwind segues whose method it has, unless it starts them.
    func _canPerformUnwindSegueAction(_ action: Selector, from source: UIViewController) -> Bool {
        source !== self && responds(to: action)
    }
}

/// A call with an argument that makes no sense: on the phone an `NSInvalidArgumentException`, which ends the app with its reason;
/// here the end of the process with the same words.
@MainActor
enum InvalidArgument {
    static func raise(_ reason: String) -> Never {
        fatalError("*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'")
    }
}
