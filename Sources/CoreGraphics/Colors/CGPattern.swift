/// How the cells of a pattern may be bent to fit pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion
    case constantSpacing
}

/// Draws one cell: gets what the pattern was made with, and a context whose space is the pattern's.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is drawn again and again, `xStep` and `yStep` apart in a space that `matrix` leads to the context's first one.
///
/// The cell is drawn once for a context, as a picture; its edges fall on whole pixels of that picture. `tiling` has no effect.
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    private let bounds: CGRect
    private let matrix: CGAffineTransform
    private let step: CGSize
    let isColored: Bool

    /// Nil without a function that draws, for empty bounds, and for steps or a matrix that lead nowhere.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let bounds = bounds.standardized
        guard callbacks.pointee.drawPattern != nil, bounds.isFinite, !bounds.isEmpty, xStep.isFinite, yStep.isFinite,
            xStep != 0, yStep != 0, matrix.isFinite, abs(matrix.determinant) > 1e-9
        else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The largest side of a cell's picture in pixels.
    private static let largestSide: CGFloat = 2048

    /// A cell drawn for a context whose first space `base` leads to pixels.
    /// - Parameter color: what a pattern without colours of its own is drawn in.
    func tile(base: CGAffineTransform, color: CGColor?) -> CGColor.Tile? {
        let density = abs(matrix.concatenating(base).determinant).squareRoot()
        func pixels(_ length: CGFloat) -> CGFloat { min(max((length * density).rounded(), 1), Self.largestSide) }
        let (width, height) = (pixels(step.width), pixels(step.height))
        let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: 1)
        context.scaleBy(x: width / step.width, y: height / step.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if let color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        // Cells that are larger than their distance reach into each other.
        let columns = min(Int((bounds.width / step.width).rounded(.up)), 8)
        let rows = min(Int((bounds.height / step.height).rounded(.up)), 8)
        for row in stride(from: 1 - rows, through: 0, by: 1) {
            for column in stride(from: 1 - columns, through: 0, by: 1) {
                context.saveGState()
                context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
        guard let image = context.makeImage() else { return nil }
        let origin = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        return CGColor.Tile(image: image, size: step, matrix: origin.concatenating(matrix))
    }
}

extension CGColorSpace {
    /// The space of patterns. With a base, `colorComponents` of a pattern without colours are in it.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(patternOver: baseSpace)
    }
}

extension CGContext {
    /// Fills with a pattern. `colorComponents` has the alpha alone for one that has colours of its own, and else channels of the
    /// fill colour space's base and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = color(pattern, state.fillSpace, colorComponents) { state.fill = color }
    }

    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = color(pattern, state.strokeSpace, colorComponents) { state.stroke = color }
    }

    private func color(
        _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
    ) -> CGColor? {
        var own: CGColor?
        var alpha = components[0]
        if !pattern.isColored {
            guard let base = space.baseColorSpace else { return nil }
            own = CGColor(colorSpace: base, components: components)
            alpha = 1
        }
        return pattern.tile(base: base, color: own).map { CGColor(space: .patternSpace, values: [alpha], tile: $0) }
    }

    /// Moves the patterns that are set from now on, in the context's first space.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }
}
