extension ViewReaders {
    /// Every element that stands for a view.
    static let kinds: [String: Kind] = basicKinds.merging(controlKinds) { first, _ in first }
        .merging(barKinds) { first, _ in first }.merging(listKinds) { first, _ in first }

    private static let barKinds: [String: Kind] = [
        "navigationBar": Kind(
            UINavigationBar.self, [BarViewReaders.navigationBar], contents: BarViewReaders.navigationItems),
        "toolbar": Kind(UIToolbar.self, [BarViewReaders.toolbar], contents: BarViewReaders.toolbarItems),
        "tabBar": Kind(UITabBar.self, [BarViewReaders.tabBar], contents: BarViewReaders.tabItems),
        "searchBar": Kind(UISearchBar.self, [BarViewReaders.searchBar]),
    ]

    private static let listKinds: [String: Kind] = [
        "tableView": Kind(
            UITableView.self, [BasicViewReaders.scrollView, TableReaders.table], contents: TableReaders.tableContents),
        "tableViewCell": Kind(UITableViewCell.self, [CellReaders.tableCell], contents: CellReaders.tableCellContents),
        "tableViewHeaderFooterView": Kind(UITableViewHeaderFooterView.self),
        "tableViewCellContentView": Kind(UIView.self),
        "collectionViewCellContentView": Kind(UIView.self),
        "collectionView": Kind(
            UICollectionView.self, [BasicViewReaders.scrollView, TableReaders.collection],
            contents: TableReaders.collectionContents),
        "collectionViewCell": Kind(
            UICollectionViewCell.self, [CellReaders.reusableView], contents: CellReaders.collectionCellContents),
        "collectionReusableView": Kind(UICollectionReusableView.self, [CellReaders.reusableView]),
    ]

    private static let basicKinds: [String: Kind] = [
        "view": Kind(UIView.self),
        "containerView": Kind(UIView.self),
        "window": Kind(UIWindow.self),
        "label": Kind(UILabel.self, [BasicViewReaders.label]),
        "imageView": Kind(UIImageView.self, [BasicViewReaders.imageView]),
        "stackView": Kind(UIStackView.self, [BasicViewReaders.stackView], contents: BasicViewReaders.stackContents),
        "scrollView": Kind(UIScrollView.self, [BasicViewReaders.scrollView]),
        "visualEffectView": Kind(
            UIVisualEffectView.self, [EffectReaders.effectView], contents: EffectReaders.contents),
        "progressView": Kind(UIProgressView.self, [ControlReaders.progress]),
        "activityIndicatorView": Kind(UIActivityIndicatorView.self, [ControlReaders.activityIndicator]),
        "pickerView": Kind(UIPickerView.self, [PickerReaders.pickerView]),
        "textView": Kind(UITextView.self, [BasicViewReaders.scrollView, TextInputReaders.textView]),
    ]

    private static let controlKinds: [String: Kind] = [
        "control": Kind(UIControl.self, [ControlReaders.control]),
        "button": Kind(UIButton.self, [ControlReaders.control, ButtonReader.button]),
        "switch": Kind(UISwitch.self, [ControlReaders.control, ControlReaders.toggle]),
        "slider": Kind(UISlider.self, [ControlReaders.control, ControlReaders.slider]),
        "segmentedControl": Kind(UISegmentedControl.self, [ControlReaders.control, ControlReaders.segmented]),
        "pageControl": Kind(UIPageControl.self, [ControlReaders.control, ControlReaders.pageControl]),
        "textField": Kind(UITextField.self, [ControlReaders.control, TextInputReaders.textField]),
        "stepper": Kind(UIStepper.self, [ControlReaders.control, PickerReaders.stepper]),
        "datePicker": Kind(UIDatePicker.self, [ControlReaders.control, PickerReaders.datePicker]),
        "refreshControl": Kind(UIRefreshControl.self, [ControlReaders.control, PickerReaders.refreshControl]),
    ]
}
