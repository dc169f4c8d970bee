internal import Typesetting

/// Measuring and drawing of attributed text in the current context. Points; measures are exact, not rounded.
extension NSAttributedString {
    /// The size on one line (more where the string has line breaks).
    public func size() -> CGSize {
        StringDrawing.layout(self, width: .infinity, height: .infinity).size
    }

    /// Draws lines as the string breaks them, from the top left corner.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        StringDrawing.layout(self, width: .infinity, height: .infinity).draw(in: context, at: point)
    }

    /// Wraps the text to the rectangle's width and draws the lines that fit its height.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        StringDrawing.layout(self, width: rect.width, height: rect.height).draw(in: context, at: rect.origin)
    }

    /// With `.usesLineFragmentOrigin` as `draw(in:)`, otherwise one line whose baseline starts at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let (layout, factor) = StringDrawing.layout(self, rect.size, options, context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        layout.draw(in: target, at: origin)
        context?.actualScaleFactor = factor
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    }

    /// The area text takes within `size`; 0 in `size` means no limit on that axis.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let (layout, factor) = StringDrawing.layout(self, size, options, context)
        let y = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        let bounds = CGRect(origin: CGPoint(x: 0, y: y), size: layout.size)
        context?.actualScaleFactor = factor
        context?.totalBounds = bounds
        return bounds
    }
}

/// Measuring and drawing of plain strings with one set of attributes.
extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: StringDrawing.string(self), attributes: attrs).size()
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: StringDrawing.string(self), attributes: attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: StringDrawing.string(self), attributes: attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: StringDrawing.string(self), attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: StringDrawing.string(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

/// The same for Swift strings.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

enum StringDrawing {
    static func string(_ string: NSString) -> String { string as String }

    static func layout(
        _ string: NSAttributedString, width: CGFloat, height: CGFloat, scaledBy factor: CGFloat = 1, lines: Int = 0
    ) -> TextLayout {
        let traits = UITraitCollection.current
        let constraints = TextConstraints(
            width: limit(width), height: limit(height), numberOfLines: lines, scale: max(traits.displayScale, 1),
            rightToLeft: traits.layoutDirection == .rightToLeft)
        return TextMeasurer.layout(AttributedConversion.styledText(string, scaledBy: factor), constraints)
    }

    /// Text shrinks down to the context's least factor if it would not fit.
    static func layout(
        _ string: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) -> (layout: TextLayout, factor: CGFloat) {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let width = wraps ? (size.width > 0 ? size.width : .infinity) : .infinity
        let isCut = wraps && options.contains(.truncatesLastVisibleLine)
        let height = isCut && size.height > 0 ? size.height : .infinity
        let least = context?.minimumScaleFactor ?? 0
        var factor: CGFloat = 1
        var result = layout(string, width: width, height: height)
        guard least > 0, least < 1 else { return (result, 1) }
        while factor > least, !fits(result, size) {
            factor = max(factor - 0.05, least)
            result = layout(string, width: width, height: height, scaledBy: factor)
        }
        return (result, factor)
    }

    private static func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
        !layout.isTruncated && (size.width <= 0 || layout.size.width <= size.width)
            && (size.height <= 0 || layout.size.height <= size.height)
    }

    /// Sizes with no limit are written as huge numbers.
    static func limit(_ length: CGFloat) -> CGFloat {
        length > 1_000_000 || length.isNaN ? .infinity : max(length, 0)
    }
}
