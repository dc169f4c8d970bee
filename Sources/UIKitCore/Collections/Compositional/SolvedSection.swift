/// A section of a compositional layout with everything placed, left to right, counted from the start of the section.
///
/// `main` is the direction of scrolling. Groups that no view's own size changed share one solution.
@MainActor
final class SolvedSection {
    struct Placed {
        var group: SolvedGroup
        var origin: CGPoint
        var first: Int
    }

    struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
        var isBefore: Bool?
    }

    let section: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    let isVertical: Bool
    let count: Int
    private(set) var groups: [Placed] = []
    private(set) var boundaries: [Boundary] = []
    /// Along the scroll direction.
    private(set) var length: CGFloat = 0
    /// The room of groups of a section that scrolls across: frame in the section, and the content's length across.
    private(set) var orthogonal: (frame: CGRect, length: CGFloat, page: CGFloat)?
    /// Where the section is in the layout.
    var start: CGFloat = 0
    /// The length of the view across the scroll direction.
    let across: CGFloat
    /// Before everything; pinned headers begin after it.
    let roomAbove: CGFloat
    /// The room beside the insets that the references stand for.
    let sideInsets: NSDirectionalEdgeInsets
    let supplementaryInsets: NSDirectionalEdgeInsets

    init(
        _ section: NSCollectionLayoutSection, count: Int, environment: LayoutEnvironment, isVertical: Bool,
        across: CGFloat,
        isFirst: Bool, measured: [Int: CGSize], measuredBoundaries: [String: CGSize]
    ) {
        roomAbove = section._roomAbove(isFirst: isFirst)
        self.section = section
        self.count = count
        self.environment = environment
        self.isVertical = isVertical
        self.across = across
        sideInsets = Self.insets(section.contentInsetsReference, environment, isVertical)
        let supplementary = section.supplementaryContentInsetsReference
        supplementaryInsets =
            supplementary == .automatic ? sideInsets : Self.insets(supplementary, environment, isVertical)
        solve(measured, measuredBoundaries)
    }

    /// The insets at the sides; along the scroll direction the collection view's own insets count.
    private static func insets(
        _ reference: UIContentInsetsReference, _ environment: LayoutEnvironment, _ isVertical: Bool
    ) -> NSDirectionalEdgeInsets {
        var insets: NSDirectionalEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: insets = environment.container.contentInsets
        case .layoutMargins: insets = environment.view?.directionalLayoutMargins ?? .zero
        case .readableContent:
            guard let view = environment.view else { return .zero }
            let frame = view.readableContentGuide.layoutFrame
            let side = max(frame.minX - view.bounds.minX, 0)
            insets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        if isVertical {
            insets.top = 0
            insets.bottom = 0
        } else {
            insets.leading = 0
            insets.trailing = 0
        }
        return insets
    }

    private func solve(_ measured: [Int: CGSize], _ measuredBoundaries: [String: CGSize]) {
        let insets = section.contentInsets
        let full = environment.container.contentSize
        let room = CGSize(
            width: full.width - sideInsets.leading - sideInsets.trailing - insets.leading - insets.trailing,
            height: full.height - sideInsets.top - sideInsets.bottom - insets.top - insets.bottom)
        let follows = section.supplementariesFollowContentInsets
        let outside = supplementaryInsets
        var sides = (
            start: isVertical ? outside.leading : outside.top, end: isVertical ? outside.trailing : outside.bottom
        )
        if follows {
            sides.start += isVertical ? insets.leading : insets.top
            sides.end += isVertical ? insets.trailing : insets.bottom
        }
        let boundaryRoom =
            isVertical
            ? CGSize(width: full.width - sides.start - sides.end, height: full.height)
            : CGSize(width: full.width, height: full.height - sides.start - sides.end)

        let before = placeBoundaries(true, at: roomAbove, room: boundaryRoom, sides: sides, measuredBoundaries)
        let groupsStart = before + (isVertical ? insets.top : insets.leading)
        let crossStart =
            isVertical ? sideInsets.leading + insets.leading : sideInsets.top + insets.top
        var solver = GroupSolver(next: 0, end: count, environment: environment) { measured[$0] }
        var template: SolvedGroup?
        let isAcross = section.orthogonalScrollingBehavior != .none
        let mainIsX = isVertical == isAcross
        var main: CGFloat = 0
        var depth: CGFloat = 0
        var first = 0
        while first < count {
            let solved: SolvedGroup
            if let template, template.items.count <= count - first,
                measured.isEmpty || !(first..<first + template.items.count).contains(where: { measured[$0] != nil })
            {
                solved = template
            } else {
                solver = GroupSolver(next: first, end: count, environment: environment) { measured[$0] }
                solved = solver.solve(section.group, in: room)
                let untouched = !(first..<first + solved.items.count).contains { measured[$0] != nil }
                if template == nil, untouched, first + solved.items.count < count { template = solved }
            }
            guard !solved.items.isEmpty else { break }
            if first > 0 { main += section.interGroupSpacing }
            groups.append(
                Placed(group: solved, origin: mainIsX ? CGPoint(x: main, y: 0) : CGPoint(x: 0, y: main), first: first))
            main += mainIsX ? solved.size.width : solved.size.height
            depth = max(depth, mainIsX ? solved.size.height : solved.size.width)
            first += solved.items.count
        }
        let contentLength: CGFloat
        if isAcross {
            contentLength = groups.isEmpty ? 0 : depth
            for index in groups.indices {
                if mainIsX { groups[index].origin.x += crossStart } else { groups[index].origin.y += crossStart }
            }
            let crossEnd = isVertical ? sideInsets.trailing + insets.trailing : sideInsets.bottom + insets.bottom
            let frame =
                isVertical
                ? CGRect(x: 0, y: groupsStart, width: across, height: contentLength)
                : CGRect(x: groupsStart, y: 0, width: contentLength, height: across)
            let page = groups.first.map { mainIsX ? $0.group.size.width : $0.group.size.height } ?? 0
            orthogonal = (frame, crossStart + main + crossEnd, page + section.interGroupSpacing)
        } else {
            contentLength = main
            for index in groups.indices {
                groups[index].origin.x += isVertical ? crossStart : groupsStart
                groups[index].origin.y += isVertical ? groupsStart : crossStart
            }
        }
        let after = groupsStart + contentLength + (isVertical ? insets.bottom : insets.trailing)
        length = placeBoundaries(false, at: after, room: boundaryRoom, sides: sides, measuredBoundaries)
        placeSideBoundaries(groupsStart, contentLength, room: boundaryRoom, sides: sides, measuredBoundaries)
    }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ room: CGSize, _ measured: [String: CGSize]
    ) -> CGSize { item.layoutSize.size(in: room, measured: measured[item.elementKind]) }

    /// Headers from `place` on, or footers; returns where they end.
    private func placeBoundaries(
        _ isBefore: Bool, at place: CGFloat, room: CGSize, sides: (start: CGFloat, end: CGFloat),
        _ measured: [String: CGSize]
    ) -> CGFloat {
        var place = place
        for item in section.boundarySupplementaryItems where item.isBefore(isVertical: isVertical) == isBefore {
            let size = size(of: item, room, measured)
            let mainLength = isVertical ? size.height : size.width
            let crossLength = isVertical ? size.width : size.height
            let crossRoom = across - sides.start - sides.end
            let cross = sides.start + (crossRoom - crossLength) * item.unitAcross(isVertical: isVertical)
            let main = item.extendsBoundary || isBefore ? place : place - mainLength
            var frame =
                isVertical
                ? CGRect(x: cross, y: main, width: crossLength, height: mainLength)
                : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
            frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
            boundaries.append(Boundary(item: item, frame: frame, isBefore: isBefore))
            if item.extendsBoundary { place += mainLength }
        }
        return place
    }

    private func placeSideBoundaries(
        _ start: CGFloat, _ length: CGFloat, room: CGSize, sides: (start: CGFloat, end: CGFloat),
        _ measured: [String: CGSize]
    ) {
        for item in section.boundarySupplementaryItems where item.isBefore(isVertical: isVertical) == nil {
            let size = size(of: item, room, measured)
            let unit = item.unitAcross(isVertical: isVertical)
            let rect =
                isVertical
                ? CGRect(
                    x: sides.start + (across - sides.start - sides.end - size.width) * unit,
                    y: start + (length - size.height) / 2, width: size.width, height: size.height)
                : CGRect(
                    x: start + (length - size.width) / 2,
                    y: sides.start + (across - sides.start - sides.end - size.height) * unit, width: size.width,
                    height: size.height)
            boundaries.append(
                Boundary(item: item, frame: rect.offsetBy(dx: item.offset.x, dy: item.offset.y), isBefore: nil))
        }
    }

    /// The group that holds an item.
    func placed(for item: Int) -> Placed? {
        guard item >= 0, item < count, !groups.isEmpty else { return nil }
        var low = 0
        var high = groups.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if groups[middle].first <= item { low = middle } else { high = middle }
        }
        return item - groups[low].first < groups[low].group.items.count ? groups[low] : nil
    }

    /// The groups that meet a range along the direction they follow each other in.
    func groups(from start: CGFloat, to end: CGFloat, alongX: Bool) -> Range<Int> {
        func first(_ placed: Placed) -> CGFloat { alongX ? placed.origin.x : placed.origin.y }
        func last(_ placed: Placed) -> CGFloat {
            alongX ? placed.origin.x + placed.group.size.width : placed.origin.y + placed.group.size.height
        }
        var low = 0
        var high = groups.count
        while low < high {
            let middle = (low + high) / 2
            if last(groups[middle]) >= start { high = middle } else { low = middle + 1 }
        }
        // Custom groups may reach beyond their size.
        low = max(low - 1, 0)
        var past = low
        while past < groups.count, first(groups[past]) <= end { past += 1 }
        return low..<past
    }
}
