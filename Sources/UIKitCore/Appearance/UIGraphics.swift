#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The context stack of a thread: what `UIGraphicsGetCurrentContext()` answers.
final class GraphicsContextStack {
    var contexts: [CGContext] = []
    /// Settings of the image contexts among `contexts`, with their index.
    var images: [(index: Int, scale: CGFloat, isOpaque: Bool)] = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<GraphicsContextStack>.fromOpaque(pointer).release() }
        }
        return key
    }()

    static var current: GraphicsContextStack {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<GraphicsContextStack>.fromOpaque(pointer).takeUnretainedValue()
        }
        let stack = GraphicsContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}

/// The context drawing goes to on this thread, nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.contexts.last
}

public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
    let stack = GraphicsContextStack.current
    if let image = stack.images.last, image.index == stack.contexts.count - 1 { stack.images.removeLast() }
    _ = stack.contexts.popLast()
}

/// Starts an image context of `size` points; `scale` 0 means the main screen's scale. An empty size starts none.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : GraphicsDefaults.screenScale
    guard let context = ImageContext.make(size: size, scale: scale, opaque: opaque) else { return }
    let stack = GraphicsContextStack.current
    stack.images.append((stack.contexts.count, scale, opaque))
    stack.contexts.append(context)
}

/// Scale 1, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = GraphicsContextStack.current
    guard let image = stack.images.last, image.index == stack.contexts.count - 1 else { return nil }
    guard let picture = stack.contexts[image.index].makeImage() else { return nil }
    return UIImage(cgImage: picture, scale: image.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
    let stack = GraphicsContextStack.current
    guard let image = stack.images.last, image.index == stack.contexts.count - 1 else { return }
    stack.images.removeLast()
    stack.contexts.removeLast()
}

public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a one-point frame inside the rectangle in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rects = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
    for part in rects { context.fill(part) }
}

/// The same, mixed in a way of its own.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    defer { context.restoreGState() }
    let rects = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
    for part in rects { context.fill(part) }
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Bitmap contexts with UIKit's orientation: origin at the top left, y down, units in points.
enum ImageContext {
    static func make(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
        let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)
        if opaque {
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
        }
        return context
    }
}
