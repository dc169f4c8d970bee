/// What a visual effect view shows. Use a blur, a vibrancy or, from iOS 26, a glass effect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}
