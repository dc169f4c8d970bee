extension NotificationCenter {
    /// Sends `aSelector` to `observer` for each notification. The observer is not kept alive, and need not be removed.
    ///
    /// - Parameters:
    ///   - aSelector: a method without arguments or with the notification.
    ///   - aName: nil stands for every name.
    ///   - anObject: nil stands for every sender.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Foundation.NSNotification.Name?,
        object anObject: Any?
    ) {
        let object = observer as AnyObject
        let reference = WeakReference(object)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let observer = reference.object else { return }
            let arguments: [Any?] = aSelector.argumentCount == 0 ? [] : [notification]
            if !MemberTables.send(aSelector, to: observer, with: arguments) {
                MemberTables.warnUnrecognized(aSelector, sentTo: observer)
            }
        }
        let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
        Registrations.of(object, make: true)?.add(
            Registration(center: self, token: token, name: aName, sender: sender))
    }

    /// Ends everything an object gets from this center, and the observation a token stands for.
    public func removeObserver(_ observer: AnyObject) {
        Registrations.of(observer, make: false)?.remove { $0.center === self }
        removeObserver(observer as Any)
    }

    public func removeObserver(
        _ observer: AnyObject, name aName: Foundation.NSNotification.Name?, object anObject: AnyObject?
    ) {
        let sender = anObject.map { ObjectIdentifier($0) }
        Registrations.of(observer, make: false)?.remove {
            $0.center === self && (aName == nil || aName == $0.name) && (sender == nil || sender == $0.sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject as Any?)
    }
}

/// One message an observer gets; ends with it.
private final class Registration {
    let center: NotificationCenter
    let token: any NSObjectProtocol
    let name: Foundation.NSNotification.Name?
    let sender: ObjectIdentifier?

    init(
        center: NotificationCenter, token: any NSObjectProtocol, name: Foundation.NSNotification.Name?,
        sender: ObjectIdentifier?
    ) {
        self.center = center
        self.token = token
        self.name = name
        self.sender = sender
    }

    deinit { center.removeObserver(token as Any) }
}

/// What an observer gets; attached to it.
private final class Registrations: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Registration] = []
    nonisolated(unsafe) private static let key = AssociationKey()

    static func of(_ observer: AnyObject, make: Bool) -> Registrations? {
        if let known = objc_getAssociatedObject(observer, key) as? Registrations { return known }
        guard make else { return nil }
        let new = Registrations()
        objc_setAssociatedObject(observer, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }

    func add(_ registration: Registration) { lock.withLock { list.append(registration) } }

    func remove(where matches: (Registration) -> Bool) {
        let removed = lock.withLock {
            let removed = list.filter(matches)
            list.removeAll { registration in removed.contains { $0 === registration } }
            return removed
        }
        withExtendedLifetime(removed) {}
    }
}
