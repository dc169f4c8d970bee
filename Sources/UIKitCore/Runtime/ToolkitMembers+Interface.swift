/// What interface files connect and set on the toolkit's own classes.
extension ToolkitMembers {
    static func registerInterfaceMembers() {
        registerOutlets()
        registerProperties()
    }

    private static func registerOutlets() {
        MemberTables.register(UIViewController.self) { t in
            t.property("view", UIViewController.self, { $0.view }, { $0.view = $1 })
            t.property("title", UIViewController.self, { $0.title }, { $0.title = $1 })
        }
        MemberTables.register(UIScrollView.self) { t in t.outlet("delegate", UIScrollView.self) { $0.delegate = $1 } }
        MemberTables.register(UITableView.self) { t in
            t.outlet("delegate", UITableView.self) { $0.delegate = $1 }
            t.outlet("dataSource", UITableView.self) { $0.dataSource = $1 }
            t.outlet("prefetchDataSource", UITableView.self) { $0.prefetchDataSource = $1 }
            t.outlet("tableHeaderView", UITableView.self) { $0.tableHeaderView = $1 }
            t.outlet("tableFooterView", UITableView.self) { $0.tableFooterView = $1 }
            t.outlet("backgroundView", UITableView.self) { $0.backgroundView = $1 }
        }
        MemberTables.register(UICollectionView.self) { t in
            t.outlet("delegate", UICollectionView.self) { $0.delegate = $1 }
            t.outlet("dataSource", UICollectionView.self) { $0.dataSource = $1 }
            t.outlet("prefetchDataSource", UICollectionView.self) { $0.prefetchDataSource = $1 }
            t.outlet("collectionViewLayout", UICollectionView.self) { $0.collectionViewLayout = $1 }
            t.outlet("backgroundView", UICollectionView.self) { $0.backgroundView = $1 }
        }
        MemberTables.register(UITableViewCell.self) { t in
            t.outlet("backgroundView", UITableViewCell.self) { $0.backgroundView = $1 }
            t.outlet("selectedBackgroundView", UITableViewCell.self) { $0.selectedBackgroundView = $1 }
            t.outlet("accessoryView", UITableViewCell.self) { $0.accessoryView = $1 }
            t.outlet("editingAccessoryView", UITableViewCell.self) { $0.editingAccessoryView = $1 }
        }
        MemberTables.register(UICollectionViewCell.self) { t in
            t.outlet("backgroundView", UICollectionViewCell.self) { $0.backgroundView = $1 }
            t.outlet("selectedBackgroundView", UICollectionViewCell.self) { $0.selectedBackgroundView = $1 }
        }
        MemberTables.register(UITextField.self) { t in
            t.outlet("delegate", UITextField.self) { $0.delegate = $1 }
            t.outlet("leftView", UITextField.self) { $0.leftView = $1 }
            t.outlet("rightView", UITextField.self) { $0.rightView = $1 }
        }
        MemberTables.register(UITextView.self) { t in t.outlet("delegate", UITextView.self) { $0.delegate = $1 } }
        MemberTables.register(UISearchBar.self) { t in t.outlet("delegate", UISearchBar.self) { $0.delegate = $1 } }
        MemberTables.register(UIPickerView.self) { t in
            t.outlet("delegate", UIPickerView.self) { $0.delegate = $1 }
            t.outlet("dataSource", UIPickerView.self) { $0.dataSource = $1 }
        }
        MemberTables.register(UIGestureRecognizer.self) { t in
            t.outlet("delegate", UIGestureRecognizer.self) { $0.delegate = $1 }
        }
        registerBarOutlets()
    }

    private static func registerBarOutlets() {
        MemberTables.register(UINavigationBar.self) { t in
            t.outlet("delegate", UINavigationBar.self) { $0.delegate = $1 }
        }
        MemberTables.register(UIToolbar.self) { t in t.outlet("delegate", UIToolbar.self) { $0.delegate = $1 } }
        MemberTables.register(UITabBar.self) { t in t.outlet("delegate", UITabBar.self) { $0.delegate = $1 } }
        MemberTables.register(UINavigationController.self) { t in
            t.outlet("delegate", UINavigationController.self) { $0.delegate = $1 }
        }
        MemberTables.register(UITabBarController.self) { t in
            t.outlet("delegate", UITabBarController.self) { $0.delegate = $1 }
        }
        MemberTables.register(UISplitViewController.self) { t in
            t.outlet("delegate", UISplitViewController.self) { $0.delegate = $1 }
        }
        MemberTables.register(UIPageViewController.self) { t in
            t.outlet("delegate", UIPageViewController.self) { $0.delegate = $1 }
            t.outlet("dataSource", UIPageViewController.self) { $0.dataSource = $1 }
        }
        MemberTables.register(UIBarButtonItem.self) { t in
            t.outlet("customView", UIBarButtonItem.self) { $0.customView = $1 }
        }
        MemberTables.register(UINavigationItem.self) { t in
            t.outlet("titleView", UINavigationItem.self) { $0.titleView = $1 }
            t.outlet("leftBarButtonItem", UINavigationItem.self) { $0.leftBarButtonItem = $1 }
            t.outlet("rightBarButtonItem", UINavigationItem.self) { $0.rightBarButtonItem = $1 }
            t.outlet("backBarButtonItem", UINavigationItem.self) { $0.backBarButtonItem = $1 }
        }
    }

    /// Properties that runtime attributes of interface files set often.
    private static func registerProperties() {
        MemberTables.register(UIView.self) { t in
            t.property("layer", UIView.self) { $0.layer }
            t.property("backgroundColor", UIView.self, { $0.backgroundColor }, { $0.backgroundColor = $1 })
            t.property("tintColor", UIView.self, { $0.tintColor }, { $0.tintColor = $1 })
            t.property("alpha", UIView.self, { $0.alpha }, { $0.alpha = $1 })
            t.property("hidden", UIView.self, { $0.isHidden }, { $0.isHidden = $1 })
            t.property("tag", UIView.self, { $0.tag }, { $0.tag = $1 })
            t.property("clipsToBounds", UIView.self, { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
            t.property(
                "userInteractionEnabled", UIView.self, { $0.isUserInteractionEnabled },
                { $0.isUserInteractionEnabled = $1 })
            t.property(
                "accessibilityIdentifier", UIView.self, { $0.accessibilityIdentifier },
                { $0.accessibilityIdentifier = $1 })
            t.property("accessibilityLabel", UIView.self, { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 })
            t.property("frame", UIView.self, { $0.frame }, { $0.frame = $1 })
        }
        MemberTables.register(UILabel.self) { t in
            t.property("text", UILabel.self, { $0.text }, { $0.text = $1 })
            t.property("textColor", UILabel.self, { $0.textColor }, { $0.textColor = $1 })
            t.property("font", UILabel.self, { $0.font }, { $0.font = $1 })
            t.property("numberOfLines", UILabel.self, { $0.numberOfLines }, { $0.numberOfLines = $1 })
        }
        MemberTables.register(UIButton.self) { t in
            t.property("titleLabel", UIButton.self) { $0.titleLabel }
            t.property("imageView", UIButton.self) { $0.imageView }
        }
        MemberTables.register(UIControl.self) { t in
            t.property("enabled", UIControl.self, { $0.isEnabled }, { $0.isEnabled = $1 })
            t.property("selected", UIControl.self, { $0.isSelected }, { $0.isSelected = $1 })
        }
        MemberTables.register(UIImageView.self) { t in
            t.property("image", UIImageView.self, { $0.image }, { $0.image = $1 })
        }
        MemberTables.register(UITextField.self) { t in
            t.property("text", UITextField.self, { $0.text }, { $0.text = $1 })
            t.property("placeholder", UITextField.self, { $0.placeholder }, { $0.placeholder = $1 })
        }
        MemberTables.register(UIStackView.self) { t in
            t.property("spacing", UIStackView.self, { $0.spacing }, { $0.spacing = $1 })
            t.property(
                "layoutMarginsRelativeArrangement", UIStackView.self, { $0.isLayoutMarginsRelativeArrangement },
                { $0.isLayoutMarginsRelativeArrangement = $1 })
        }
        MemberTables.register(NSLayoutConstraint.self) { t in
            t.property("constant", NSLayoutConstraint.self, { $0.constant }, { $0.constant = $1 })
        }
    }
}
