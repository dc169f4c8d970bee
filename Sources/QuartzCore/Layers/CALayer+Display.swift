/// The bitmap that a layer draws itself into.
final class BackingStore {
    let context: CGContext
    let pixelWidth: Int
    let pixelHeight: Int
    let isOpaque: Bool
    private var copied: CGImage?

    init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, isOpaque: Bool) {
        context = CGContext(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
        (self.pixelWidth, self.pixelHeight, self.isOpaque) = (pixelWidth, pixelHeight, isOpaque)
    }

    /// A picture of what is drawn now.
    var image: CGImage? {
        if copied == nil { copied = context.makeImage() }
        return copied
    }
}

extension CALayer {
    /// The memory of the backing stores of this layer and all below it, masks included.
    package var storeBytes: Int {
        let own = store.map { $0.pixelWidth * $0.pixelHeight * 4 } ?? 0
        return children.reduce(own + (maskLayer?.storeBytes ?? 0)) { $0 + $1.storeBytes }
    }

    @inline(__always) func setContent<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, _ value: Value) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        contentChanged()
        requestFrame()
    }

    @inline(__always) func setGeometry<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, _ value: Value) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        geometryChanged()
        requestFrame()
    }

    /// For what changes the layer's outline: with a clip it changes the sublayers' pixels too.
    @inline(__always) func setShape<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, _ value: Value) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        geometryChanged()
        requestFrame()
    }

    /// Draws the layer into a new backing store of its size in pixels. An empty layer has none.
    package func displayBackingStore() {
        guard contentProvider == nil, wantsBackingStore else { return }
        let scale = state.contentsScale
        let size = state.bounds.size
        guard size.width > 0, size.height > 0, scale > 0 else {
            if store != nil { contents = nil }
            return
        }
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width <= 16384, height <= 16384 else { return }
        delegate?.layerWillDraw(self)
        // An opaque store begins with the background colour, or black without one, as nothing may shine through it.
        let background = state.backgroundColor
        let isOpaque = state.isOpaque && (background.map { $0.alpha >= 1 } ?? true)
        let fresh = BackingStore(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: isOpaque)
        let context = fresh.context
        context.saveGState()
        if isOpaque {
            context.setFillColor(background ?? .black)
            context.fill(CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1))
            context.setFillColor(.black)
        }
        context.translateBy(x: -state.bounds.origin.x, y: -state.bounds.origin.y)
        drawStore(in: context)
        context.restoreGState()
        guard wantsBackingStore else { return }
        anyContents = nil
        state.image = nil
        store = fresh
        contentChanged()
    }

    /// Runs layout of layers without an owner, then display, wherever the subtree asks for it.
    func updateSubtree() {
        guard flags.descendantNeedsUpdate || flags.needsLayout || flags.needsDisplay else { return }
        // Layout may ask for more; a layer that always asks again gets no more than a few turns a frame.
        for _ in 0..<8 {
            flags.descendantNeedsUpdate = false
            if owner == nil, flags.needsLayout {
                flags.needsLayout = false
                layoutSublayers()
            }
            displayIfNeeded()
            for child in children { child.updateSubtree() }
            maskLayer?.updateSubtree()
            if !flags.descendantNeedsUpdate { break }
        }
    }

    func layoutSubtree() {
        if owner == nil, flags.needsLayout {
            flags.needsLayout = false
            layoutSublayers()
        }
        for child in children where child.flags.descendantNeedsUpdate || child.flags.needsLayout {
            child.layoutSubtree()
        }
    }
}
