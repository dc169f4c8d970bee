/// How text layers draw; set by the toolkit that owns fonts.
@MainActor package enum TextLayerDrawing {
    package static var draw: (@MainActor (CATextLayer, CGContext) -> Void)?
}
