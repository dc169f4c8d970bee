/// What of interface files is left out, and whether that matters.
@MainActor
package enum InterfaceSupport {
    /// Reports the attributes and children of an element that no reader asked for.
    static func report(_ element: InterfaceElement, _ document: InterfaceDocument) {
        for name in element.unreadAttributes where !designTimeAttributes.contains(name) {
            let reason = missingAttributes["\(element.name).\(name)"] ?? missingAttributes[name]
            document.warn(
                element, "the attribute \(name) of \(element.name) is not supported" + (reason.map { ": \($0)" } ?? ""))
        }
        for child in element.unreadChildren where !designTimeElements.contains(child.name) {
            reportUnknown(child, document)
        }
    }

    static func reportUnknown(_ element: InterfaceElement, _ document: InterfaceDocument) {
        guard !designTimeElements.contains(element.name) else { return }
        let key = element.key.map { " (\($0))" } ?? ""
        let reason = missingElements[element.name]
        document.warn(element, "the element \(element.name)\(key) is not supported" + (reason.map { ": \($0)" } ?? ""))
    }

    /// For Xcode's canvas, or without an effect on the phone.
    static let designTimeAttributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "fixedFrame", "misplaced", "ambiguous", "colorLabel",
        "customModuleProvider", "customModule", "customClass", "useStoryboardIdentifierAsRestorationIdentifier",
        "simulatedAppContext", "simulatedInterfaceStyle", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "verifyAmbiguity", "nibName", "restorationIdentifier", "dataMode", "tableViewCell", "collectionViewCell",
        "segmentControlStyle", "usesAttributedText", "macIdiomStyle", "behavioralStyle", "canvasLocation",
        "storyboardIdentifier", "catalog", "largeContentSizeImage", "largeContentImage", "showsLargeContentViewer",
        "largeContentTitle", "scalesLargeContentImage", "springLoaded", "pointerInteractionEnabled",
        "focusEffectStyle", "toolTip", "springLoadedInteraction", "allowsExpansionToolTips", "trackingMode",
        "minimumHoverDuration", "ibShadowedLabel",
    ]

    static let designTimeElements: Set<String> = [
        "nil", "gestureRecognizers", "frame", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedToolbarMetrics",
        "simulatedTabBarMetrics",
        "simulatedOrientationMetrics", "simulatedScreenMetrics", "freeformSimulatedSizeMetrics",
        "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedTranslucentNavigationBarMetrics", "simulatedBlackNavigationBarMetrics",
        "simulatedModalSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
        "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics", "simulatedMetricsContainer",
        "splitViewSupplementarySimulatedSizeMetrics", "popoverSimulatedSizeMetrics",
        "modalFullScreenSimulatedSizeMetrics",
        "simulatedSizeMetrics", "canvasLocation", "point", "animations", "attributedStringPlaceholder", "designable",
        "userGuides", "metadata", "extendedEdge", "integer", "accessibility", "variation", "autoresizingMask",
    ]

    private static let missingAttributes: [String: String] = [
        "springLoaded": "nothing is dragged onto views"
    ]

    /// Elements that stand for classes of frameworks that are not there, or that need what a picture cannot show.
    private static let missingElements: [String: String] = [
        "mapView": "there are no maps", "mkMapView": "there are no maps", "wkWebView": "there is no web view",
        "webView": "there is no web view", "sceneKitView": "there is no SceneKit", "skView": "there is no SpriteKit",
        "arscnView": "there is no ARKit", "arskView": "there is no ARKit", "arView": "there is no RealityKit",
        "glkView": "there is no OpenGL ES", "mtkView": "there is no Metal", "adBannerView": "there is no iAd",
        "menu": "menus of the menu bar are not shown", "keyCommand": "there is no keyboard",
        "objectController": "there are no bindings", "hostingController": "there is no SwiftUI",
    ]
}
