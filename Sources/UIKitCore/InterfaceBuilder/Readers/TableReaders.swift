/// Tables and collection views of interface files.
@MainActor
enum TableReaders {
    static let table = ViewReaders.properties(UITableView.self) { table, element, context in
        let style = element["style"].flatMap { styles[$0] }
        if let style, style != table.style { table._setStyle(style) }
        if let height = element.length("rowHeight") { table.rowHeight = positive(height) }
        if let height = element.length("sectionHeaderHeight") { table.sectionHeaderHeight = sectionHeight(height) }
        if let height = element.length("sectionFooterHeight") { table.sectionFooterHeight = sectionHeight(height) }
        if let height = element.length("estimatedRowHeight") { table.estimatedRowHeight = positive(height) }
        if let height = element.length("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
        if let height = element.length("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
        if let height = element.length("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = height }
        if let style = element["separatorStyle"] { table.separatorStyle = style == "none" ? .none : .singleLine }
        if let color = ColorReader.color(element, "separatorColor", context) { table.separatorColor = color.value }
        if let inset = element.inset(key: "separatorInset") { table.separatorInset = inset }
        if let reference = element["separatorInsetReference"] {
            table.separatorInsetReference =
                reference == "fromAutomaticInsets" || reference == "automaticInsets"
                ? .fromAutomaticInsets : .fromCellEdges
        }
        switch element["selection"] {
        case "none": table.allowsSelection = false
        case "multiple": table.allowsMultipleSelection = true
        default: break
        }
        if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
        if let allows = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = allows }
        if let allows = element.bool("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = allows
        }
        if let count = element.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = max(count, 0)
        }
        if let color = ColorReader.color(element, "sectionIndexColor", context) {
            table.sectionIndexColor = color.value
        }
        if let color = ColorReader.color(element, "sectionIndexBackgroundColor", context) {
            table.sectionIndexBackgroundColor = color.value
        }
        if let color = ColorReader.color(element, "sectionIndexTrackingBackgroundColor", context) {
            table.sectionIndexTrackingBackgroundColor = color.value
        }
        if let insets = element.bool("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = insets }
        if let follows = element.bool("cellLayoutMarginsFollowReadableWidth") {
            table.cellLayoutMarginsFollowReadableWidth = follows
        }
        if let prefetches = element.bool("prefetchingEnabled") { table.isPrefetchingEnabled = prefetches }
        _ = element["dragInteractionEnabled"]
    }

    private static let styles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    /// Files of older versions of Xcode write out the default heights of headers and footers of their time.
    ///
    /// Unverified: those are taken to be the defaults of the system that runs.
    private static func sectionHeight(_ height: CGFloat) -> CGFloat {
        [10, 18, 22, 28].contains(height) ? UITableView.automaticDimension : positive(height)
    }

    private static func positive(_ height: CGFloat) -> CGFloat { height < 0 ? UITableView.automaticDimension : height }

    static let tableContents = ViewReaders.contents(UITableView.self) { table, element, context in
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
            table._registerPrototype(identifier, InterfacePrototype(prototype, context))
        }
        if let view = view(element, "tableHeaderView", context) { table.tableHeaderView = view }
        if let view = view(element, "tableFooterView", context) { table.tableFooterView = view }
        if let view = view(element, "backgroundView", context) { table.backgroundView = view }
        if let control = view(element, "refreshControl", context) as? UIRefreshControl {
            table.refreshControl = control
        }
        if element.children.contains(where: { $0.name == "sections" }) {
            table._staticContent = StaticTableContent(
                sections: element.list("sections").compactMap { section($0, context) })
        }
        ViewReaders.makeSubviews(of: table, element, context) { table.addSubview($0) }
    }

    private static func section(
        _ element: InterfaceElement, _ context: InterfaceContext
    ) -> StaticTableContent.Section? {
        guard element.name == "tableViewSection" else { return nil }
        var rows: [StaticTableContent.Row] = []
        for child in element.list("cells") {
            guard let cell = ViewReaders.make(child, context) as? UITableViewCell else {
                InterfaceSupport.reportUnknown(child, context.document)
                continue
            }
            rows.append(
                StaticTableContent.Row(cell: cell, height: child.length("rowHeight").flatMap { $0 > 0 ? $0 : nil }))
        }
        var section = StaticTableContent.Section(
            headerTitle: context.localized(element, "headerTitle", element.text("headerTitle")),
            footerTitle: context.localized(element, "footerTitle", element.text("footerTitle")), rows: rows)
        section.headerHeight = element.length("headerHeight").flatMap { $0 >= 0 ? $0 : nil }
        section.footerHeight = element.length("footerHeight").flatMap { $0 >= 0 ? $0 : nil }
        InterfaceSupport.report(element, context.document)
        return section
    }

    private static func view(_ element: InterfaceElement, _ key: String, _ context: InterfaceContext) -> UIView? {
        guard let child = element.child(key: key), child.name != "nil" else { return nil }
        return ViewReaders.make(child, context)
    }

    // MARK: Collection views

    static let collection = ViewReaders.properties(UICollectionView.self) { view, element, context in
        if let allows = element.bool("allowsSelection") { view.allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
        if let prefetches = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = prefetches }
        _ = element["dragInteractionEnabled"]
        if let layout = element.child(key: "collectionViewLayout"),
            let made = CollectionLayoutReader.make(layout, context)
        {
            view.collectionViewLayout = made
        }
    }

    static let collectionContents = ViewReaders.contents(UICollectionView.self) { collection, element, context in
        for prototype in element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
            collection._registerPrototype(identifier, InterfacePrototype(prototype, context))
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let prototype = element.child(key: key), let identifier = prototype["reuseIdentifier"],
                !identifier.isEmpty
            else { continue }
            collection._registerPrototype(identifier, ofKind: kind, InterfacePrototype(prototype, context))
        }
        if let view = view(element, "backgroundView", context) { collection.backgroundView = view }
        if let control = view(element, "refreshControl", context) as? UIRefreshControl {
            collection.refreshControl = control
        }
        ViewReaders.makeSubviews(of: collection, element, context) { collection.addSubview($0) }
    }
}

/// Layouts of collection views.
@MainActor
enum CollectionLayoutReader {
    static func make(_ element: InterfaceElement, _ context: InterfaceContext) -> UICollectionViewLayout? {
        let isFlow = element.name == "collectionViewFlowLayout"
        guard isFlow || element.name == "collectionViewLayout" else {
            InterfaceSupport.reportUnknown(element, context.document)
            return nil
        }
        let base: UICollectionViewLayout.Type = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let type = InterfaceClasses.type(of: element, base: base, in: context.document)
        let coder = NibCoder(element, context, nominalType: base) { object in
            guard let layout = object as? UICollectionViewLayout else { return }
            context.note(layout, element)
            if let flow = layout as? UICollectionViewFlowLayout { read(flow, element) }
            RuntimeAttributes.read(element, into: layout, context)
            InterfaceSupport.report(element, context.document)
        }
        guard let layout = type.init(coder: coder) else { return nil }
        coder.finish(layout)
        return layout
    }

    private static func read(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
        switch element["scrollDirection"] {
        case "horizontal": layout.scrollDirection = .horizontal
        case "vertical": layout.scrollDirection = .vertical
        default: break
        }
        if let spacing = element.length("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = element.length("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let size = element.size(key: "itemSize"), size.width >= 0, size.height >= 0 { layout.itemSize = size }
        if let size = element.size(key: "estimatedItemSize") { layout.estimatedItemSize = size }
        if element.bool("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = element.size(key: "headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size(key: "footerReferenceSize") { layout.footerReferenceSize = size }
        if let inset = element.inset(key: "sectionInset") { layout.sectionInset = inset }
        switch element["sectionInsetReference"] {
        case "safeArea": layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        if let pins = element.bool("sectionHeadersPinToVisibleBounds") {
            layout.sectionHeadersPinToVisibleBounds = pins
        }
        if let pins = element.bool("sectionFootersPinToVisibleBounds") {
            layout.sectionFootersPinToVisibleBounds = pins
        }
    }
}
