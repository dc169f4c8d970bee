import DeviceCatalog

/// The changes that one running app goes through on one device, as a list of configurations; the first is where it starts.
struct TransitionWalk {
    let configurations: [GalleryConfiguration]

    var start: GalleryConfiguration { configurations[0] }

    /// One walk a device, system, direction and language; of a shard only its part.
    ///
    /// A walk starts in the first window, goes through all windows of the next orientation, back through those of the one after,
    /// and so on, and ends where it started. Then the other text sizes and appearances follow, each from the start and back.
    static func all(_ options: GalleryOptions, app: AppRestrictions? = nil) throws -> [TransitionWalk] {
        var base = options
        base.shard = nil
        let sizes = options.textSizes ?? [.L, .AX3]
        base.textSizes = [sizes[0]]
        let appearances = options.appearancesAreChosen ? options.appearances : [.light, .dark]
        base.appearances = [appearances[0]]
        if !options.orientationsAreChosen { base.orientations = [.portrait, .landscapeRight, .landscapeLeft] }
        let all = try GalleryMatrix.configurations(base, app: app)

        var groups: [(key: GroupKey, members: [GalleryConfiguration])] = []
        for configuration in all {
            let key = GroupKey(configuration)
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].members.append(configuration)
            } else {
                groups.append((key, [configuration]))
            }
        }
        let walks = groups.map { walk(through: $0.members, options, sizes: sizes, appearances: appearances) }
            .filter { $0.configurations.count > 1 }
        guard !walks.isEmpty else {
            throw UsageError("--transitions needs at least two windows, text sizes or appearances.", in: .gallery)
        }
        return options.shard?.part(of: walks) ?? walks
    }

    private struct GroupKey: Hashable {
        let device: Device
        let system: SystemVersion
        let direction: LayoutDirection
        let language: String?

        init(_ configuration: GalleryConfiguration) {
            device = configuration.window.device
            system = configuration.system
            direction = configuration.direction
            language = configuration.language
        }
    }

    private static func walk(
        through members: [GalleryConfiguration], _ options: GalleryOptions, sizes: [TextSize], appearances: [Appearance]
    ) -> TransitionWalk {
        let orientations = unique(members.map(\.window.orientation)).filter { orientation in
            // The other landscape side of a pad is the same but for the camera.
            options.orientationsAreChosen || members[0].window.device.idiom == .phone || orientation != .landscapeLeft
        }
        let start = members[0]
        var steps = [start]
        for (index, orientation) in (orientations.dropFirst() + orientations.prefix(1)).enumerated() {
            let here = members.filter { $0.window.orientation == orientation }
            steps += index.isMultiple(of: 2) ? here : here.reversed()
        }
        steps.append(start)
        for size in sizes.dropFirst() { steps += [start.with(textSize: size), start] }
        for appearance in appearances.dropFirst() { steps += [start.with(appearance: appearance), start] }
        return TransitionWalk(
            configurations: steps.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    }
}

extension GalleryConfiguration {
    func with(textSize: TextSize? = nil, appearance: Appearance? = nil) -> GalleryConfiguration {
        GalleryConfiguration(
            window: window, system: system, textSize: textSize ?? self.textSize,
            appearance: appearance ?? self.appearance, direction: direction, language: language,
            phoneWindow: phoneWindow)
    }

    /// What changes on the way from `other`, for instance "to landscape, 1/2".
    func change(from other: GalleryConfiguration) -> String {
        var parts: [String] = []
        if window.orientation != other.window.orientation {
            let isOtherSide = window.orientation.isLandscape == other.window.orientation.isLandscape
            switch window.orientation {
            case .portrait: parts.append("portrait")
            case .portraitUpsideDown: parts.append("portrait upside down")
            case .landscapeLeft: parts.append(isOtherSide ? "the other landscape" : "landscape left")
            case .landscapeRight: parts.append(isOtherSide ? "the other landscape" : "landscape")
            }
        }
        if windowName != other.windowName {
            parts.append(window.mode == .free ? windowName : window.mode.title)
        }
        if textSize != other.textSize { parts.append("text size \(textSize.rawValue)") }
        if appearance != other.appearance { parts.append(appearance.rawValue) }
        return "to " + parts.joined(separator: ", ")
    }
}
