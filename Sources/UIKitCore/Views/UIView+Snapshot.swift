extension UIView {
    /// Draws the view and everything in it into the current context, scaled to fill `rect`.
    /// - Parameter afterUpdates: brings layout up to date first.
    /// - Returns: false if there is no current context or nothing to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// A view that shows what this one looks like now; it does not follow later changes.
    ///
    /// - Parameter afterUpdates: brings layout up to date first.
    /// - Returns: nil for a view without an area.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of this one as it looks now, stretched between the cap insets when it gets another size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        guard let picture = _picture(of: rect) else { return nil }
        let view = UIImageView(
            image: capInsets == .zero
                ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }

    /// A picture of a part of the view, in the screen's resolution.
    func _picture(of rect: CGRect) -> UIImage? {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(traitCollection.displayScale, 1)
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            layer.render(in: context.cgContext)
        }
    }
}
