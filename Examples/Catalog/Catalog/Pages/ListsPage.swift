import UIKit

/// Cells with content configurations, accessories and states.
final class ListsPage: UICollectionViewController {
    private enum Kind: Hashable {
        case cell, subtitle, value, accompanied, header, footer
    }

    private struct Item: Hashable {
        var kind = Kind.cell
        var text: String
        var secondary: String?
        var symbol: String?
        var accessory: String?
    }

    private var source: UICollectionViewDiffableDataSource<String, Item>!

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            cell.contentConfiguration = Self.content(item, cell)
            cell.accessories = Self.accessories(item.accessory)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.source.sectionIdentifier(for: path.section)
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        source.apply(snapshot(), animatingDifferences: false)
    }

    private func snapshot() -> NSDiffableDataSourceSnapshot<String, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
        snapshot.appendSections(["Content"])
        snapshot.appendItems([
            Item(text: "Text"), Item(text: "Text and image", symbol: "folder"),
            Item(kind: .subtitle, text: "Subtitle", secondary: "Second line in a smaller size", symbol: "doc"),
            Item(kind: .value, text: "Value", secondary: "42", symbol: "number"),
            Item(text: "A text that is too long for one line of this cell and so goes on in the next line"),
            Item(kind: .accompanied, text: "Accompanied", secondary: "beside, or below when there is no room"),
        ])
        snapshot.appendSections(["Accessories"])
        let names = ["disclosure", "detail", "checkmark", "label", "reorder", "delete", "switch", "outline", "popup"]
        snapshot.appendItems(names.map { Item(text: $0.capitalized, accessory: $0) })
        return snapshot
    }

    private static func content(_ item: Item, _ cell: UICollectionViewListCell) -> UIListContentConfiguration {
        var content: UIListContentConfiguration =
            switch item.kind {
            case .subtitle: .subtitleCell()
            case .value, .accompanied: .valueCell()
            case .header: .groupedHeader()
            case .footer: .groupedFooter()
            case .cell: cell.defaultContentConfiguration()
            }
        content.text = item.text
        content.secondaryText = item.secondary
        content.image = item.symbol.flatMap { UIImage(systemName: $0) }
        return content
    }

    private static func accessories(_ name: String?) -> [UICellAccessory] {
        switch name {
        case "disclosure": return [.disclosureIndicator()]
        case "detail": return [.detail()]
        case "checkmark": return [.checkmark()]
        case "label": return [.label(text: "12"), .disclosureIndicator()]
        case "reorder": return [.reorder(displayed: .always)]
        case "delete": return [.delete(displayed: .always)]
        case "outline": return [.outlineDisclosure()]
        case "popup": return [.popUpMenu(UIMenu(children: [UIAction(title: "Small") { _ in }]))]
        case "switch":
            let view = UISwitch()
            view.isOn = true
            return [
                .customView(
                    configuration: UICellAccessory.CustomViewConfiguration(
                        customView: view, placement: .trailing()))
            ]
        default: return []
        }
    }
}
