extension UISearchBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .any }
}
