extension UIApplication {
    /// Shakes the device: tells what has the keyboard, or is on top, and up the responder chain from there.
    package func _shake() {
        guard let receiver = KeyCommands.firstInChain else { return }
        let event = MotionEvent()
        receiver.motionBegan(.motionShake, with: event)
        receiver.motionEnded(.motionShake, with: event)
    }

    private final class MotionEvent: UIEvent {
        override var type: EventType { .motion }
        override var subtype: EventSubtype { .motionShake }
    }
}
