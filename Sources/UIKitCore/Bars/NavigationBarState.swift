/// What the controller tells its bar about heights and the content below.
struct NavigationBarState: Equatable {
    /// The height of the row with title and buttons; nil lets the bar decide.
    var rowHeight: CGFloat?
    /// The part of the large title that is seen, in points; more than its height while the content is pulled down.
    var largeTitle: CGFloat = 0
    /// The part of the search bar that is seen.
    var search: CGFloat = 0
    /// Whether no content is under the bar.
    var isAtScrollEdge = false
    /// Whether the row is left out, as while a search is going on.
    var hidesRow = false
}

/// The views of a navigation bar.
@MainActor
final class NavigationBarContent {
    let background = BarBackgroundView(isBottomBar: false)
    let prompt = UILabel()
    let title = UILabel()
    let largeTitle = UILabel()
    /// Cuts the large title off as it goes under the row above.
    let largeTitleArea = UIView()
    let searchArea = UIView()
    let backButton = BarButtonView()
    /// Over a title that has a menu.
    let titleMenu = TitleMenuButton()
    weak var titleView: UIView?
    /// The views of bar button items that are shown.
    var itemViews: [UIView] = []
}
