/// A group with its items placed, left to right from zero.
@MainActor
final class SolvedGroup {
    struct Item {
        /// What the view gets.
        var frame: CGRect
        var zIndex = 0
        var freeAxes: UIAxis
        var badges: [NSCollectionLayoutSupplementaryItem]
    }

    struct Attached {
        var frame: CGRect
        var item: NSCollectionLayoutSupplementaryItem
    }

    var size = CGSize.zero
    var items: [Item] = []
    /// Views attached to groups, by the item they count for.
    var attached: [Attached] = []
    /// Sizes of views may change it.
    var isEstimated = false

    init() {}
}

/// Places the items of a group.
///
/// A group takes as many items as fit along it. Fractions are of the group's size after its insets; estimated lengths are those
/// that views chose.
@MainActor
struct GroupSolver {
    /// The size an item chose, by its number in the section.
    let measured: (Int) -> CGSize?
    let environment: LayoutEnvironment
    private(set) var next: Int
    let end: Int

    init(next: Int, end: Int, environment: LayoutEnvironment, measured: @escaping (Int) -> CGSize?) {
        self.next = next
        self.end = end
        self.environment = environment
        self.measured = measured
    }

    private struct Element {
        var size: CGSize
        /// The length that counts for how many fit.
        var fitting: CGFloat
        var group: SolvedGroup?
        var item: NSCollectionLayoutItem
        var number: Int
        var origin = CGPoint.zero
    }

    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, forced: CGSize? = nil) -> SolvedGroup {
        let result = SolvedGroup()
        let widthIsFree = group.layoutSize.widthDimension.isEstimated && forced?.width == nil
        let heightIsFree = group.layoutSize.heightDimension.isEstimated && forced?.height == nil
        result.isEstimated = widthIsFree || heightIsFree
        var size = group.layoutSize.size(in: container)
        if let forced {
            if forced.width > 0 { size.width = forced.width }
            if forced.height > 0 { size.height = forced.height }
        }
        let insets = group.contentInsets
        let left = widthIsFree ? 0 : insets.leading
        let right = widthIsFree ? 0 : insets.trailing
        let top = heightIsFree ? 0 : insets.top
        let bottom = heightIsFree ? 0 : insets.bottom
        let inner = CGSize(width: max(size.width - left - right, 0), height: max(size.height - top - bottom, 0))
        var extent = CGSize.zero
        switch group.arrangement {
        case .custom(let provider):
            let environment = LayoutEnvironment(
                size: inner, insets: .zero, traits: environment.traitCollection, view: environment.view)
            for place in provider(environment) where next < end {
                let frame = place.frame.offsetBy(dx: left, dy: top)
                result.items.append(
                    SolvedGroup.Item(frame: frame, zIndex: place.zIndex, freeAxes: [], badges: []))
                extent.width = max(extent.width, place.frame.maxX)
                extent.height = max(extent.height, place.frame.maxY)
                next += 1
            }
        case .horizontal, .vertical:
            let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
            extent = line(
                group, isHorizontal, inner, mainIsFree: isHorizontal ? widthIsFree : heightIsFree,
                offset: CGPoint(x: left, y: top), result)
        }
        if widthIsFree { size.width = extent.width }
        if heightIsFree { size.height = extent.height }
        result.size = size
        for item in group.supplementaryItems {
            result.attached.append(
                SolvedGroup.Attached(
                    frame: item.frame(beside: CGRect(origin: .zero, size: size), size: item.layoutSize.size(in: size)),
                    item: item))
        }
        return result
    }

    private mutating func line(
        _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool, _ inner: CGSize, mainIsFree: Bool, offset: CGPoint,
        _ result: SolvedGroup
    ) -> CGSize {
        let room = isHorizontal ? inner.width : inner.height
        let spacing = group.interItemSpacing
        let gap = spacing?.spacing ?? 0
        var shared: CGFloat?
        if group.sharesLength, let count = group.count, count > 0, !mainIsFree {
            shared = (room - gap * CGFloat(count - 1)) / CGFloat(count)
        }
        var elements: [Element] = []
        var used: CGFloat = 0
        var turn = 0
        while next < end, !group.subitems.isEmpty {
            if let count = group.count, turn == count { break }
            let item = group.subitems[turn % group.subitems.count]
            let before = next
            var element = element(item, isHorizontal, inner, shared: shared, mainIsFree: mainIsFree, result)
            guard next > before else { break }
            let edges = edges(item, isHorizontal)
            let needed = element.fitting + edges.start + edges.end
            // A little more than the room is the rounding of fractions.
            if group.count == nil, !elements.isEmpty, used + gap + needed > room + 0.01 {
                next = before
                break
            }
            used += needed + (elements.isEmpty ? 0 : gap)
            element.number = before
            elements.append(element)
            turn += 1
        }
        makeUniform(&elements, isHorizontal)
        return place(elements, group, isHorizontal, room, mainIsFree: mainIsFree, offset: offset, result)
    }

    private mutating func element(
        _ item: NSCollectionLayoutItem, _ isHorizontal: Bool, _ inner: CGSize, shared: CGFloat?, mainIsFree: Bool,
        _ result: SolvedGroup
    ) -> Element {
        if let group = item as? NSCollectionLayoutGroup {
            let forced = shared.map { isHorizontal ? CGSize(width: $0, height: 0) : CGSize(width: 0, height: $0) }
            let solved = solve(group, in: inner, forced: forced)
            if solved.isEstimated { result.isEstimated = true }
            return Element(
                size: solved.size, fitting: isHorizontal ? solved.size.width : solved.size.height, group: solved,
                item: item,
                number: next)
        }
        let free = item.layoutSize.freeAxes
        if !free.isEmpty { result.isEstimated = true }
        var size = item.layoutSize.size(in: inner, measured: measured(next))
        let estimate = item.layoutSize.size(in: inner)
        if let shared {
            if isHorizontal { size.width = shared } else { size.height = shared }
        }
        var fitting = isHorizontal ? size.width : size.height
        // In a group that grows with its items, the estimates say how many it takes.
        if mainIsFree { fitting = isHorizontal ? estimate.width : estimate.height }
        next += 1
        return Element(size: size, fitting: fitting, item: item, number: next - 1)
    }

    private func edges(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> (start: CGFloat, end: CGFloat) {
        guard let edges = item.edgeSpacing else { return (0, 0) }
        return isHorizontal
            ? (edges.leading?.spacing ?? 0, edges.trailing?.spacing ?? 0)
            : (edges.top?.spacing ?? 0, edges.bottom?.spacing ?? 0)
    }

    /// Items that are to be as large as the largest beside them.
    private func makeUniform(_ elements: inout [Element], _ isHorizontal: Bool) {
        for isWidth in [true, false] {
            func isUniform(_ element: Element) -> Bool {
                let size = element.item.layoutSize
                return element.group == nil
                    && (isWidth ? size.widthDimension : size.heightDimension).isUniformAcrossSiblings
            }
            let largest = elements.filter(isUniform).map { isWidth ? $0.size.width : $0.size.height }.max()
            guard let largest else { continue }
            for index in elements.indices where isUniform(elements[index]) {
                if isWidth { elements[index].size.width = largest } else { elements[index].size.height = largest }
            }
        }
    }

    private func place(
        _ elements: [Element], _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool, _ room: CGFloat,
        mainIsFree: Bool,
        offset: CGPoint, _ result: SolvedGroup
    ) -> CGSize {
        func flexible(_ spacing: NSCollectionLayoutSpacing?) -> Int { spacing?.isFlexibleSpacing == true ? 1 : 0 }
        var total: CGFloat = 0
        var shares = 0
        for (index, element) in elements.enumerated() {
            let edges = edges(element.item, isHorizontal)
            total += edges.start + edges.end + (isHorizontal ? element.size.width : element.size.height)
            if index > 0 {
                total += group.interItemSpacing?.spacing ?? 0
                shares += flexible(group.interItemSpacing)
            }
            let spacing = element.item.edgeSpacing
            shares += flexible(isHorizontal ? spacing?.leading : spacing?.top)
            shares += flexible(isHorizontal ? spacing?.trailing : spacing?.bottom)
        }
        let extra = shares > 0 && !mainIsFree ? max(room - total, 0) / CGFloat(shares) : 0
        var main: CGFloat = 0
        var cross: CGFloat = 0
        for (index, element) in elements.enumerated() {
            if index > 0 {
                main += (group.interItemSpacing?.spacing ?? 0) + extra * CGFloat(flexible(group.interItemSpacing))
            }
            let spacing = element.item.edgeSpacing
            let start = isHorizontal ? spacing?.leading : spacing?.top
            let end = isHorizontal ? spacing?.trailing : spacing?.bottom
            let acrossStart = (isHorizontal ? spacing?.top : spacing?.leading)?.spacing ?? 0
            let acrossEnd = (isHorizontal ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0
            main += (start?.spacing ?? 0) + extra * CGFloat(flexible(start))
            let origin = CGPoint(
                x: offset.x + (isHorizontal ? main : acrossStart), y: offset.y + (isHorizontal ? acrossStart : main))
            add(element, at: origin, to: result)
            main += isHorizontal ? element.size.width : element.size.height
            main += (end?.spacing ?? 0) + extra * CGFloat(flexible(end))
            cross = max(cross, acrossStart + acrossEnd + (isHorizontal ? element.size.height : element.size.width))
        }
        return isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    private func add(_ element: Element, at origin: CGPoint, to result: SolvedGroup) {
        if let group = element.group {
            for var item in group.items {
                item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
                result.items.append(item)
            }
            for var attached in group.attached {
                attached.frame = attached.frame.offsetBy(dx: origin.x, dy: origin.y)
                result.attached.append(attached)
            }
            return
        }
        let free = element.item.layoutSize.freeAxes
        var insets = element.item.contentInsets
        if free.contains(.horizontal) {
            insets.leading = 0
            insets.trailing = 0
        }
        if free.contains(.vertical) {
            insets.top = 0
            insets.bottom = 0
        }
        let frame = CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(element.size.width - insets.leading - insets.trailing, 0),
            height: max(element.size.height - insets.top - insets.bottom, 0))
        result.items.append(
            SolvedGroup.Item(frame: frame, freeAxes: free, badges: element.item.supplementaryItems))
    }
}
