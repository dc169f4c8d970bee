/// Names of UIKit that the sources use without declaring them.
enum KnownUIKit {
    /// Selectors of UIKit's own methods, for `#selector(name)` without argument labels.
    static let selectors: [String: String] = [
        "reloadData": "reloadData", "resignFirstResponder": "resignFirstResponder",
        "becomeFirstResponder": "becomeFirstResponder", "endEditing": "endEditing:", "layoutIfNeeded": "layoutIfNeeded",
        "setNeedsLayout": "setNeedsLayout", "setNeedsDisplay": "setNeedsDisplay", "layoutSubviews": "layoutSubviews",
        "removeFromSuperview": "removeFromSuperview", "dismiss": "dismissViewControllerAnimated:completion:",
        "viewDidLoad": "viewDidLoad", "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
        "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
        "popViewController": "popViewControllerAnimated:",
        "popToRootViewController": "popToRootViewControllerAnimated:",
        "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:", "selectAll": "selectAll:",
        "delete": "delete:", "setEditing": "setEditing:animated:", "beginRefreshing": "beginRefreshing",
        "endRefreshing": "endRefreshing", "startAnimating": "startAnimating", "stopAnimating": "stopAnimating",
        "undo": "undo", "redo": "redo", "invalidate": "invalidate", "fire": "fire", "awakeFromNib": "awakeFromNib",
        "invalidateLayout": "invalidateLayout", "prepareForReuse": "prepareForReuse", "sizeToFit": "sizeToFit",
        "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:", "toggleUnderline": "toggleUnderline:",
    ]

    /// How a member of UIKit that an extension of an app may override is named in full; nil for all others.
    static func replaceable(_ member: String, of type: String) -> String? {
        guard ["UINavigationController", "UITabBarController", "UISplitViewController"].contains(type)
        else { return nil }
        switch member {
        case "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
            "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
            "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden":
            return member
        case "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews": return member + "()"
        default: return nil
        }
    }

    private static let protocolSuffixes = [
        "Delegate", "DataSource", "DataSourcePrefetching", "Protocol", "Transitioning",
    ]
    private static let protocols: Set<String> = [
        "NSObjectProtocol", "NSCoding", "NSCopying", "NSSecureCoding", "NSItemProviderReading", "NSItemProviderWriting",
        "UIAppearance", "UIAppearanceContainer", "UIContentConfiguration", "UIContentView", "UICoordinateSpace",
        "UIViewControllerContextTransitioning", "UITraitEnvironment", "UIContentContainer", "UITextInput", "UIKeyInput",
        "UITextInputTraits", "UIResponderStandardEditActions", "UIStateRestoring",
        "UIPopoverPresentationControllerSourceItem",
        "UIActivityItemSource", "UIDynamicItem", "UIBarPositioning", "UITimingCurveProvider", "UIViewAnimating",
        "UIViewImplicitlyAnimating", "UISearchResultsUpdating", "UIInputViewAudioFeedback", "UILayoutSupport",
        "UIViewControllerInteractiveTransitioning", "UIDocumentBrowserViewControllerDelegate",
        "UIViewControllerPreviewing",
        "UIConfigurationState", "UITraitDefinition", "UIViewRepresentable", "UIViewControllerRepresentable",
        "Codable", "Equatable", "Hashable", "Identifiable", "Sendable", "ObservableObject", "AnyObject", "Comparable",
        "CustomStringConvertible", "Error", "Decodable", "Encodable", "Sequence", "View", "class", "CAAction",
    ]

    static func isProtocol(_ name: String) -> Bool {
        protocols.contains(name) || protocolSuffixes.contains { name.hasSuffix($0) }
    }

    /// A class of UIKit whose root has the member table hook.
    static func isClass(_ name: String) -> Bool {
        var name = name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
        if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
        guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true else { return false }
        return !isProtocol(name) && !name.contains(".")
    }

    /// A class of Foundation or Core Animation, which have no member tables; also the names of common protocols, which
    /// cannot be told from classes in an inheritance clause.
    static func isFoundationClass(_ name: String) -> Bool {
        ["NS", "CA", "CI", "AV", "MK", "WK"].contains { name.hasPrefix($0) }
            || [
                "Operation", "Thread", "Formatter", "XMLParser", "InputStream", "OutputStream", "JSONDecoder",
                "JSONEncoder",
                "DateFormatter", "NumberFormatter", "URLProtocol", "UndoManager", "Bundle", "Progress", "XCTestCase",
            ].contains(name)
            || isProtocol(name)
    }

    /// Calls that only the Objective-C runtime could answer.
    static let impossible: [String: String] = [
        "method_exchangeImplementations": "swizzling needs the Objective-C runtime",
        "class_getInstanceMethod": "swizzling needs the Objective-C runtime",
        "class_getClassMethod": "swizzling needs the Objective-C runtime",
        "class_addMethod": "swizzling needs the Objective-C runtime",
        "class_replaceMethod": "swizzling needs the Objective-C runtime",
        "method_setImplementation": "swizzling needs the Objective-C runtime",
        "object_setClass": "changing an object's class needs the Objective-C runtime",
        "class_copyPropertyList": "listing properties needs the Objective-C runtime",
        "class_copyMethodList": "listing methods needs the Objective-C runtime",
        "objc_getClassList": "listing classes needs the Objective-C runtime",
    ]
}
