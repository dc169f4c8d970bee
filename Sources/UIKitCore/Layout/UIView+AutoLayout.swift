extension UIView {
    // MARK: Priorities

    func _hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? _layoutStorage?.horizontalHugging : _layoutStorage?.verticalHugging) ?? .defaultLow
    }

    func _compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? _layoutStorage?.horizontalResistance : _layoutStorage?.verticalResistance)
            ?? .defaultHigh
    }

    func _setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            _madeLayoutStorage.horizontalHugging = priority
        } else {
            _madeLayoutStorage.verticalHugging = priority
        }
        _liveEngine?.contentChanged(self)
    }

    func _setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            _madeLayoutStorage.horizontalResistance = priority
        } else {
            _madeLayoutStorage.verticalResistance = priority
        }
        _liveEngine?.contentChanged(self)
    }

    func _invalidateIntrinsicContentSize() {
        _liveEngine?.contentChanged(self)
        _baselinesChanged()
        _superview?._intrinsicSizeOfSubviewChanged()
        // A baseline may count for views above that name this one as their text.
        _superview?._baselineOfSubviewChanged(self)
    }

    func _baselineOfSubviewChanged(_ view: UIView) {
        guard let references = _layoutStorage?.references, !references.isEmpty, forFirstBaselineLayout !== self else {
            return
        }
        _baselinesChanged()
    }

    /// Constraints on the view's baselines have other terms now.
    func _baselinesChanged() {
        guard let references = _layoutStorage?.references, let engine = _liveEngine else { return }
        for constraint in references where constraint._mentionsBaseline { engine.termsChanged(constraint) }
    }

    /// Whether frame and autoresizing mask become constraints (default), so that views laid out by hand take part as they are.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { _flags.contains(.translatesMask) }
        set {
            guard newValue != _flags.contains(.translatesMask) else { return }
            _flags.set(.translatesMask, newValue)
            if !newValue { _noteLayoutContent() }
            _liveEngine?.modeChanged(self)
            _superview?.setNeedsLayout()
        }
    }

    var _isLaidOutByConstraints: Bool { !_flags.contains(.translatesMask) }

    // MARK: Engine

    /// The engine of the hierarchy if there is one.
    nonisolated var _liveEngine: LayoutEngine? {
        _rootReference._withUnsafeGuaranteedRef { $0._layoutStorage?.engine }
    }

    /// The engine with everything solved; nil if nothing in the hierarchy wants Auto Layout.
    @discardableResult
    func _preparedEngine() -> LayoutEngine? {
        let root = _root
        if let engine = root._layoutStorage?.engine {
            engine.prepare()
            return engine
        }
        guard root._flags.contains(.hasLayoutContent) else { return nil }
        let engine = LayoutEngine(root: root)
        root._madeLayoutStorage.engine = engine
        engine.prepare()
        return engine
    }

    /// Remembers on the way up that there is something to solve.
    func _noteLayoutContent() {
        var view: UIView? = self
        while let current = view, !current._flags.contains(.hasLayoutContent) {
            current._flags.insert(.hasLayoutContent)
            view = current._superview
        }
        Frame.setNeedsFrame()
    }

    /// The root has something to solve in the next layout.
    func _noteEngineWork() {
        _pending.insert(.subtreeLayout)
        Frame.setNeedsFrame()
    }

    func _setNeedsLayoutFromEngine() { _setNeedsLayout() }

    var _layoutScale: CGFloat {
        let scale = _traitStorage.collection.displayScale
        return scale > 0 ? scale : max(layer.contentsScale, 1)
    }

    /// What the frame would be without the transform.
    var _untransformedFrame: CGRect {
        let size = layer.bounds.size
        let position = layer.position
        let anchor = layer.anchorPoint
        return CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Gives subviews the places that were solved for them.
    func _applySolvedFrames() {
        guard _flags.contains(.hasLayoutContent), !_subviews.isEmpty || _flags.contains(.isScrollView),
            let engine = _preparedEngine()
        else { return }
        if _flags.contains(.isScrollView) { _applySolvedContentSize(engine) }
        let scale = _layoutScale
        for child in _subviews where child._isLaidOutByConstraints {
            guard let rect = engine.rect(of: child) else { continue }
            child._setSolvedFrame(child.frame(forAlignmentRect: LayoutRounding.rect(rect, scale: scale)))
        }
    }

    private func _setSolvedFrame(_ frame: CGRect) {
        let old = layer.bounds
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        guard old.size != frame.size || layer.position != position else { return }
        layer.bounds = CGRect(origin: old.origin, size: frame.size)
        layer.position = position
        _geometryChanged(from: old)
    }

    func _frameChangedForLayout() {
        guard let storage = _layoutStorage else {
            if _flags.contains(.isBoundInEngine) { _liveEngine?.geometryChanged(self) }
            return
        }
        let guides = _systemGuides
        guard _flags.contains(.isBoundInEngine) || storage.engine != nil || !guides.isEmpty else { return }
        guard let engine = _liveEngine else { return }
        engine.geometryChanged(self)
        for guide in guides where guide._role == .readable { engine.geometryChanged(guide) }
    }

    func _keyboardGuideChanged() {
        if let guide = _layoutStorage?.keyboardGuide { _liveEngine?.geometryChanged(guide) }
        setNeedsLayout()
    }

    func _safeAreaGuideChanged() {
        // Most views have no guides; the way up to the engine is longer than the question.
        guard let storage = _layoutStorage, storage.hasSystemGuides, let engine = _liveEngine else { return }
        if let guide = storage.safeAreaGuide { engine.geometryChanged(guide) }
        if let guide = storage.keyboardGuide { engine.geometryChanged(guide) }
    }

    func _marginGuidesChanged() {
        guard let storage = _layoutStorage, let guide = storage.marginsGuide, let engine = _liveEngine else { return }
        engine.geometryChanged(guide)
    }

    func _layoutScaleChanged() { _superview?.setNeedsLayout() }

    func _layoutDirectionChanged() {
        if let engine = _liveEngine {
            for item in [LayoutItem.view(self)] + _allGuides.map({ .guide($0) }) {
                for constraint in item.references { engine.termsChanged(constraint) }
            }
            // Those of a stack view between its views follow the stack's direction.
            for constraint in constraints where constraint._directionView === self { engine.termsChanged(constraint) }
        }
        _marginsChanged()
        setNeedsLayout()
    }

    // MARK: Tree changes

    func _willDetachFromLayout() {
        guard _flags.contains(.hasLayoutContent) || _layoutStorage != nil || _flags.contains(.isBoundInEngine) else {
            return
        }
        let engine = _liveEngine
        _leave(engine, top: self)
        engine?.subtreeRemoved(self)
    }

    /// Constraints that tie the subtree to the outside go; those inside stay and leave the engine.
    private func _leave(_ engine: LayoutEngine?, top: UIView) {
        for item in [LayoutItem.view(self)] + _allGuides.map({ .guide($0) }) {
            for constraint in item.references {
                guard let holder = constraint._holder else { continue }
                if !holder.isDescendant(of: top) { holder._release(constraint) } else { engine?.withdraw(constraint) }
            }
        }
        for child in _subviews { child._leave(engine, top: top) }
        guard let engine else { return }
        for guide in _allGuides { engine.forget(guide) }
        engine.forget(self)
        _flags.remove(.isBoundInEngine)
    }

    func _didAttachToLayout() {
        _layoutStorage?.engine = nil
        guard _flags.contains(.hasLayoutContent) else { return }
        _superview?._noteLayoutContent()
        _liveEngine?.subtreeAdded(self)
    }

    // MARK: Questions

    /// Whether the constraints leave more than one place or size for the view.
    public var hasAmbiguousLayout: Bool { _preparedEngine()?.isAmbiguous(.view(self)) ?? false }

    /// Moves an ambiguous view to another place that its constraints allow as well.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        _preparedEngine()?.exerciseAmbiguity(of: self)
        _superview?.setNeedsLayout()
    }

    /// The constraints that decide where the view is and how large along an axis, those of views around it included. A constraint that
    /// holds without pushing, or that stronger ones overrule, is not among them.
    ///
    /// Unverified: the toolkit's own constraints for frames and contents have no objects here and are left out.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        _preparedEngine()?.constraints(deciding: .view(self), axis) ?? []
    }

    /// The size the constraints give the view, measured apart: no frame changes.
    func _fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        let size = LayoutEngine.fittingSize(of: self, target, horizontal.rawValue, vertical.rawValue)
        let scale = _layoutScale
        let insets = alignmentRectInsets
        return CGSize(
            width: LayoutRounding.up(size.width + insets.left + insets.right, scale: scale),
            height: LayoutRounding.up(size.height + insets.top + insets.bottom, scale: scale))
    }
}

extension NSLayoutConstraint {
    var _mentionsBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}
