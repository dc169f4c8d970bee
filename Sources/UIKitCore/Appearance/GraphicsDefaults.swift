/// Scale for drawing that names none, callable from any thread.
enum GraphicsDefaults {
    static var screenScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 2
    }
}
