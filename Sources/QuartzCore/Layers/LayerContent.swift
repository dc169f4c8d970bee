/// What a layer of some class draws between its background and its sublayers, besides contents.
enum LayerContent {
    case plain
    case shape(ShapeState)
    case gradient(GradientState, GradientRamp)
    case backdrop(BackdropState)
    /// Draws nothing itself, but its sublayers several times.
    case replicator(ReplicatorState)
    /// Everything in one colour: only the strength of what is drawn counts.
    case tinted(CGColor)
    /// Not even background, border and shadow.
    case nothing
}
