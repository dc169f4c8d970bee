extension UITableViewCell {
    func _makeConfigurationState() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        state.isSwiped = _parts.swipeOffset != 0
        state.isReordering = _indexPath != nil && _table?._state.reorder?.cell === self
        return state
    }

    func _updateConfigurationIfNeeded() {
        guard _parts.needsUpdateConfiguration, !_parts.isUpdatingConfiguration else { return }
        _parts.needsUpdateConfiguration = false
        _parts.isUpdatingConfiguration = true
        let state = configurationState
        _trackingTraits(.configuration) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
        _parts.isUpdatingConfiguration = false
        _applyBackground()
    }

    func _updateConfigurations(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = _parts.contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = _parts.backgroundConfiguration {
            _parts.backgroundConfiguration = background.updated(for: state)
        }
    }

    func _setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let hadOne = _parts.contentConfiguration != nil
        _parts.contentConfiguration = configuration
        guard let configuration else {
            if hadOne { _adoptContentView(CellContentView(frame: bounds)) }
            return
        }
        if let view = contentView as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            _adoptContentView(configuration.makeContentView())
        }
        if !_parts.isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        _table?._cellWantsAnotherHeight(self)
    }

    // MARK: Background

    func _setBackgroundView(_ view: UIView?) {
        if _parts.backgroundView !== view { _parts.backgroundView?.removeFromSuperview() }
        _parts.backgroundView = view
        if view != nil { _parts.backgroundConfiguration = nil }
        _backgroundChanged()
    }

    func _setSelectedBackgroundView(_ view: UIView?) {
        if _parts.selectedBackgroundView !== view { _parts.selectedBackgroundView?.removeFromSuperview() }
        _parts.selectedBackgroundView = view
        if view != nil { _parts.backgroundConfiguration = nil }
        _backgroundChanged()
    }

    func _setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        _parts.backgroundConfiguration = configuration
        if configuration != nil {
            _parts.ownBackground = nil
            _parts.backgroundView?.removeFromSuperview()
            _parts.backgroundView = nil
            _parts.selectedBackgroundView?.removeFromSuperview()
            _parts.selectedBackgroundView = nil
        }
        if !_parts.isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        _backgroundChanged()
    }

    func _backgroundChanged() {
        setNeedsLayout()
        if !_parts.needsUpdateConfiguration { _applyBackground() }
    }

    /// The look that the cell's state asks for.
    func _applyBackground() {
        let isChosen = (isSelected || isHighlighted) && selectionStyle != .none
        if let configuration = _parts.backgroundConfiguration {
            _setShownBackground(nil)
            _parts.systemSelection?.removeFromSuperview()
            _parts.systemSelection = nil
            if let view = _parts.configuredBackground {
                view.show(configuration)
            } else {
                let view = ConfiguredBackgroundView(configuration)
                view.frame = bounds
                _parts.configuredBackground = view
                insertSubview(view, at: 0)
            }
            return
        }
        _parts.configuredBackground?.removeFromSuperview()
        _parts.configuredBackground = nil
        let isPlain = _table?.style ?? .plain == .plain
        _setShownBackground(_parts.ownBackground ?? (isPlain ? .systemBackground : .secondarySystemGroupedBackground))
        if let view = _parts.backgroundView, view.superview !== self { insertSubview(view, at: 0) }

        let isMultiple = _table.map { $0._selectsMany } ?? false
        let own = isMultiple ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
        if let own {
            _parts.systemSelection?.removeFromSuperview()
            _parts.systemSelection = nil
            if isChosen {
                if own.superview !== self { insertSubview(own, belowSubview: contentView) }
            } else {
                own.removeFromSuperview()
            }
            return
        }
        // Circles of the editing mode say enough.
        let showsSystem = isChosen && !(isEditing && isMultiple && !isHighlighted && _parts.control == .none)
        if showsSystem {
            if _parts.systemSelection == nil {
                let view = UIView(frame: bounds)
                view.backgroundColor = .systemGray4
                view.isUserInteractionEnabled = false
                _parts.systemSelection = view
                insertSubview(view, belowSubview: contentView)
            }
        } else {
            _parts.systemSelection?.removeFromSuperview()
            _parts.systemSelection = nil
        }
    }

    func _setSelected(_ selected: Bool) {
        guard selected != _parts.isSelected else { return }
        _parts.isSelected = selected
        _stateChanged()
    }

    func _setHighlighted(_ highlighted: Bool) {
        guard highlighted != _parts.isHighlighted else { return }
        _parts.isHighlighted = highlighted
        _stateChanged()
    }

    private func _stateChanged() {
        setNeedsUpdateConfiguration()
        _applyBackground()
        let isShown = _parts.isHighlighted || _parts.isSelected
        for label in [_parts.textLabel, _parts.detailLabel] { label?.isHighlighted = isShown }
        _parts.imageView?.isHighlighted = isShown
        _table?._separatorAbove(self)?.setNeedsLayout()
    }
}

extension UITableView {
    /// The cell of the row before, whose separator touches this one.
    func _separatorAbove(_ cell: UITableViewCell) -> UITableViewCell? {
        guard let path = cell._indexPath, path.row > 0 else { return nil }
        return _cells[IndexPath(row: path.row - 1, section: path.section)]
    }

    func _isChosen(below cell: UITableViewCell) -> Bool {
        guard let path = cell._indexPath,
            let next = _cells[IndexPath(row: path.row + 1, section: path.section)]
        else { return false }
        return (next.isSelected || next.isHighlighted) && next.selectionStyle != .none
    }

    /// Whether more than one row can be selected now.
    var _selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
