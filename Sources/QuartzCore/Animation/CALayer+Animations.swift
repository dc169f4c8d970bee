extension CALayer {
    /// Adds a copy of the animation. One with the same key is replaced; without a key each is kept.
    public func add(_ anim: CAAnimation, forKey key: String?) { LayerAnimations.add(anim, forKey: key, to: self) }

    public func removeAllAnimations() { LayerAnimations.removeAll(of: self) }

    public func removeAnimation(forKey key: String) { LayerAnimations.remove(key, of: self) }

    /// The keys of the animations, in the order they were added; nil for none.
    public func animationKeys() -> [String]? { LayerAnimations.keys(of: self) }

    public func animation(forKey key: String) -> CAAnimation? { LayerAnimations.animation(key, of: self) }
}
