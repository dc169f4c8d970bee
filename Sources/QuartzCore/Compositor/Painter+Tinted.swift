extension Painter {
    /// Draws a layer and all below it in one colour, as strong as they are opaque.
    func paintTinted(_ node: RenderNode, _ parts: Painting.Parts, clip: PixelRect, alpha: Double) {
        guard case .tinted(let color) = node.layer.content, !clip.isEmpty else { return }
        let alphas = Canvas(bounds: clip, isOpaque: false)
        Painter(canvas: alphas, stage: stage).paintParts(
            node, parts.subtracting(.tinted), clip: clip, alpha: 1, cover: nil)
        let mask = alphas.alphas(of: clip, width: clip.width, height: clip.height)
        canvas.fill(mask, atX: clip.x0, y: clip.y0, clip: clip, PixelColor(color, alpha: alpha))
    }
}
