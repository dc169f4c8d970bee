/// Views that wait to be used again, and where new ones come from.
@MainActor
struct ReuseQueues {
    enum Source {
        case type(UIView.Type)
        case prototype(any PrototypeSource)
    }

    var cellSources: [String: Source] = [:]
    var headerSources: [String: Source] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func put(_ header: UITableViewHeaderFooterView) {
        guard let identifier = header.reuseIdentifier else { return }
        headers[identifier, default: []].append(header)
    }

    mutating func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
    mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? { headers[identifier]?.popLast() }

    mutating func dropCells() { cells = [:] }
}

extension UITableView {
    func _register(_ type: AnyClass?, _ identifier: String) {
        guard let type else {
            _reuse.cellSources[identifier] = nil
            return
        }
        guard let cellType = type as? UITableViewCell.Type else {
            Inconsistency.raise(
                "unable to register \(type) for the identifier \(identifier): it is not a subclass of UITableViewCell")
        }
        _reuse.cellSources[identifier] = .type(cellType)
    }

    func _registerHeaderFooter(_ type: AnyClass?, _ identifier: String) {
        guard let type = type as? UIView.Type else {
            _reuse.headerSources[identifier] = nil
            return
        }
        _reuse.headerSources[identifier] = .type(type)
    }

    /// A prototype of an interface file.
    package func _registerPrototype(_ identifier: String, _ source: any PrototypeSource) {
        _reuse.cellSources[identifier] = .prototype(source)
    }

    package func _registerHeaderFooterPrototype(_ identifier: String, _ source: any PrototypeSource) {
        _reuse.headerSources[identifier] = .prototype(source)
    }

    func _dequeueRequired(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = _dequeue(identifier, for: indexPath) { return cell }
        Inconsistency.raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or"
                + " connect a prototype cell in a storyboard")
    }

    /// Nil if no cell waits and nothing is registered.
    func _dequeue(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        if let indexPath, let cell = _state.reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
        if let cell = _reuse.takeCell(identifier) {
            cell._resetForReuse()
            cell.prepareForReuse()
            return cell
        }
        guard let source = _reuse.cellSources[identifier] else { return nil }
        switch source {
        case .type(let type):
            return _withCurrentTraits {
                CellFactory.make(type as! UITableViewCell.Type, reuseIdentifier: identifier)
            }
        case .prototype(let prototype):
            guard let made = _withCurrentTraits({ prototype.instantiate() }) else { return nil }
            guard let cell = made as? UITableViewCell else {
                Inconsistency.raise(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object"
                        + " which must be a UITableViewCell instance")
            }
            if cell.reuseIdentifier == nil { cell._setReuseIdentifier(identifier) }
            if let own = cell.reuseIdentifier, own != identifier {
                Inconsistency.raise(
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib"
                        + " (\(identifier))")
            }
            return cell
        }
    }

    func _dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = _reuse.takeHeader(identifier) {
            view.prepareForReuse()
            return view
        }
        guard let source = _reuse.headerSources[identifier] else { return nil }
        switch source {
        case .type(let type):
            return _withCurrentTraits {
                CellFactory.makeHeaderFooter(type, reuseIdentifier: identifier) as? UITableViewHeaderFooterView
            }
        case .prototype(let prototype):
            let view = _withCurrentTraits { prototype.instantiate() } as? UITableViewHeaderFooterView
            if view?.reuseIdentifier == nil { view?._setReuseIdentifier(identifier) }
            return view
        }
    }
}
