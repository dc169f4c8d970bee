/// Views of other frameworks: their class if the app links one of that name, a plain view in its place otherwise.
@MainActor
enum ForeignViews {
    /// Class and module by element.
    static let classes: [String: (name: String, module: String)] = [
        "mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit"), "webView": ("UIWebView", "WebKit"),
        "sceneKitView": ("SCNView", "SceneKit"), "skView": ("SKView", "SpriteKit"), "arscnView": ("ARSCNView", "ARKit"),
        "arskView": ("ARSKView", "ARKit"), "arView": ("ARView", "RealityKit"), "glkView": ("GLKView", "GLKit"),
        "mtkView": ("MTKView", "MetalKit"), "adBannerView": ("ADBannerView", "iAd"), "pdfView": ("PDFView", "PDFKit"),
        "intentsButton": ("INUIAddVoiceShortcutButton", "IntentsUI"),
        "locationButton": ("CLLocationButton", "CoreLocationUI"),
    ]

    static func kind(of element: InterfaceElement, _ context: InterfaceContext) -> ViewReaders.Kind? {
        guard let (name, module) = classes[element.name] else { return nil }
        let found = ClassRegistry.type(named: name, module: module) as? UIView.Type
        if found == nil, element["customClass"] == nil { InterfaceSupport.reportUnknown(element, context.document) }
        let ignoreRest: ViewReaders.Properties = { _, element, _ in
            // What such a view has beyond a view's properties is its framework's.
            for attribute in element.attributes { _ = element[attribute.name] }
            for child in element.children where child.name.hasPrefix("wk") || child.name == "dataDetectorType" {
                child.markAllRead()
            }
        }
        return ViewReaders.Kind(found ?? UIView.self, [ignoreRest])
    }
}
