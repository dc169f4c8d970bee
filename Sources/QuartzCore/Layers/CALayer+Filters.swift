extension CALayer {
    /// Inert: as on iOS, layers are mixed with what is below them in the usual way only.
    public var compositingFilter: Any? {
        get { keyedValues["compositingFilter"] }
        set { keyedValues["compositingFilter"] = newValue }
    }

    /// Inert: as on iOS, layers have no filters.
    public var filters: [Any]? {
        get { keyedValues["filters"] as? [Any] }
        set { keyedValues["filters"] = newValue }
    }

    /// Inert: as on iOS, layers have no filters.
    public var backgroundFilters: [Any]? {
        get { keyedValues["backgroundFilters"] as? [Any] }
        set { keyedValues["backgroundFilters"] = newValue }
    }

    /// Inert: pictures made smaller are filtered in one way only.
    public var minificationFilterBias: Float {
        get { keyedValues["minificationFilterBias"] as? Float ?? 0 }
        set { keyedValues["minificationFilterBias"] = newValue }
    }

    /// Inert: the screen has standard range.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { keyedValues["wantsExtendedDynamicRangeContent"] as? Bool ?? false }
        set { keyedValues["wantsExtendedDynamicRangeContent"] = newValue }
    }

    /// Values for properties that the layer does not set itself.
    /// Inert: they are kept, and no property takes them.
    public var style: [AnyHashable: Any]? {
        get { keyedValues["style"] as? [AnyHashable: Any] }
        set { keyedValues["style"] = newValue }
    }

    /// The size of the contents in points, for a layer that has any; else that of its bounds.
    public func preferredFrameSize() -> CGSize {
        guard let image = state.image else { return bounds.size }
        let scale = contentsScale > 0 ? contentsScale : 1
        return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
}
