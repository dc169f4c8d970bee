/// What a controller shows while it has no content.
package struct MissingContent {
    package init() {}

    var isUpToDate = false
    var view: (any UIView & UIContentView)?
}

extension UIViewController {
    var _missingContentState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = _barItems.navigationItem?.searchController?.searchBar.text
        return state
    }

    func _setNeedsMissingContent() {
        _missingContent.isUpToDate = false
        _view?.setNeedsLayout()
    }

    /// Before the view's layout: asks for the configuration if need be and keeps its view in place.
    func _updateMissingContent() {
        if !_missingContent.isUpToDate {
            _missingContent.isUpToDate = true
            _trackingTraits(.missingContent) {
                updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            }
        }
        guard let shown = _missingContent.view, let view = _view else { return }
        if shown.frame != view.bounds { shown.frame = view.bounds }
        if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    }

    func _showMissingContent() {
        guard let configuration = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState)
        else {
            _missingContent.view?.removeFromSuperview()
            _missingContent.view = nil
            return
        }
        if let shown = _missingContent.view, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        _missingContent.view?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.translatesAutoresizingMaskIntoConstraints = true
        _missingContent.view = made
        guard let view else { return }
        made.frame = view.bounds
        view.addSubview(made)
        view.setNeedsLayout()
    }
}
