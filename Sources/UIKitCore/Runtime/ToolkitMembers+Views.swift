extension ToolkitMembers {
    static func registerViews() {
        MemberTables.register(UIView.self) { t in
            t.value("frame", \UIView.frame)
            t.value("bounds", \UIView.bounds)
            t.value("center", \UIView.center)
            t.value("transform", \UIView.transform)
            t.value("alpha", \UIView.alpha)
            t.value("hidden", \UIView.isHidden)
            t.value("isHidden", \UIView.isHidden)
            t.value("opaque", \UIView.isOpaque)
            t.value("tag", \UIView.tag)
            t.value("backgroundColor", \UIView.backgroundColor)
            t.value("tintColor", \UIView.tintColor)
            t.value("clipsToBounds", \UIView.clipsToBounds)
            t.value("contentMode", \UIView.contentMode)
            t.value("userInteractionEnabled", \UIView.isUserInteractionEnabled)
            t.value("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
            t.value("autoresizesSubviews", \UIView.autoresizesSubviews)
            t.value("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
            t.value("layoutMargins", \UIView.layoutMargins)
            t.value("accessibilityIdentifier", \UIView.accessibilityIdentifier)
            t.value("accessibilityLabel", \UIView.accessibilityLabel)
            t.value("accessibilityHint", \UIView.accessibilityHint)
            t.reading("layer", \UIView.layer)
            t.reading("superview", \UIView.superview)
            t.reading("subviews", \UIView.subviews)
            t.reading("window", \UIView.window)
            t.action(Selector("setNeedsLayout", call: { (o: UIView) in o.setNeedsLayout() }))
            t.action(Selector("layoutIfNeeded", call: { (o: UIView) in o.layoutIfNeeded() }))
            t.action(Selector("setNeedsDisplay", call: { (o: UIView) in o.setNeedsDisplay() }))
            t.action(Selector("removeFromSuperview", call: { (o: UIView) in o.removeFromSuperview() }))
            t.action(Selector("sizeToFit", call: { (o: UIView) in o.sizeToFit() }))
            t.action(Selector("endEditing:", call: { (o: UIView, force: Bool) in o.endEditing(force) }))
        }
        MemberTables.register(UILabel.self) { t in
            t.value("text", \UILabel.text)
            t.value("attributedText", \UILabel.attributedText)
            t.value("font", \UILabel.font)
            t.value("textColor", \UILabel.textColor)
            t.value("textAlignment", \UILabel.textAlignment)
            t.value("numberOfLines", \UILabel.numberOfLines)
            t.value("lineBreakMode", \UILabel.lineBreakMode)
            t.value("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
            t.value("minimumScaleFactor", \UILabel.minimumScaleFactor)
            t.value("highlighted", \UILabel.isHighlighted)
            t.value("enabled", \UILabel.isEnabled)
        }
        MemberTables.register(UIImageView.self) { t in
            t.value("image", \UIImageView.image)
            t.value("highlighted", \UIImageView.isHighlighted)
        }
        MemberTables.register(UIScrollView.self) { t in
            t.value("contentOffset", \UIScrollView.contentOffset)
            t.value("contentSize", \UIScrollView.contentSize)
            t.value("contentInset", \UIScrollView.contentInset)
            t.value("scrollEnabled", \UIScrollView.isScrollEnabled)
            t.value("pagingEnabled", \UIScrollView.isPagingEnabled)
            t.value("bounces", \UIScrollView.bounces)
            t.value("zoomScale", \UIScrollView.zoomScale)
            t.value("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
            t.value("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        }
        MemberTables.register(UIStackView.self) { t in
            t.value("axis", \UIStackView.axis)
            t.value("spacing", \UIStackView.spacing)
            t.value("alignment", \UIStackView.alignment)
            t.value("distribution", \UIStackView.distribution)
        }
        MemberTables.register(UITableView.self) { t in
            t.value("rowHeight", \UITableView.rowHeight)
            t.value("separatorColor", \UITableView.separatorColor)
            t.value("tableHeaderView", \UITableView.tableHeaderView)
            t.value("tableFooterView", \UITableView.tableFooterView)
            t.action(Selector("reloadData", call: { (o: UITableView) in o.reloadData() }))
        }
        MemberTables.register(UICollectionView.self) { t in
            t.action(Selector("reloadData", call: { (o: UICollectionView) in o.reloadData() }))
        }
        MemberTables.register(NSLayoutConstraint.self) { t in
            t.value("constant", \NSLayoutConstraint.constant)
            t.value("active", \NSLayoutConstraint.isActive)
            t.value("priority", \NSLayoutConstraint.priority)
            t.value("identifier", \NSLayoutConstraint.identifier)
        }
    }
}
