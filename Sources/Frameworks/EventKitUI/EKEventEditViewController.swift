@_exported import EventKit
@_exported import UIKitCore

public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0
    case saved = 1
    case deleted = 2
}

/// Makes or changes an event. Inert: there are no calendars; it says so.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = UIViewController()
        content._showPlaceholder(symbol: "calendar", title: "New Event", text: event?.title ?? "No calendars") {
            [weak self] in self?.cancelEditing()
        }
        setViewControllers([content], animated: false)
    }

    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
    { EKCalendar() }
}

public enum EKEventViewAction: Int, Sendable {
    case done = 0
    case responded = 1
    case deleted = 2
}

/// Shows an event. Inert: it shows the title only.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        _showPlaceholder(symbol: "calendar", title: event?.title ?? "Event", text: event?.location ?? "")
    }
}

@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
