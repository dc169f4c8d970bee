extension ToolkitMembers {
    /// What apps reach in bars and alerts by key, public or not.
    static func registerBars() {
        MemberTables.register(UIAlertAction.self) { t in
            t.property("titleTextColor", UIAlertAction.self, { $0._titleColor }, { $0._titleColor = $1 })
            t.property("image", UIAlertAction.self, { $0._image }, { $0._image = $1 })
        }
        MemberTables.register(UIAlertController.self) { t in
            t.property(
                "attributedTitle", UIAlertController.self, { $0._attributedTitle }, { $0._attributedTitle = $1 })
            t.property(
                "attributedMessage", UIAlertController.self, { $0._attributedMessage }, { $0._attributedMessage = $1 })
            t.property("contentViewController", UIAlertController.self, { $0._content }, { $0._content = $1 })
        }
        MemberTables.register(UITabBarController.self) { t in
            t.property("tabBar", UITabBarController.self, { $0.tabBar }, { $0._replaceBar($1) })
            t.property("selectedIndex", UITabBarController.self, { $0.selectedIndex }, { $0.selectedIndex = $1 })
        }
        MemberTables.register(UINavigationBar.self) { t in
            t.property("hidesShadow", UINavigationBar.self, { $0._hidesShadow }, { $0._hidesShadow = $1 })
        }
    }
}
