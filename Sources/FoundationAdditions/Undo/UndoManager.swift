/// Records how to take back what the app does.
///
/// Changes are grouped by turns of the run loop unless `groupsByEvent` is off.
open class UndoManager: NSObject {
    private enum Activity { case none, undoing, redoing }

    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// Groups that are open, the outermost first.
    private var open: [UndoGroup] = []
    private var activity = Activity.none
    private var disabled = 0
    private var closesWithTurn = false

    public override init() { super.init() }

    // MARK: Groups

    /// Whether the changes of one turn of the run loop are undone together. Default true.
    open var groupsByEvent = true

    /// How many groups are kept; 0, the default, keeps all.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// Inert: groups close at the end of the turn whatever mode it runs in.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    open var groupingLevel: Int { open.count }

    open func beginUndoGrouping() {
        open.append(UndoGroup())
        NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    open func endUndoGrouping() {
        NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
        guard let group = open.popLast() else { return }
        if let outer = open.last {
            outer.steps += group.steps
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.steps.isEmpty {
            if activity == .undoing { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Recording

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Records a step back. The target is not kept alive by this call, only by what `handler` captures.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        record(target) { handler(unsafeDowncast($0, to: TargetType.self)) }
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        record(target as AnyObject) { target in
            let arguments: [Any?] = selector.argumentCount == 0 ? [] : [anObject]
            if !MemberTables.send(selector, to: target, with: arguments) {
                MemberTables.warnUnrecognized(selector, sentTo: target)
            }
        }
    }

    private func record(_ target: AnyObject, _ body: @escaping (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else { preconditionFailure("registerUndo: no undo group is open") }
            beginUndoGrouping()
            closeAfterTurn()
        }
        open[open.count - 1].steps.append(UndoStep(target: target, body: body))
        if activity == .none { redoStack = [] }
    }

    private func closeAfterTurn() {
        guard !closesWithTurn else { return }
        closesWithTurn = true
        let manager = Held(self)
        RunLoop.current.perform { manager.value.closeTurn() }
    }

    /// Ends the group that the turn of the run loop opened.
    private func closeTurn() {
        closesWithTurn = false
        if activity == .none, open.count == 1 { endUndoGrouping() }
    }

    // MARK: Undoing

    open var canUndo: Bool { !undoStack.isEmpty || !(open.first?.steps.isEmpty ?? true) }
    open var canRedo: Bool {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        return !redoStack.isEmpty
    }
    open var isUndoing: Bool { activity == .undoing }
    open var isRedoing: Bool { activity == .redoing }

    /// Undoes the last group, after closing the one the turn opened.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        guard let group = undoStack.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        run(group, as: .undoing)
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    open func redo() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        guard let group = redoStack.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        run(group, as: .redoing)
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Runs the steps from the last to the first; what they record themselves is the way back.
    private func run(_ group: UndoGroup, as activity: Activity) {
        self.activity = activity
        beginUndoGrouping()
        for step in group.steps.reversed() { step.run() }
        open.last?.name = group.name
        endUndoGrouping()
        self.activity = .none
    }

    // MARK: Forgetting

    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.steps.removeAll { $0.isOf(target) } }
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Names the group that is open, for menus.
    open func setActionName(_ actionName: String) {
        if let group = open.last ?? undoStack.last { group.name = actionName }
    }

    open var undoActionName: String { (open.first(where: { !$0.steps.isEmpty }) ?? undoStack.last)?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

/// Steps that are undone together.
private final class UndoGroup {
    var steps: [UndoStep] = []
    var name = ""
}

private struct UndoStep {
    private weak var target: AnyObject?
    private let body: (AnyObject) -> Void

    init(target: AnyObject, body: @escaping (AnyObject) -> Void) {
        self.target = target
        self.body = body
    }

    func isOf(_ object: AnyObject) -> Bool { target === object }
    func run() { if let target { body(target) } }
}

extension Foundation.NSNotification.Name {
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
}
