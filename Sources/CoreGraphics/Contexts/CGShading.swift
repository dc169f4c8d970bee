/// Values of a function: gets what it was made with, the inputs, and where to put the results.
public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function from numbers to numbers, for the colours of a shading.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>]
    private let range: [ClosedRange<CGFloat>]

    /// - Parameters:
    ///   - domain: the least and greatest of each input; nil does not limit them.
    ///   - range: the same of each result.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0, rangeDimension < 64, callbacks.pointee.evaluate != nil else {
            return nil
        }
        func limits(_ values: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
            (0..<count).map { index in
                guard let values else { return -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude }
                let (low, high) = (values[2 * index], values[2 * index + 1])
                return low <= high ? low...high : 0...0
            }
        }
        self.info = info
        self.callbacks = callbacks.pointee
        self.domain = limits(domain, domainDimension)
        self.range = limits(range, rangeDimension)
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The results for one input.
    func values(at input: CGFloat) -> [CGFloat] {
        var inputs = [CGFloat](repeating: 0, count: domain.count)
        inputs[0] = min(max(input, domain[0].lowerBound), domain[0].upperBound)
        var results = [CGFloat](repeating: 0, count: range.count)
        callbacks.evaluate?(info, inputs, &results)
        return zip(results, range).map { $0.isNaN ? $1.lowerBound : min(max($0, $1.lowerBound), $1.upperBound) }
    }
}

/// Colours along a line or between two circles, as a function says. They are worked out at 256 places.
public final class CGShading: @unchecked Sendable {
    enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
    ) {
        let colors = (0...255).compactMap { place -> CGColor? in
            var values = function.values(at: CGFloat(place) / 255)
            guard values.count >= space.numberOfComponents else { return nil }
            if values.count == space.numberOfComponents { values.append(1) }
            return CGColor(colorSpace: space, components: values)
        }
        guard let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
        self.shape = shape
        self.gradient = gradient
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }
}

extension CGContext {
    /// Paints the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
