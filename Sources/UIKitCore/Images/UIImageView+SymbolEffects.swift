extension UIImageView {
    /// A symbol that disappears is not seen from now on, one that appears is; other effects pass. The completion is called in the
    /// next turn of the main queue.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        begin(effect, completion)
    }

    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        begin(effect, completion)
    }

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        begin(effect, completion)
    }

    /// The symbol is seen again if the effect had let it disappear.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect, completion)
    }

    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect, completion)
    }

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect, completion)
    }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        hidesSymbol = false
    }

    /// Shows the other image at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        tell(completion, nil, contentTransition)
    }

    private func begin(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        if effect is DisappearSymbolEffect { hidesSymbol = true }
        if effect is AppearSymbolEffect { hidesSymbol = false }
        tell(completion, effect, nil)
    }

    private func end(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        if effect is DisappearSymbolEffect { hidesSymbol = false }
        tell(completion, effect, nil)
    }

    private var hidesSymbol: Bool {
        get { frames.hidesSymbol }
        set {
            guard frames.hidesSymbol != newValue else { return }
            frames.hidesSymbol = newValue
            updateContents()
        }
    }

    private func tell(
        _ completion: UISymbolEffectCompletion?, _ effect: (any SymbolEffect)?,
        _ transition: (any ContentTransitionSymbolEffect)?
    ) {
        guard let completion else { return }
        Task { @MainActor [weak self] in
            completion(
                UISymbolEffectCompletionContext(
                    isFinished: true, sender: self, contentTransition: transition, effect: effect))
        }
    }
}
