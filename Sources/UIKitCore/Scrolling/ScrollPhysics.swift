/// How content moves beyond a finger: measured on a simulator of iOS 26.1, iPhone 16, and the same in earlier systems as far as is
/// known.
enum ScrollPhysics {
    /// Slower content stands still, in points a second.
    static let restSpeed: CGFloat = 10
    /// How stiff content is pulled beyond an edge.
    static let rubberBand: CGFloat = 0.55
    /// Return of content that runs over an edge, in radians a second.
    static let bounceOmega: CGFloat = 10.915
    /// Return of content that is let go beyond an edge, in radians a second.
    static let releaseOmega: CGFloat = 10.809
    /// Such content starts back with this speed for each point, in points a second.
    static let releaseSpeed: CGFloat = 7.34
    /// Below this speed content let go beyond an edge was held there, in points a second.
    ///
    /// Unverified: the figure.
    static let heldSpeed: CGFloat = 50

    /// What is shown of a pull beyond an edge.
    ///
    /// - Parameters:
    ///   - overshoot: of the finger, in points, not negative.
    ///   - extent: of the view along the axis.
    static func banded(_ overshoot: CGFloat, _ extent: CGFloat) -> CGFloat {
        guard extent > 0, overshoot > 0 else { return 0 }
        return (1 - 1 / (rubberBand * overshoot / extent + 1)) * extent
    }

    /// The pull that shows as `shown`.
    static func unbanded(_ shown: CGFloat, _ extent: CGFloat) -> CGFloat {
        guard extent > 0, shown > 0 else { return 0 }
        let share = min(shown / extent, 0.999)
        return (1 / (1 - share) - 1) * extent / rubberBand
    }

    /// Seconds of speed that content glides: the distance is this times the speed lost.
    static func glide(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    /// How far content glides from a speed until it stands still.
    static func distance(_ velocity: CGFloat, _ rate: CGFloat) -> CGFloat {
        guard abs(velocity) > restSpeed else { return 0 }
        return (velocity - (velocity > 0 ? restSpeed : -restSpeed)) * glide(rate)
    }

    /// The speed from which content glides that far.
    static func velocity(for distance: CGFloat, _ rate: CGFloat) -> CGFloat {
        guard distance != 0 else { return 0 }
        return distance / glide(rate) + (distance > 0 ? restSpeed : -restSpeed)
    }

    /// Seconds until content stands still.
    static func duration(_ velocity: CGFloat, _ rate: CGFloat) -> CFTimeInterval {
        guard abs(velocity) > restSpeed else { return 0 }
        return log(abs(velocity) / restSpeed) / abs(1000 * log(rate))
    }
}
