import Foundation

/// One iPhone or iPad model and the geometry that its system reports to an app. Lengths are in points unless said otherwise.
public struct Device: Sendable, Hashable, Identifiable {
    /// Marketing name, for instance "iPhone SE (3rd generation)". Unique in the catalogue.
    public let name: String
    public let idiom: Idiom
    /// Model identifiers, for instance "iPhone14,6".
    public let identifiers: [String]
    /// Year of introduction.
    public let year: Int
    /// Diagonal of the display in inches.
    public let diagonal: Double
    public let pixelsPerInch: Int
    /// Size of the screen in portrait, at standard zoom.
    public let points: CGSize
    /// Device pixels that UIKit renders for a point.
    public let scale: Double
    /// Size of the panel in pixels, portrait. Differs from `renderPixels` where the system scales down.
    public let panelPixels: CGSize
    /// `UIScreen.nativeScale`; equals `scale` on all but a few models.
    public let nativeScale: Double
    /// Radius of the display's corners.
    public let cornerRadius: Double
    public let hasHomeIndicator: Bool
    /// Notch or Dynamic Island, in portrait.
    public let cutout: Cutout?
    /// Height of the status bar in portrait and in landscape, on the system of `safeArea`.
    public let statusBar: PortraitAndLandscape<Double>
    /// Safe area of a full-screen window without bars, up to iOS 18, or on iOS 26 for models that start there.
    public let safeArea: PortraitAndLandscape<SafeArea>
    /// The same on iOS 26, where it differs.
    public let safeAreaOnSystem26: PortraitAndLandscape<SafeArea>?
    public let sizeClasses: PortraitAndLandscape<SizeClasses>
    /// First and last major system version.
    public let systems: ClosedRange<Int>

    public var id: String { name }

    /// What UIKit renders, in pixels, portrait.
    public var renderPixels: CGSize { CGSize(width: points.width * scale, height: points.height * scale) }

    /// The system that a request for major version `wanted` gives on this model: clamped to what the model can run.
    public func system(closestTo wanted: Int) -> Int { min(max(wanted, systems.lowerBound), systems.upperBound) }

    /// Size of the screen as it is held.
    public func screenSize(_ orientation: Orientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: points.height, height: points.width) : points
    }

    /// Safe area of a full-screen window without bars. `system` is the major version.
    public func safeArea(_ orientation: Orientation, system: Int) -> SafeArea {
        let newer = system >= 26 ? safeAreaOnSystem26 : nil
        return (newer ?? safeArea)[orientation]
    }

    /// Height of the status bar; 0 where the system hides it. iPads have a taller one since iPadOS 26.
    public func statusBarHeight(_ orientation: Orientation, system: Int) -> Double {
        if idiom == .pad, system >= 26 { return 32 }
        return statusBar[orientation]
    }
}

extension Device {
    public enum Idiom: String, Sendable, Hashable, Codable, CaseIterable { case phone, pad }

    /// Insets from the edges of the screen.
    public struct SafeArea: Sendable, Hashable, Codable {
        public var top, left, bottom, right: Double

        public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    public enum SizeClass: String, Sendable, Hashable, Codable { case compact, regular }

    public struct SizeClasses: Sendable, Hashable, Codable {
        public var horizontal: SizeClass
        public var vertical: SizeClass

        public init(_ horizontal: SizeClass, _ vertical: SizeClass) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// Hole in the display, centred at the top in portrait.
    public struct Cutout: Sendable, Hashable {
        public enum Kind: String, Sendable, Hashable, Codable { case notch, dynamicIsland }
        public let kind: Kind
        public let width: Double
        public let height: Double
        /// Distance from the top of the screen.
        public let top: Double
    }

    /// A value for each of the two ways a screen can be shaped.
    public struct PortraitAndLandscape<Value: Sendable & Hashable>: Sendable, Hashable {
        public let portrait: Value
        public let landscape: Value

        public subscript(orientation: Orientation) -> Value { orientation.isLandscape ? landscape : portrait }
    }
}
