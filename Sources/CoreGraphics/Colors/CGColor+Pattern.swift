import CGraphicsLibs

extension CGColor {
    /// What a pattern colour repeats.
    package struct Tile: Hashable, Sendable {
        package var image: CGImage
        /// The size of one tile in points.
        package var size: CGSize
        /// From the tile's points, counted from its corner, to the base space.
        package var matrix = CGAffineTransform.identity
    }

    /// A colour that repeats a picture, from the origin of the context's base space, whatever the current transform.
    package convenience init(tile image: CGImage, size: CGSize) {
        self.init(space: .patternSpace, values: [1], tile: Tile(image: image, size: size))
    }

    /// A cairo pattern in pixels. `base` brings points to pixels, `phase` moves the tiles.
    package func tilePattern(base: CGAffineTransform, phase: CGSize = .zero) -> OpaquePointer? {
        guard let tile, tile.size.width > 0, tile.size.height > 0 else { return nil }
        let placement = CGAffineTransform(
            scaleX: tile.size.width / CGFloat(tile.image.width), y: tile.size.height / CGFloat(tile.image.height))
        let moved = CGAffineTransform(translationX: phase.width, y: phase.height).concatenating(base)
        let placed = placement.concatenating(tile.matrix).concatenating(moved)
        guard placed.isPlaceable else { return nil }
        return tile.image.pattern(placed, .default, byTiling: true)
    }
}
