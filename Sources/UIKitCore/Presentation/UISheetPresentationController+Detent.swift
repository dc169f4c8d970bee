/// What the height of a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        open private(set) var identifier: Identifier
        private let resolver: Resolver

        private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen; none where the height is compact.
        open class func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded()
            }
        }

        /// The whole height that a sheet can have.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of one's own in points, without the safe area at the bottom; nil leaves the detent out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Points; nil where the detent does not apply.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// The surroundings in which detents are resolved.
@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}
