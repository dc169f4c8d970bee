extension UIWindowScene {
    /// What is known of a scene's place and orientation. A snapshot: it does not follow later changes.
    @preconcurrency @MainActor
    open class Geometry: NSObject, @preconcurrency NSCopying {
        public let interfaceOrientation: UIInterfaceOrientation
        /// The scene's space.
        public let coordinateSpace: any UICoordinateSpace
        /// Since iOS 26. The system never locks the orientation by itself.
        public var isInterfaceOrientationLocked: Bool { false }
        /// Since iOS 26. Windows are not dragged to other sizes here.
        public var isInteractivelyResizing: Bool { false }

        private let size: CGSize

        init(_ scene: UIWindowScene) {
            interfaceOrientation = scene.interfaceOrientation
            size = scene._bounds.size
            coordinateSpace = scene.coordinateSpace
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Geometry else { return false }
            return interfaceOrientation == other.interfaceOrientation && size == other.size
        }

        open override var hash: Int { interfaceOrientation.rawValue }
    }

    /// What an app wishes of its scene's geometry.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Wishes on a phone or pad.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// nil, the default, has no wish.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        override init() { super.init() }
    }

    /// The scene's geometry as it is now.
    public var effectiveGeometry: Geometry { Geometry(self) }

    /// Asks for another orientation of the interface, whatever way the device is held. It comes, or is refused, with the next frame.
    ///
    /// - Parameter errorHandler: called with a `UISceneError` where the request is refused: the controllers do not support the
    ///   orientation, or the app takes part in a pad's multitasking.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        Frame.inNextFrame {
            do throws(UISceneError) { try InterfaceRotation.request(wanted) } catch { errorHandler?(error) }
        }
    }
}
