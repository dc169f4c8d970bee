/// Something that adds behaviour to a view while it is among the view's interactions.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    /// Comes before the interaction is added to `view`, or removed with nil.
    func willMove(to view: UIView?)
    /// Comes after the interaction was added to `view`, or removed with nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction; it leaves the view it was in.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        _interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard _interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        _interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    public var interactions: [any UIInteraction] {
        get { _interactions }
        set {
            for old in _interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !_interactions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }
}
