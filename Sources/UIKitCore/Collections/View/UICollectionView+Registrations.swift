extension UICollectionView {
    /// Makes and configures cells of one kind.
    ///
    /// Make it once, outside of the closure that provides cells: each registration has cells of its own.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let mark: RegistrationMark
        let handler: Handler
        let nib: (any PrototypeSource)?

        public init(handler: @escaping Handler) {
            mark = RegistrationMark()
            self.handler = handler
            nib = nil
        }

        /// The cell is the first object of an interface file.
        public init(cellNib: UINib, handler: @escaping Handler) {
            mark = RegistrationMark()
            self.handler = handler
            nib = cellNib
        }
    }

    /// Makes and configures headers, footers and other supplementary views of one kind.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
            -> Void

        let mark: RegistrationMark
        let elementKind: String
        let handler: Handler
        let nib: (any PrototypeSource)?

        public init(elementKind: String, handler: @escaping Handler) {
            mark = RegistrationMark()
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            mark = RegistrationMark()
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }

    /// A cell of the registration, configured for the item. Raises if the registration was made while a cell was provided.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.mark.check("-collectionView:cellForItemAtIndexPath:", "cell")
        let identifier = registration.mark.identifier
        if _elements.cellSources[identifier] == nil {
            _elements.cellSources[identifier] = registration.nib.map { .prototype($0) } ?? .type(Cell.self)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.mark.check("-collectionView:viewForSupplementaryElementOfKind:atIndexPath:", "supplementary view")
        let identifier = registration.mark.identifier
        let key = registration.elementKind + "\u{0}" + identifier
        if _elements.supplementarySources[key] == nil {
            _elements.supplementarySources[key] = registration.nib.map { .prototype($0) } ?? .type(Supplementary.self)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// Names a registration, and knows whether it was made at a moment when none should be.
@MainActor
final class RegistrationMark {
    let identifier: String
    private let wasMadeWhileProviding: Bool
    private static var made = 0
    private static var depth = 0

    init() {
        Self.made += 1
        identifier = "registration \(Self.made)"
        wasMadeWhileProviding = Self.depth > 0
    }

    static func whileProviding<T>(_ body: () -> T) -> T {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    func check(_ method: String, _ kind: String) {
        Inconsistency.check(
            !wasMadeWhileProviding,
            "Attempted to dequeue a \(kind) using a registration that was created inside \(method) or inside a "
                + "UICollectionViewDiffableDataSource \(kind) provider. Creating a new registration each time a \(kind) is "
                + "requested will prevent reuse and cause created \(kind)s to remain inaccessible in memory for the lifetime "
                + "of the collection view. Registrations should be created up front and reused. Registration: \(identifier)"
        )
    }
}
