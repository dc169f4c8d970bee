/// Which properties a proxy of a class may set.
@MainActor
enum AppearanceTable {
    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    private static let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]

    static func properties(of type: AnyClass) -> [AppearanceProperty] {
        var result: [AppearanceProperty] = []
        for entry in tables where isClass(type, below: entry.type) { result += entry.properties() }
        // Properties an app's class has declared to Objective-C, by name.
        let table = MemberTables.table(of: type)
        for (key, property) in table.properties {
            guard let get = property.get, let set = property.set else { continue }
            result.append(AppearanceProperty(key, get: { get($0) }, set: { _ = set($0, $1) }))
        }
        return result
    }

    private static func isClass(_ type: AnyClass, below owner: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let now = current {
            if now == owner { return true }
            current = _getSuperclass(now)
        }
        return false
    }

    private static let tables: [(type: AnyClass, properties: @MainActor () -> [AppearanceProperty])] = [
        (UIView.self, view), (UILabel.self, label), (UIButton.self, button), (UITextField.self, textField),
        (UITextView.self, textView), (UISwitch.self, toggle), (UISlider.self, slider), (UIStepper.self, stepper),
        (UIProgressView.self, progress), (UISegmentedControl.self, segments), (UIPageControl.self, pages),
        (UIActivityIndicatorView.self, activity), (UISearchBar.self, searchBar), (UIScrollView.self, scroll),
        (UITableView.self, table), (UITableViewCell.self, cell), (UINavigationBar.self, navigationBar),
        (UITabBar.self, tabBar), (UIToolbar.self, toolbar), (UIVisualEffectView.self, effect),
        (UIBarItem.self, item), (UIBarButtonItem.self, barButton), (UITabBarItem.self, tabItem),
    ]

    private static func view() -> [AppearanceProperty] {
        [
            .path(\UIView._tintColor), .path(\UIView.backgroundColor), .path(\UIView.alpha),
            .path(\UIView.semanticContentAttribute), .path(\UIView.isExclusiveTouch),
        ]
    }

    private static func label() -> [AppearanceProperty] {
        [
            .path(\UILabel.font), .path(\UILabel.textColor), .path(\UILabel.shadowColor), .path(\UILabel.shadowOffset),
            .path(\UILabel.highlightedTextColor), .path(\UILabel.adjustsFontForContentSizeCategory),
        ]
    }

    private static func button() -> [AppearanceProperty] {
        AppearanceProperty.keyed(
            "titleColor", states, { (b: UIButton, s) in b.content.byState[s]?.titleColor },
            { $0.setTitleColor($2, for: $1) })
            + AppearanceProperty.keyed(
                "backgroundImage", states, { (b: UIButton, s) in b.backgroundImage(for: s) },
                { $0.setBackgroundImage($2, for: $1) })
            + [.path(\UIButton.contentEdgeInsets)]
    }

    private static func textField() -> [AppearanceProperty] {
        [
            .path(\UITextField.font), .path(\UITextField.textColor), .path(\UITextField.borderStyle),
            .path(\UITextField.keyboardAppearance), .path(\UITextField.background),
            .path(\UITextField.disabledBackground), .path(\UITextField.defaultTextAttributes),
        ]
    }

    private static func textView() -> [AppearanceProperty] {
        [.path(\UITextView.font), .path(\UITextView.textColor), .path(\UITextView.keyboardAppearance)]
    }

    private static func toggle() -> [AppearanceProperty] {
        [.path(\UISwitch.onTintColor), .path(\UISwitch.thumbTintColor)]
    }

    private static func slider() -> [AppearanceProperty] {
        [
            .path(\UISlider.minimumTrackTintColor), .path(\UISlider.maximumTrackTintColor),
            .path(\UISlider.thumbTintColor),
        ]
    }

    private static func stepper() -> [AppearanceProperty] {
        AppearanceProperty.keyed(
            "increment", states, { (s: UIStepper, state) in s.incrementImage(for: state) },
            { $0.setIncrementImage($2, for: $1) })
            + AppearanceProperty.keyed(
                "decrement", states, { (s: UIStepper, state) in s.decrementImage(for: state) },
                { $0.setDecrementImage($2, for: $1) })
    }

    private static func progress() -> [AppearanceProperty] {
        [.path(\UIProgressView.progressTintColor), .path(\UIProgressView.trackTintColor)]
    }

    private static func segments() -> [AppearanceProperty] {
        AppearanceProperty.keyed(
            "titleTextAttributes", states, { (c: UISegmentedControl, s) in c.titleTextAttributes(for: s) },
            { $0.setTitleTextAttributes($2, for: $1) }) + [.path(\UISegmentedControl.selectedSegmentTintColor)]
    }

    private static func pages() -> [AppearanceProperty] {
        [.path(\UIPageControl.pageIndicatorTintColor), .path(\UIPageControl.currentPageIndicatorTintColor)]
    }

    private static func activity() -> [AppearanceProperty] { [.path(\UIActivityIndicatorView.color)] }

    private static func searchBar() -> [AppearanceProperty] {
        [
            .path(\UISearchBar.barTintColor), .path(\UISearchBar.searchBarStyle), .path(\UISearchBar.backgroundImage),
            .path(\UISearchBar.searchFieldBackgroundPositionAdjustment), .path(\UISearchBar.placeholder),
            .path(\UISearchBar.isTranslucent),
        ]
    }

    private static func scroll() -> [AppearanceProperty] {
        [
            .path(\UIScrollView.indicatorStyle), .path(\UIScrollView.keyboardDismissMode),
            .path(\UIScrollView.contentInsetAdjustmentBehavior), .path(\UIScrollView.bounces),
            .path(\UIScrollView.showsVerticalScrollIndicator), .path(\UIScrollView.showsHorizontalScrollIndicator),
        ]
    }

    private static func table() -> [AppearanceProperty] {
        [
            .path(\UITableView.separatorColor), .path(\UITableView.separatorInset), .path(\UITableView.separatorStyle),
            .path(\UITableView.sectionIndexColor), .path(\UITableView.sectionIndexBackgroundColor),
            .path(\UITableView.sectionHeaderTopPadding), .path(\UITableView.rowHeight),
        ]
    }

    private static func cell() -> [AppearanceProperty] {
        [.path(\UITableViewCell.selectionStyle), .path(\UITableViewCell.selectedBackgroundView)]
    }

    private static func navigationBar() -> [AppearanceProperty] {
        AppearanceProperty.keyed(
            "backgroundImage", metrics, { (b: UINavigationBar, m) in b.backgroundImage(for: m) },
            { $0.setBackgroundImage($2, for: $1) })
            + [
                .path(\UINavigationBar.barStyle), .path(\UINavigationBar.barTintColor),
                .path(\UINavigationBar.isTranslucent), .path(\UINavigationBar.titleTextAttributes),
                .path(\UINavigationBar.largeTitleTextAttributes), .path(\UINavigationBar.prefersLargeTitles),
                .path(\UINavigationBar.shadowImage), .path(\UINavigationBar.backIndicatorImage),
                .path(\UINavigationBar.standardAppearance) { $0.standardAppearance._bar == nil },
                .path(\UINavigationBar.compactAppearance),
                .path(\UINavigationBar.scrollEdgeAppearance), .path(\UINavigationBar.compactScrollEdgeAppearance),
            ]
    }

    private static func tabBar() -> [AppearanceProperty] {
        [
            .path(\UITabBar.barStyle), .path(\UITabBar.barTintColor), .path(\UITabBar.isTranslucent),
            .path(\UITabBar.unselectedItemTintColor), .path(\UITabBar.backgroundImage), .path(\UITabBar.shadowImage),
            .path(\UITabBar.selectionIndicatorImage),
            .path(\UITabBar.standardAppearance) { $0.standardAppearance._bar == nil },
            .path(\UITabBar.scrollEdgeAppearance), .path(\UITabBar.itemPositioning),
        ]
    }

    private static func toolbar() -> [AppearanceProperty] {
        [
            .path(\UIToolbar.barStyle), .path(\UIToolbar.barTintColor), .path(\UIToolbar.isTranslucent),
            .path(\UIToolbar.standardAppearance) { $0.standardAppearance._bar == nil },
            .path(\UIToolbar.compactAppearance),
            .path(\UIToolbar.scrollEdgeAppearance),
        ]
    }

    private static func effect() -> [AppearanceProperty] { [.path(\UIVisualEffectView.effect)] }

    private static func item() -> [AppearanceProperty] {
        AppearanceProperty.keyed(
            "titleTextAttributes", states, { (i: UIBarItem, s) in i.titleTextAttributes(for: s) },
            { $0.setTitleTextAttributes($2, for: $1) })
    }

    private static func barButton() -> [AppearanceProperty] {
        AppearanceProperty.keyed(
            "titlePosition", metrics, { (i: UIBarButtonItem, m) in i.titlePositionAdjustment(for: m) },
            { $0.setTitlePositionAdjustment($2, for: $1) })
            + AppearanceProperty.keyed(
                "backTitlePosition", metrics,
                { (i: UIBarButtonItem, m) in i.backButtonTitlePositionAdjustment(for: m) },
                { $0.setBackButtonTitlePositionAdjustment($2, for: $1) })
            + AppearanceProperty.keyed(
                "backgroundImage", states,
                { (i: UIBarButtonItem, s) in i.backgroundImage(for: s, barMetrics: .default) },
                { $0.setBackgroundImage($2, for: $1, barMetrics: .default) })
            + AppearanceProperty.keyed(
                "backBackgroundImage", states,
                { (i: UIBarButtonItem, s) in i.backButtonBackgroundImage(for: s, barMetrics: .default) },
                { $0.setBackButtonBackgroundImage($2, for: $1, barMetrics: .default) })
            + [.path(\UIBarButtonItem.tintColor), .path(\UIBarItem.title)]
    }

    private static func tabItem() -> [AppearanceProperty] {
        [.path(\UITabBarItem.titlePositionAdjustment), .path(\UITabBarItem.badgeColor)]
    }
}
