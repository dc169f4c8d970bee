/// Groups changes to layers.
///
/// Changes apply to the model at once. A transaction carries what would accompany them: a duration, whether actions run,
/// and a block to call when the group is done. Without explicit `begin()` the changes of a frame belong to an implicit
/// transaction, which the frame commits.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Group {
        var values: [String: Any] = [:]
        var completion: (() -> Void)?
    }

    private static var explicitGroups: [Group] = []
    private static var implicitGroup: Group?

    /// Opens a group inside the current one.
    open class func begin() {
        explicitGroups.append(Group())
    }

    /// Closes the innermost group begun with `begin()` and calls its completion block. Without one it commits the
    /// implicit transaction.
    open class func commit() {
        guard let group = explicitGroups.popLast() else { return flush() }
        group.completion?()
    }

    /// Commits the implicit transaction, if there is one. Open explicit groups stay open.
    open class func flush() {
        guard let group = implicitGroup else { return }
        implicitGroup = nil
        group.completion?()
    }

    /// Seconds that implicit animations of this group take. Default 0.25.
    open class func animationDuration() -> CFTimeInterval {
        value(forKey: "animationDuration") as? CFTimeInterval ?? 0.25
    }

    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        setValue(duration, forKey: "animationDuration")
    }

    /// Whether property changes of this group look for no actions. Default false.
    open class func disableActions() -> Bool {
        value(forKey: "disableActions") as? Bool ?? false
    }

    open class func setDisableActions(_ flag: Bool) {
        setValue(flag, forKey: "disableActions")
    }

    open class func completionBlock() -> (() -> Void)? {
        explicitGroups.last?.completion ?? (explicitGroups.isEmpty ? implicitGroup?.completion : nil)
    }

    /// Sets the block to call when the animations of this group are over; without animations that is at its commit.
    /// A block that was set before is called now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let previous = completionBlock()
        withCurrentGroup { $0.completion = block }
        previous?()
    }

    /// The value that the innermost group with that key holds.
    open class func value(forKey key: String) -> Any? {
        for group in explicitGroups.reversed() {
            if let value = group.values[key] { return value }
        }
        return implicitGroup?.values[key]
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        withCurrentGroup { $0.values[key] = anObject }
    }

    private static func withCurrentGroup(_ change: (inout Group) -> Void) {
        if explicitGroups.isEmpty {
            var group = implicitGroup ?? Group()
            change(&group)
            implicitGroup = group
        } else {
            change(&explicitGroups[explicitGroups.count - 1])
        }
    }
}
