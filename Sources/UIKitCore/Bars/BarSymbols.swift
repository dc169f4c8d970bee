/// The titles and symbols of the system's bar items.
@MainActor
enum BarSymbols {
    static let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)

    static let backIndicator =
        UIImage(
            systemName: "chevron.backward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large))
        ?? UIImage()

    /// The title of an item that is text; nil for symbols.
    static func title(_ item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .done: SystemStrings.text(.done)
        case .cancel: SystemStrings.text(.cancel)
        case .edit: SystemStrings.text(.edit)
        case .save: SystemStrings.text(.save)
        case .undo: SystemBehavior.majorVersion >= 13 ? nil : "Undo"
        case .redo: SystemBehavior.majorVersion >= 13 ? nil : "Redo"
        default: nil
        }
    }

    private static func symbol(_ item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .pageCurl: "book.pages"
        case .close: "xmark.circle.fill"
        case .writingTools: "apple.writing.tools"
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
        }
    }

    static func image(_ item: UIBarButtonItem.SystemItem) -> UIImage? {
        guard let name = symbol(item) else { return nil }
        if item == .close {
            let size = UIImage.SymbolConfiguration(pointSize: 26, weight: .regular)
            return UIImage(systemName: name, withConfiguration: size)
        }
        return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage(systemName: name)
    }

    /// What a person hears of a symbol.
    static func spokenName(_ item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Page curl"
        case .close: "Close"
        case .writingTools: "Writing Tools"
        case .done, .cancel, .edit, .save: title(item)
        case .flexibleSpace, .fixedSpace: nil
        }
    }
}
