import CGraphicsLibs
import Glibc

/// Functions of librsvg, Poppler and GLib, looked up when the first vector picture is read: they would double the time an
/// app takes to start, and few apps need them.
struct VectorLibraries: @unchecked Sendable {
    typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Rectangles are four numbers: x, y, width, height.
    struct SVG {
        let open:
            @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) ->
                UnsafeMutableRawPointer?
        let setResolution: @convention(c) (UnsafeMutableRawPointer?, Double) -> Void
        let pixelSize:
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) ->
                Int32
        /// has width, width, has height, height, has view box, view box.
        let dimensions:
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
                UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
                UnsafeMutablePointer<Double>?
            ) -> Void
        let render:
            @convention(c) (
                UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<Double>?,
                UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            ) -> Int32
        let renderLayer:
            @convention(c) (
                UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<Double>?,
                UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            ) -> Int32
        /// Ink and logical rectangle.
        let layerGeometry:
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?,
                UnsafeMutablePointer<Double>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            ) -> Int32
        let release: Release
        let freeError: Release
    }

    struct PDF {
        let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> UnsafeMutableRawPointer?
        let releaseBytes: Release
        let open:
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            ) -> UnsafeMutableRawPointer?
        let page: @convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafeMutableRawPointer?
        let pageCount: @convention(c) (UnsafeMutableRawPointer?) -> Int32
        let size:
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) ->
                Void
        let render: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void
        let release: Release
        let freeError: Release
    }

    /// Nil where the library is not installed.
    static let svg: SVG? = {
        guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return missing("librsvg2-2", "SVG") }
        guard let open = dlsym(library, "rsvg_handle_new_from_data"),
            let setResolution = dlsym(library, "rsvg_handle_set_dpi"),
            let pixelSize = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
            let dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
            let render = dlsym(library, "rsvg_handle_render_document"),
            let renderLayer = dlsym(library, "rsvg_handle_render_layer"),
            let layerGeometry = dlsym(library, "rsvg_handle_get_geometry_for_layer"),
            let release = dlsym(library, "g_object_unref"), let freeError = dlsym(library, "g_error_free")
        else { return missing("a newer librsvg2-2", "SVG") }
        return SVG(
            open: cast(open), setResolution: cast(setResolution), pixelSize: cast(pixelSize),
            dimensions: cast(dimensions), render: cast(render), renderLayer: cast(renderLayer),
            layerGeometry: cast(layerGeometry), release: cast(release), freeError: cast(freeError))
    }()

    static let pdf: PDF? = {
        guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else {
            return missing("libpoppler-glib8", "PDF")
        }
        guard let makeBytes = dlsym(library, "g_bytes_new"), let releaseBytes = dlsym(library, "g_bytes_unref"),
            let open = dlsym(library, "poppler_document_new_from_bytes"),
            let page = dlsym(library, "poppler_document_get_page"),
            let pageCount = dlsym(library, "poppler_document_get_n_pages"),
            let size = dlsym(library, "poppler_page_get_size"),
            let render = dlsym(library, "poppler_page_render"), let release = dlsym(library, "g_object_unref"),
            let freeError = dlsym(library, "g_error_free")
        else { return missing("a newer libpoppler-glib8", "PDF") }
        return PDF(
            makeBytes: cast(makeBytes), releaseBytes: cast(releaseBytes), open: cast(open), page: cast(page),
            pageCount: cast(pageCount), size: cast(size), render: cast(render), release: cast(release),
            freeError: cast(freeError))
    }()

    private static func cast<Function>(_ symbol: UnsafeMutableRawPointer) -> Function {
        unsafeBitCast(symbol, to: Function.self)
    }

    private static func missing<T>(_ package: String, _ format: String) -> T? {
        NSLog("%@", "\(format) pictures are not shown: \(package) is not installed; run scripts/bootstrap.")
        return nil
    }
}
