/// What a table remembers between layouts.
@MainActor
struct TableState {
    /// Nil until the data source was asked.
    var geometry: TableGeometry?
    /// The rows of each section as the data source last said.
    var counts: [Int]?
    var isLoading = false
    var menuPress: ListMenuPress?
    var headerView: UIView?
    var footerView: UIView?
    var backgroundView: UIView?
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var ownBackgroundColor: UIColor?
    /// In the order of selection.
    var selected: [IndexPath] = []
    var isEditing = false
    /// The width, scale and text size the heights were worked out for.
    var measuredWidth: CGFloat?
    /// The margin that the cells have.
    var followedMargin: CGFloat?
    var measuredHeaderHeight: CGFloat = 0
    /// The topmost visible row after the last layout: what is above it may change without moving it.
    var anchor: IndexPath?
    /// A row out of sight whose cell is left in place because somebody types into it.
    var keptForInput: IndexPath?
    /// The row that stays at the top of what is seen; nil after somebody scrolled.
    var held: HeldRow?
    /// What the last layout held its row under: the heights' basis and the upper inset.
    var holding: (basis: HeldRow.Basis, top: CGFloat)?
    /// Heights of another width or text size: better guesses than estimates.
    var guesses: TableGeometry?
    /// Headers and footers whose views were asked for before they were shown.
    var preparedHeaders: [Int: UIView] = [:]
    var preparedFooters: [Int: UIView] = [:]
    /// Cells kept while the data source configures them anew.
    var reconfigured: [IndexPath: UITableViewCell] = [:]
    var updateDepth = 0
    var update = TableUpdate()
    var isTiling = false
    var touch = TableTouch()
    var indexView: TableIndexView?
    var indexTitles: [String]?
    var showsIndex = false
    var fillers: [UIView] = []
    var swipe: OpenSwipe?
    var reorder: TableReorder?
    var prefetched: Set<IndexPath> = []
}
