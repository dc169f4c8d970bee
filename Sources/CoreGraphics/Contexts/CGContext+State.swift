import CGraphicsLibs

extension CGContext {
    public func saveGState() {
        cairo_save(cairo)
        stack.append(state)
    }

    /// Does nothing without a saved state.
    public func restoreGState() {
        let floor = layers.last?.stackDepth ?? 0
        guard stack.count > floor, let saved = stack.popLast() else { return }
        while state.maskCount > saved.maskCount {
            applyMask()
            state.maskCount -= 1
        }
        cairo_restore(cairo)
        state = saved
    }

    /// From user space to device space, which is counted in pixels from the bottom left.
    public var ctm: CGAffineTransform { state.transform.concatenating(flip) }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// User space to pixels counted from the top left.
    package var transform: CGAffineTransform { state.transform }

    /// Pixels counted from the top left to pixels counted from the bottom left, and back.
    var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
        setMatrix()
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
        setMatrix()
    }

    /// Turns user space by `angle` radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
        setMatrix()
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        setMatrix()
    }

    /// Replaces the transform from user space to pixels counted from the top left.
    package func setTransform(_ transform: CGAffineTransform) {
        state.transform = transform
        setMatrix()
    }

    func setMatrix() {
        var matrix = cairoMatrix(isDrawable ? state.transform : Self.vanishing)
        cairo_set_matrix(cairo, &matrix)
    }

    /// A matrix without inverse would spoil the cairo context for good. This one shrinks all drawing to nothing.
    private static let vanishing = CGAffineTransform(a: 1e-4, b: 0, c: 0, d: 1e-4, tx: -1000, ty: -1000)

    /// False while the transform squeezes everything into a line or a point.
    package var isDrawable: Bool {
        let determinant = abs(state.transform.determinant)
        return state.transform.isFinite && determinant > 1e-12 && determinant < 1e18
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    // MARK: Lines

    /// In user space units; default 1.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        state.lineWidth = width
        cairo_set_line_width(cairo, Double(width))
    }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    /// Default 10.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        cairo_set_miter_limit(cairo, Double(limit))
    }

    /// Lengths of dashes and gaps in turn; an empty array draws whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let lengths = lengths.map { Double($0) }
        let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        cairo_set_dash(cairo, isUsable ? lengths : [], isUsable ? Int32(lengths.count) : 0, Double(phase))
    }

    /// The greatest distance in pixels between a curve and the lines drawn for it.
    ///
    /// Inert: curves are exact to a
    /// tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Inert: see `setShouldAntialias(_:)`.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    // MARK: Mixing

    /// Multiplies the alpha of everything drawn; default 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha > 0 ? min(alpha, 1) : 0
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Inert: colours are converted as by the relative colorimetric intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    // MARK: Colours

    public func setFillColor(_ color: CGColor) {
        state.fill = color
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The channels of a colour in the space of `setFillColorSpace(_:)`, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fill = color }
    }

    /// The channels of a colour in the space of `setStrokeColorSpace(_:)`, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.stroke = color }
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    /// Makes the fill colour black in the space, opaque.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fill = CGColor(space: space, values: space.blackValues)
    }

    /// Makes the stroke colour black in the space, opaque.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.stroke = CGColor(space: space, values: space.blackValues)
    }

    /// The colour that fills, for text.
    package var fillColor: CGColor { state.fill }
    package var strokeColor: CGColor { state.stroke }
    package var alpha: CGFloat { state.alpha }
    package var blendMode: CGBlendMode { state.blendMode }
}

extension CGColorSpace {
    var blackValues: [CGFloat] {
        model == .cmyk
            ? [0, 0, 0, 1, 1] : [CGFloat](repeating: 0, count: numberOfComponents) + [1]
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

package func cairoMatrix(_ transform: CGAffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(
        xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
        x0: Double(transform.tx), y0: Double(transform.ty))
}
