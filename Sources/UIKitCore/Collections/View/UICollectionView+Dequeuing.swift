extension UICollectionView {
    func _dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let kept = _elements.reconfigured[path], kept.reuseIdentifier == identifier { return kept }
        guard let source = _elements.cellSources[identifier] else {
            Inconsistency.raise(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
                    + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        let view = _dequeue("cell\u{0}" + identifier, identifier, source) { _layout.layoutAttributesForItem(at: path) }
        guard let cell = view as? UICollectionViewCell else {
            Inconsistency.raise("the class registered for \(identifier) is not a UICollectionViewCell")
        }
        if cell._isEditing != isEditing { cell._isEditing = isEditing }
        return cell
    }

    func _dequeueSupplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        guard let source = _elements.supplementarySources[kind + "\u{0}" + identifier] else {
            Inconsistency.raise(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
                    + "the identifier or connect a prototype cell in a storyboard")
        }
        return _dequeue(kind + "\u{0}" + identifier, identifier, source) {
            _layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        }
    }

    func _dequeue(
        _ key: String, _ identifier: String, _ source: ReuseSource,
        attributes: () -> UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView {
        let attributes = attributes()
        if let view = _elements.take(key) {
            view._attributes = attributes
            if let attributes, view.bounds.size != attributes.size { view.bounds.size = attributes.size }
            view.prepareForReuse()
            return view
        }
        let frame =
            attributes.map { CGRect(origin: .zero, size: $0.size) } ?? CGRect(x: 0, y: 0, width: 50, height: 50)
        // Made with the traits of the place it will be in, so that it is laid out once.
        let view = traitCollection._asCurrent { source.make(frame: frame) }
        view.reuseIdentifier = identifier
        view._reuseKey = key
        view._attributes = attributes
        return view
    }

    /// The view for attributes, from the data source or the layout.
    func _makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell:
            guard let dataSource else { return UICollectionViewCell(frame: attributes.bounds) }
            let cell = RegistrationMark.whileProviding { dataSource.collectionView(self, cellForItemAt: path) }
            if cell._reuseKey == nil {
                Inconsistency.raise(
                    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                        + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            }
            cell.isSelected = _selection.contains(path)
            return cell
        case .supplementaryView:
            let kind = attributes.representedElementKind ?? ""
            guard let dataSource else { return MissingSupplementaryView(frame: attributes.bounds) }
            let view = RegistrationMark.whileProviding {
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            }
            if view._reuseKey == nil, !(view is MissingSupplementaryView) {
                Inconsistency.raise(
                    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind)) was not "
                        + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
                )
            }
            return view
        case .decorationView:
            let kind = attributes.representedElementKind ?? ""
            guard let source = _layout._decorationSources[kind] else {
                Inconsistency.raise(
                    "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
                        + "prototype in a storyboard")
            }
            return _dequeue("decoration\u{0}" + kind, kind, source) { () -> UICollectionViewLayoutAttributes? in
                attributes
            }
        }
    }
}
