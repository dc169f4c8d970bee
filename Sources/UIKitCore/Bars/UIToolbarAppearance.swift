/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { _changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { _changed() } }

    override func _copied() -> UIBarAppearance {
        let made = UIToolbarAppearance()
        made._take(self)
        return made
    }

    override func _take(_ other: UIBarAppearance) {
        super._take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
    }
}
