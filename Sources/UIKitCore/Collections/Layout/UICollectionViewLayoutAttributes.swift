/// Where and how a layout wants an item, a supplementary view or a decoration view to be. Lengths in points, in the coordinates of
/// the collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath()
    package var _category = UICollectionView.ElementCategory.cell
    package var _kind: String?
    /// The axes whose length the view may choose.
    package var _freeAxes: UIAxis = .both
    /// Set by lists: what the cell draws at its ends.
    package var _list: ListAttributes?
    /// The view sticks to an edge.
    package var _isPinned = false
    /// The number of the orthogonally scrolled section the view belongs to.
    package var _orthogonalSection: Int?

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        _category = .supplementaryView
        _kind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        _category = .decorationView
        _kind = decorationViewKind
    }

    open var representedElementCategory: UICollectionView.ElementCategory { _category }
    /// Nil for cells.
    open var representedElementKind: String? { _kind }

    // MARK: Geometry

    /// The rectangle around the transformed view; setting it keeps the transform.
    open var frame: CGRect {
        get {
            let rect = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return rect }
            let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return local.applying(CATransform3DGetAffineTransform(transform3D)).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity

    /// The origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// 1 by default.
    open var alpha: CGFloat = 1
    /// Views with a higher number are in front; 0 by default.
    open var zIndex = 0
    open var isHidden = false

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ClassLookup.make(type(of: self)) as! UICollectionViewLayoutAttributes
        copy.indexPath = indexPath
        copy._category = _category
        copy._kind = _kind
        copy._freeAxes = _freeAxes
        copy._list = _list
        copy._isPinned = _isPinned
        copy._orthogonalSection = _orthogonalSection
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated {
            indexPath == other.indexPath && _category == other._category && _kind == other._kind
                && center == other.center
                && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D)
                && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        }
    }

    open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    var _key: ElementKey { ElementKey(category: _category, kind: _kind ?? "", indexPath: indexPath) }
}

/// Names a view of a collection view.
package struct ElementKey: Hashable {
    package var category: UICollectionView.ElementCategory
    package var kind: String
    package var indexPath: IndexPath
}
