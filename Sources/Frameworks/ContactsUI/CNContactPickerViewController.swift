@_exported import Contacts
@_exported import UIKitCore

/// Picks contacts. Inert: there are none; it says so.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.note("There are no contacts here; the picker is empty.")
        _showPlaceholder(symbol: "person.crop.circle", title: "Contacts", text: "No Contacts") { [weak self] in
            guard let self else { return }
            delegate?.contactPickerDidCancel(self)
            dismiss(animated: true)
        }
    }
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}

open class CNContactProperty: NSObject, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }
    package init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}

/// Shows or makes a contact. Inert: it shows the name only.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open var alternateName: String?
    open var message: String?

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "New Contact"
        let action: (() -> Void)? =
            presentingViewController == nil
            ? nil
            : { [weak self] in
                guard let self else { return }
                delegate?.contactViewController(self, didCompleteWith: nil)
            }
        _showPlaceholder(symbol: "person.crop.circle", title: name, text: message ?? "", onCancel: action)
    }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}
