extension ToolkitMembers {
    static func registerControllers() {
        MemberTables.register(UIViewController.self) { t in
            t.value("title", \UIViewController.title)
            t.value("view", \UIViewController.view)
            t.value("modalPresentationStyle", \UIViewController.modalPresentationStyle)
            t.value("modalTransitionStyle", \UIViewController.modalTransitionStyle)
            t.value("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
            t.value("preferredContentSize", \UIViewController.preferredContentSize)
            t.reading("navigationController", \UIViewController.navigationController)
            t.reading("tabBarController", \UIViewController.tabBarController)
            t.reading("parentViewController", \UIViewController.parent)
            t.reading("presentedViewController", \UIViewController.presentedViewController)
            t.action(
                Selector(
                    "dismissViewControllerAnimated:completion:",
                    call: { (o: UIViewController, animated: Bool) in o.dismiss(animated: animated) }))
        }
        MemberTables.register(UINavigationController.self) { t in
            t.action(
                Selector(
                    "popViewControllerAnimated:",
                    call: { (o: UINavigationController, animated: Bool) in o.popViewController(animated: animated) }))
            t.action(
                Selector(
                    "popToRootViewControllerAnimated:",
                    call: { (o: UINavigationController, animated: Bool) in
                        o.popToRootViewController(animated: animated)
                    }))
        }
        MemberTables.register(UITabBarController.self) { t in
            t.value("selectedIndex", \UITabBarController.selectedIndex)
        }
    }
}
