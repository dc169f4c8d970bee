import QuartzCore
import StageProtocol

/// The bar at the bottom edge of devices without a home button.
struct HomeIndicatorPainter: OverlayPainter {
    private let isPad: Bool
    private let isLandscape: Bool
    private let color: CGColor

    init(_ configuration: StageConfiguration, isLight: Bool) {
        isPad = configuration.idiom == "pad"
        isLandscape = configuration.orientation.hasPrefix("landscape")
        let white = isLight ? 1.0 : 0.0
        color = CGColor(srgbRed: white, green: white, blue: white, alpha: 1)
    }

    func draw(in context: CGContext, size: CGSize) {
        let width: CGFloat = isPad ? min(315, size.width * 0.38) : isLandscape ? 214 : min(144, size.width * 0.37)
        let height: CGFloat = isPad ? 6 : 5
        let bottom: CGFloat = isPad ? 5 : 8
        let bar = CGRect(x: (size.width - width) / 2, y: size.height - bottom - height, width: width, height: height)
        context.setFillColor(color)
        context.addPath(CGPath(roundedRect: bar, cornerWidth: height / 2, cornerHeight: height / 2, transform: nil))
        context.fillPath()
    }
}
