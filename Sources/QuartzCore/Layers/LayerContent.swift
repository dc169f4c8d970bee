/// What a layer of some class draws between its background and its sublayers, besides contents.
enum LayerContent {
    case plain
    case shape(ShapeState)
    case gradient(GradientState, GradientRamp)
    case backdrop(BackdropState)
    /// Draws nothing itself, but its sublayers several times.
    case replicator(ReplicatorState)
    /// Not even background, border and shadow.
    case nothing
}
