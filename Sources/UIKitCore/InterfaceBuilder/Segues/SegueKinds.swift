/// What the kinds of segues do.
@MainActor
enum SegueKinds {
    /// Sets what the storyboard says of the presentation, before the source prepares for the segue and may change it.
    static func prepare(
        _ element: InterfaceElement, _ segue: UIStoryboardSegue, sender: Any?, _ interface: ControllerInterface
    ) {
        let destination = segue.destination
        if let style = element["modalPresentationStyle"].flatMap({ ControllerReaders.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ ControllerReaders.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        switch element["kind"] {
        case "show", "push":
            segue._performKind = SegueWork { segue in segue.source.show(segue.destination, sender: sender) }
        case "showDetail", "replace":
            segue._performKind = SegueWork { segue in
                segue.source.showDetailViewController(segue.destination, sender: sender)
            }
        case "presentation", "modal":
            segue._performKind = SegueWork { segue in segue.source.present(segue.destination, animated: segue._animates)
            }
        case "popoverPresentation", "popover":
            preparePopover(element, destination, sender: sender, interface)
            segue._performKind = SegueWork { segue in segue.source.present(segue.destination, animated: segue._animates)
            }
        default: break
        }
    }

    private static func preparePopover(
        _ element: InterfaceElement, _ destination: UIViewController, sender: Any?, _ interface: ControllerInterface
    ) {
        destination.modalPresentationStyle = .popover
        PopoverReader.prepare(element, destination, sender: sender, interface)
    }
}

/// Where the popover of a segue points.
@MainActor
enum PopoverReader {
    static func prepare(
        _ element: InterfaceElement, _ destination: UIViewController, sender: Any?, _ interface: ControllerInterface
    ) {
        guard let popover = destination.popoverPresentationController else { return }
        let id = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        switch id.flatMap({ interface.anchor($0) }) ?? sender {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: popover.sourceView = view
        default: break
        }
        if let flags = element.flags("popoverArrowDirection", key: "popoverArrowDirection") {
            var directions: UIPopoverArrowDirection = []
            if flags.contains("up") { directions.insert(.up) }
            if flags.contains("down") { directions.insert(.down) }
            if flags.contains("left") { directions.insert(.left) }
            if flags.contains("right") { directions.insert(.right) }
            popover.permittedArrowDirections = directions
        }
        if let rect = element.rect(key: "popoverAnchorRect"), rect.size != .zero { popover.sourceRect = rect }
    }
}
