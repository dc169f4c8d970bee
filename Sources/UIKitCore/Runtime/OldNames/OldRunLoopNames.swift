extension RunLoop.Mode {
    @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension UIButton.ButtonType {
    /// The system's button, which had a round rectangle once.
    public static var roundedRect: UIButton.ButtonType { .system }
}
