import CGraphicsLibs

/// A place to draw: pixels with a stack of graphics states and a current path.
///
/// Numbers that cairo cannot take (not a number, infinite, out of range, a transform without inverse) make a call draw
/// nothing; they never end the program.
public final class CGContext {
    /// The cairo context. Its matrix maps user space to pixels counted from the top left.
    package let cairo: OpaquePointer
    /// The surface drawing ends up on, once open transparency layers and masks are closed.
    package let surface: OpaquePointer

    public let width: Int
    public let height: Int
    public let bitmapInfo: CGBitmapInfo
    public let colorSpace: CGColorSpace?
    public let bitsPerComponent: Int
    public let bitsPerPixel: Int
    public let bytesPerRow: Int

    /// From shadow offsets and pattern phases to pixels (y down): neither follows the current transform.
    let base: CGAffineTransform
    var state: GraphicsState
    var stack: [GraphicsState] = []
    /// The current path in pixels, y down.
    var pathData = PathData()
    var layers: [TransparencyLayer] = []
    var masks: [PendingMask] = []
    /// Set when pixels in memory of the caller's, or read through `data`, have another layout than those drawn in.
    let foreign: ForeignMemory?
    /// Set where drawing makes a PDF file.
    var pages: PDFPages?
    private var madeImage: OpaquePointer?
    /// The surface's pixels for pixman.
    var pixmanImage: OpaquePointer? {
        if let madeImage { return madeImage }
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        madeImage = data.withMemoryRebound(to: UInt32.self, capacity: 1) {
            pixman_image_create_bits(
                PIXMAN_a8r8g8b8, Int32(width), Int32(height), $0, cairo_image_surface_get_stride(surface))
        }
        return madeImage
    }

    /// A context like UIKit's: the origin at the top left, y down, `scale` pixels a point. Sizes are brought into what
    /// cairo can do (1 to 32767 pixels a side).
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        width = min(max(pixelWidth, 1), Surface.maximumSide)
        height = min(max(pixelHeight, 1), Surface.maximumSide)
        surface = Surface.make(width, height) ?? Surface.make(1, 1)!
        cairo = cairo_create(surface)
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        bitmapInfo = .native
        colorSpace = .sRGBSpace
        bitsPerComponent = 8
        bitsPerPixel = 32
        foreign = nil
        let scale = scale.isFinite && scale > 0 ? scale : 1
        base = CGAffineTransform(scaleX: scale, y: scale)
        state = GraphicsState(transform: base)
        prepare()
    }

    /// Draws on memory that stays the caller's: premultiplied BGRA, top row first. Nil for a size or a row length that
    /// cairo cannot do.
    package init?(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat) {
        guard let surface = Surface.make(pixels, width, height, bytesPerRow: bytesPerRow) else { return nil }
        self.surface = surface
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        cairo = cairo_create(surface)
        bitmapInfo = .native
        colorSpace = .sRGBSpace
        bitsPerComponent = 8
        bitsPerPixel = 32
        foreign = nil
        let scale = scale.isFinite && scale > 0 ? scale : 1
        base = CGAffineTransform(scaleX: scale, y: scale)
        state = GraphicsState(transform: base)
        prepare()
    }

    /// A bitmap context: the origin at the bottom left, y up, a pixel a point. `data` may be nil; `bytesPerRow` may then
    /// be zero. Takes 8 bits a channel: RGB with four channels in any order, or gray. Nil for anything else.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let layout = PixelLayout(info, space, bitsPerComponent: bitsPerComponent) else { return nil }
        guard width > 0, width <= Surface.maximumSide else { return nil }
        let least = width * layout.bytesPerPixel
        if bytesPerRow != 0, bytesPerRow < least { return nil }
        if bytesPerRow == 0, data != nil { return nil }
        let rowLength = bytesPerRow == 0 ? (least + 15) & ~15 : bytesPerRow
        let made: OpaquePointer?
        if layout.isNative {
            foreign = nil
            made =
                data.map { Surface.make($0, width, height, bytesPerRow: rowLength) } ?? Surface.make(width, height)
        } else {
            foreign = ForeignMemory(data, layout, width, height, bytesPerRow: rowLength)
            made = Surface.make(width, height)
        }
        guard let made else { return nil }
        surface = made
        foreign?.load(into: made)
        self.width = width
        self.height = height
        cairo = cairo_create(surface)
        self.bytesPerRow = layout.isNative ? Int(cairo_image_surface_get_stride(made)) : rowLength
        self.bitmapInfo = info
        self.bitsPerComponent = bitsPerComponent
        bitsPerPixel = layout.bytesPerPixel * 8
        colorSpace = space
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state = GraphicsState(transform: base)
        prepare()
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// Draws on pages. See `PDFPages`.
    init(_ pages: PDFPages) {
        self.pages = pages
        surface = pages.surface
        cairo_surface_reference(surface)
        cairo = cairo_create(surface)
        let scale = PDFPages.unitsPerPoint
        width = Int((pages.mediaBox.width * scale).rounded(.up))
        height = Int((pages.mediaBox.height * scale).rounded(.up))
        bitmapInfo = .native
        colorSpace = .sRGBSpace
        bitsPerComponent = 8
        bitsPerPixel = 32
        bytesPerRow = 0
        foreign = nil
        base = pages.base
        state = GraphicsState(transform: base)
        prepare()
    }

    deinit {
        if let madeImage { pixman_image_unref(madeImage) }
        pages?.finish()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// As on a page that nothing was drawn on.
    func resetState() {
        while !stack.isEmpty { restoreGState() }
        cairo_reset_clip(cairo)
        state = GraphicsState(transform: base)
        prepare()
    }

    private func prepare() {
        cairo_set_line_width(cairo, 1)
        cairo_set_miter_limit(cairo, 10)
        cairo_set_tolerance(cairo, 0.1)
        setMatrix()
    }

    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

    /// The pixels in the context's own layout, top row first.
    public var data: UnsafeMutableRawPointer? {
        cairo_surface_flush(surface)
        if let foreign {
            foreign.store(from: surface)
            return foreign.memory
        }
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// A copy of what has been drawn so far. Open transparency layers are not in it.
    public func makeImage() -> CGImage? {
        cairo_surface_flush(surface)
        guard let copy = Surface.make(width, height), let target = cairo_image_surface_get_data(copy),
            let source = cairo_image_surface_get_data(surface)
        else { return nil }
        let sourceStride = Int(cairo_image_surface_get_stride(surface))
        let targetStride = Int(cairo_image_surface_get_stride(copy))
        if sourceStride == targetStride {
            memcpy(target, source, sourceStride * height)
        } else {
            for row in 0..<height { memcpy(target + row * targetStride, source + row * sourceStride, width * 4) }
        }
        cairo_surface_mark_dirty(copy)
        drawPendingMasks(on: copy)
        let isOpaque = alphaInfo == .none || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
        if isOpaque { Surface.fillAlpha(copy) }
        return CGImage(surface: copy, isOpaque: isOpaque)
    }

    public func flush() {
        didDraw()
    }

    public func synchronize() {
        didDraw()
    }

    /// To be called after drawing with `cairo` directly.
    package func didDraw() {
        if let foreign, foreign.isCallers {
            cairo_surface_flush(surface)
            foreign.store(from: surface)
        }
    }
}
