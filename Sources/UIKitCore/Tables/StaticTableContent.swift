/// The sections and cells that an interface file gives a table of its own, without a data source.
@MainActor
package final class StaticTableContent {
    package struct Row {
        package var cell: UITableViewCell
        /// Nil takes the table's.
        package var height: CGFloat?

        package init(cell: UITableViewCell, height: CGFloat? = nil) {
            self.cell = cell
            self.height = height
        }
    }

    package struct Section {
        package var headerTitle: String?
        package var footerTitle: String?
        package var headerHeight: CGFloat?
        package var footerHeight: CGFloat?
        package var rows: [Row]

        package init(headerTitle: String? = nil, footerTitle: String? = nil, rows: [Row] = []) {
            self.headerTitle = headerTitle
            self.footerTitle = footerTitle
            self.rows = rows
        }
    }

    package var sections: [Section]

    package init(sections: [Section] = []) { self.sections = sections }

    /// Nil outside the content: an app may show fewer or more rows than the file has.
    package func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    package func row(at indexPath: IndexPath) -> Row? {
        guard let section = section(indexPath.section), section.rows.indices.contains(indexPath.row) else { return nil }
        return section.rows[indexPath.row]
    }

    package func indexPath(of cell: UITableViewCell) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { $0.cell === cell }) {
                return IndexPath(row: row, section: number)
            }
        }
        return nil
    }
}
