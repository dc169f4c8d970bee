/// What a list layout tells the cells and headers of a section.
package struct ListAttributes: Hashable {
    package var appearance: UIListEnvironment = .plain
}

extension UICollectionView {
    /// A tap on a row that opens and closes its children; false if it is an ordinary row.
    func _toggleOutline(of cell: UICollectionViewCell, at path: IndexPath) -> Bool { false }
}
