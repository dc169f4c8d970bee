import Foundation

/// The part of a screen that an app's window takes, and what UIKit reports in it.
public struct DeviceWindow: Sendable, Hashable {
    public let device: Device
    public let orientation: Orientation
    public let mode: WindowMode
    /// Major version of the system, one that `device` can run.
    public let system: Int
    /// Size of the whole screen as it is held.
    public let screenSize: CGSize
    /// The window in the screen's coordinates.
    public let frame: CGRect
    public let safeArea: Device.SafeArea
    public let sizeClasses: Device.SizeClasses
    public let statusBarHeight: Double
    /// System minimum of the horizontal layout margins of a view controller's root view, beyond the safe area.
    public let systemMinimumMargin: Double
}

extension Device {
    /// Minimum horizontal margin that the system asks of a view controller's root view, beyond the safe area.
    ///
    /// Measured on iOS 16: 16 up to a width of 393, 20 from 414; 16 beside a notch or island whatever the width. Widths of 402 (not
    /// measured) take 16.
    public static func systemMinimumMargin(windowWidth: Double, safeAreaSide: Double) -> Double {
        safeAreaSide > 0 || windowWidth < 408 ? 16 : 20
    }

    /// The window that `mode` gives, or nil where this model does not offer it (phones other than `full`, halves in portrait).
    ///
    /// - Parameter system: major version wanted; clamped to what the model can run.
    public func window(_ mode: WindowMode, _ orientation: Orientation, system wanted: Int = 18) -> DeviceWindow? {
        let system = system(closestTo: wanted)
        let screen = screenSize(orientation)
        let full = CGRect(origin: .zero, size: screen)
        var area = safeArea(orientation, system: system)
        var bar = statusBarHeight(orientation, system: system)
        let frame: CGRect
        let classes: SizeClasses
        if mode == .free || mode == .twoScenes && idiom != .pad { return nil }
        if mode == .full || mode == .twoScenes {
            frame = full
            classes = sizeClasses[orientation]
        } else {
            guard idiom == .pad, let row = MultitaskingTable.rows[Int(points.width) << 16 | Int(points.height)] else {
                return nil
            }
            let widths = orientation.isLandscape ? row.landscape : row.portrait
            let width: Double
            switch mode {
            case .full, .free, .twoScenes: width = screen.width
            case .splitTwoThirds: width = widths.twoThirds
            case .splitHalf: width = widths.half
            case .splitOneThird: width = widths.oneThird
            case .slideOver: width = widths.slideOver
            }
            guard width > 0 else { return nil }
            if mode == .slideOver {
                // 20 above and below, measured on 9.7 and 10.5 inch models; the other edge distance is not known and taken alike.
                frame = CGRect(x: screen.width - width - 10, y: 20, width: width, height: screen.height - 40)
                area = SafeArea(0, 0, 0, 0)
                bar = 0
            } else {
                // The app under test is the second one where it is the narrow one, as when dragged in from the dock.
                let x = mode == .splitOneThird ? screen.width - width : 0
                frame = CGRect(x: x, y: 0, width: width, height: screen.height)
            }
            classes = SizeClasses(width >= MultitaskingTable.regularWidth ? .regular : .compact, .regular)
        }
        return DeviceWindow(
            device: self, orientation: orientation, mode: mode, system: system, screenSize: screen, frame: frame,
            safeArea: area, sizeClasses: classes, statusBarHeight: bar,
            systemMinimumMargin: Device.systemMinimumMargin(
                windowWidth: frame.width, safeAreaSide: max(area.left, area.right)))
    }

    /// A window of any size in the middle of an iPad's screen, as in Stage Manager; nil on phones and where it does not fit.
    ///
    /// Unverified: the safe area, which is taken as that of the full screen, and that widths count as in Split View.
    public func window(size: CGSize, _ orientation: Orientation, system wanted: Int = 18) -> DeviceWindow? {
        guard let full = window(.full, orientation, system: wanted), idiom == .pad, size.width >= 100,
            size.height >= 100, size.width <= full.screenSize.width, size.height <= full.screenSize.height
        else { return nil }
        let x = ((full.screenSize.width - size.width) / 2).rounded()
        let y = ((full.screenSize.height - size.height) / 2).rounded()
        return DeviceWindow(
            device: self, orientation: orientation, mode: .free, system: full.system, screenSize: full.screenSize,
            frame: CGRect(origin: CGPoint(x: x, y: y), size: size), safeArea: full.safeArea,
            sizeClasses: SizeClasses(size.width >= MultitaskingTable.regularWidth ? .regular : .compact, .regular),
            statusBarHeight: full.statusBarHeight,
            systemMinimumMargin: Device.systemMinimumMargin(windowWidth: size.width, safeAreaSide: 0))
    }

    /// Every window that this model offers in `orientation`, the full screen first.
    public func windows(_ orientation: Orientation, system: Int = 18) -> [DeviceWindow] {
        WindowMode.allCases.compactMap { window($0, orientation, system: system) }
    }
}
