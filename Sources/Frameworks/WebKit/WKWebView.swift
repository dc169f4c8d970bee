@_exported import FoundationNetworking
@_exported import UIKitCore

/// A view for web pages. It keeps what it is given.
///
/// Inert: it shows a blank page, as there is no web engine.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Scrolls nothing.
    public let scrollView = UIScrollView()
    /// The last page that was asked for.
    open private(set) var url: URL?
    open private(set) var title: String?
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { url == nil ? 0 : 1 }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    public let backForwardList = WKBackForwardList()
    /// Inert: nothing is shown that could be swiped or zoomed.
    open var allowsBackForwardNavigationGestures = false
    /// Inert: there are no links.
    open var allowsLinkPreview = true
    /// Inert: nothing is shown that could be zoomed.
    open var allowsMagnification = false
    open var customUserAgent: String?
    /// Inert: pages cannot be inspected.
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor! = .systemBackground

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// Inert: the page is not fetched; the delegate is told that loading failed.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }

    /// Inert: the page is not shown; the delegate is told that it was loaded.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(baseURL ?? URL(string: "about:blank"), isLocal: true)
    }

    /// Inert: the page is not shown; the delegate is told that it was loaded.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(URL, isLocal: true)
    }

    /// Inert: the page is not shown; the delegate is told that it was loaded.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { begin(baseURL, isLocal: true) }

    private func begin(_ url: URL?, isLocal: Bool = false) -> WKNavigation? {
        MissingService.note("Web pages are not shown here; a WKWebView stays blank.")
        self.url = url
        let navigation = WKNavigation()
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.navigationDelegate else { return }
                delegate.webView(self, didStartProvisionalNavigation: navigation)
                if isLocal {
                    delegate.webView(self, didCommit: navigation)
                    delegate.webView(self, didFinish: navigation)
                } else {
                    delegate.webView(
                        self, didFailProvisionalNavigation: navigation, withError: URLError(.notConnectedToInternet))
                }
            }
        }
        return navigation
    }

    @discardableResult
    open func reload() -> WKNavigation? { begin(url) }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { begin(url) }
    open func stopLoading() {}
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

    /// Inert: no script runs; the handler gets an error.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError(.unknown))
    }

    /// Inert: no script runs; an error is thrown.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw WKError(.unknown) }

    /// Inert: the handler gets an error.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        completionHandler(nil, WKError(.unknown))
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "file"].contains(urlScheme)
    }
}
