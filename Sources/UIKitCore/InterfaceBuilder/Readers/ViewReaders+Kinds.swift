extension ViewReaders {
    /// Every element that stands for a view.
    static let kinds: [String: Kind] = [
        "view": Kind(UIView.self),
        "containerView": Kind(UIView.self),
        "window": Kind(UIWindow.self),
        "label": Kind(UILabel.self, [BasicViewReaders.label]),
        "imageView": Kind(UIImageView.self, [BasicViewReaders.imageView]),
        "stackView": Kind(UIStackView.self, [BasicViewReaders.stackView], contents: BasicViewReaders.stackContents),
        "scrollView": Kind(UIScrollView.self, [BasicViewReaders.scrollView]),
        "control": Kind(UIControl.self, [ControlReaders.control]),
        "button": Kind(UIButton.self, [ControlReaders.control, ButtonReader.button]),
        "switch": Kind(UISwitch.self, [ControlReaders.control, ControlReaders.toggle]),
        "slider": Kind(UISlider.self, [ControlReaders.control, ControlReaders.slider]),
        "segmentedControl": Kind(UISegmentedControl.self, [ControlReaders.control, ControlReaders.segmented]),
        "pageControl": Kind(UIPageControl.self, [ControlReaders.control, ControlReaders.pageControl]),
        "progressView": Kind(UIProgressView.self, [ControlReaders.progress]),
        "activityIndicatorView": Kind(UIActivityIndicatorView.self, [ControlReaders.activityIndicator]),
    ]
}
