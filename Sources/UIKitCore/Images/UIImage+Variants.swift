internal import Typesetting

extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image as a stencil in one colour; an image of automatic mode becomes a template.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with {
            $0.tint = color
            if $0.renderingMode == .automatic { $0.renderingMode = .alwaysTemplate }
        }
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    // MARK: Stretching

    /// Tiles the part between the caps.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Stretches the one point after each cap.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    // MARK: Alignment

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage {
        guard case .symbol(let symbol) = content else { return with { $0.baselineOffset = nil } }
        let rendered = SymbolBitmapCache.shared.bitmap(self, tint: details.tint ?? .black, scale: scale)
        guard let rendered else { return self }
        var details = details
        details.baselineOffset = nil
        if details.renderingMode == .automatic { details.renderingMode = .alwaysTemplate }
        _ = symbol
        return UIImage(content: .bitmap(rendered), scale: scale, orientation: .up, details: details)
    }

    // MARK: Direction

    /// An image that turns over in right-to-left interfaces.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsInRightToLeft = true }
    }

    /// The mirror image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        if isSymbolImage { return with { $0.isMirrored.toggle() } }
        let mirrored: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        return UIImage(content: content, scale: scale, orientation: mirrored, details: details)
    }

    // MARK: Configuration

    /// The variant of this image for another configuration; symbols change size, weight and colours.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        reconfigured(configuration)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return reconfigured(details.configuration.map { $0.merged(with: configuration) } ?? configuration)
    }

    private func reconfigured(_ configuration: Configuration) -> UIImage {
        var details = details
        details.configuration = configuration
        guard case .symbol(let symbol) = content else {
            return UIImage(content: content, scale: scale, orientation: imageOrientation, details: details)
        }
        let changed = SymbolImage(glyph: symbol.glyph, configuration: configuration, value: symbol.value)
        let displayScale = configuration.traitCollection?.displayScale ?? 0
        return UIImage(
            content: .symbol(changed), scale: displayScale > 0 ? displayScale : scale, orientation: .up,
            details: details)
    }

    /// The image as a view shows it: what the image itself specifies wins over the view's wishes.
    func resolved(preferring preferred: Configuration?, traits: UITraitCollection) -> UIImage {
        guard isSymbolImage else { return variant(for: traits) }
        let base = UIImage.Configuration(traits: traits)
        let wished = preferred.map { base.merged(with: $0) } ?? base
        let own = details.configuration
        let merged = own.map { wished.merged(with: $0) } ?? wished
        return reconfigured(merged.replacingTraits(traits))
    }

    // MARK: Animation

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration
        }
    }
}
