import QuartzCore
import StageProtocol

/// The bar at the bottom edge of devices without a home button.
struct HomeIndicatorPainter: OverlayPainter {
    private let isPad: Bool
    private let isLandscape: Bool
    /// Whether the bar is light where what lies under it is neither dark nor light.
    private let isLight: Bool

    init(_ configuration: StageConfiguration, isLight: Bool) {
        isPad = configuration.idiom == "pad"
        isLandscape = configuration.orientation.hasPrefix("landscape")
        self.isLight = isLight
    }

    /// The bar stands out against what is under it. Unverified: from where on that counts as dark or light.
    private func isLight(over luminance: CGFloat?) -> Bool {
        guard let luminance else { return isLight }
        return luminance < 0.35 || luminance < 0.5 && isLight
    }

    func area(in size: CGSize) -> CGRect { bar(in: size).insetBy(dx: -2, dy: -2).integral }

    private func bar(in size: CGSize) -> CGRect {
        let width: CGFloat = isPad ? min(315, size.width * 0.38) : isLandscape ? 214 : min(144, size.width * 0.37)
        let height: CGFloat = isPad ? 6 : 5
        let bottom: CGFloat = isPad ? 5 : 8
        return CGRect(x: (size.width - width) / 2, y: size.height - bottom - height, width: width, height: height)
    }

    func draw(in context: CGContext, size: CGSize) {
        let bar = bar(in: size)
        let white: CGFloat = isLight(over: context.meanLuminance(in: bar)) ? 1 : 0
        context.setFillColor(CGColor(srgbRed: white, green: white, blue: white, alpha: 1))
        context.addPath(
            CGPath(roundedRect: bar, cornerWidth: bar.height / 2, cornerHeight: bar.height / 2, transform: nil))
        context.fillPath()
    }
}
