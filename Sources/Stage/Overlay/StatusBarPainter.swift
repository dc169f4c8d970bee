import QuartzCore
import StageProtocol
import Typesetting

/// The status bar: the time, and how well connected and charged the device is, always at Apple's own 9:41 and full.
struct StatusBarPainter: OverlayPainter {
    /// How the parts stand, by the shape of the display.
    private enum Arrangement { case ears, homeButton, pad }

    private let arrangement: Arrangement
    private let height: CGFloat
    private let cornerRadius: CGFloat
    private let cutoutWidth: CGFloat
    private let rightToLeft: Bool
    private let texts: StatusTexts
    private let color: CGColor

    init(_ configuration: StageConfiguration, isLight: Bool) {
        height = configuration.statusBarHeight
        cornerRadius = configuration.displayCornerRadius
        cutoutWidth = configuration.cutout?.width ?? 0
        arrangement = configuration.idiom == "pad" ? .pad : configuration.cutout == nil ? .homeButton : .ears
        texts = StatusTexts(locale: configuration.locale)
        rightToLeft = configuration.layoutDirection == "rightToLeft"
        let white = isLight ? 1.0 : 0.0
        color = CGColor(srgbRed: white, green: white, blue: white, alpha: 1)
    }

    func area(in size: CGSize) -> CGRect {
        CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: height.rounded(.up) + 8)
    }

    func draw(in context: CGContext, size: CGSize) {
        switch arrangement {
        case .ears: drawEars(in: context, width: size.width)
        case .homeButton: drawHomeButton(in: context, width: size.width)
        case .pad: drawPad(in: context, width: size.width)
        }
    }

    /// Time and symbols in the corners beside the notch or island.
    private func drawEars(in context: CGContext, width: CGFloat) {
        let isIsland = height >= 54
        let middle = isIsland ? 32 : height * 0.56
        let ear = (width - cutoutWidth) / 2
        let time = StatusText("9:41", size: isIsland ? 17 : 16, color: color)
        let timeCenter = isIsland ? ear * 0.54 : ear * 0.55
        time.draw(in: context, x: mirrored(timeCenter - time.width / 2, time.width, width), middle: middle)
        let symbols = StatusSymbols(color: color, scale: isIsland ? 1 : 0.92)
        let x = width - timeCenter - symbols.width / 2
        symbols.draw(in: context, x: mirrored(x, symbols.width, width), middle: middle)
    }

    /// One line: reception left, time in the middle, battery right.
    private func drawHomeButton(in context: CGContext, width: CGFloat) {
        let middle = height / 2
        let time = StatusText(texts.time, size: 12, color: color)
        time.draw(in: context, x: (width - time.width) / 2, middle: middle)
        let reception = StatusSymbols(color: color, scale: 0.78, parts: [.cellular, .wifi])
        reception.draw(in: context, x: mirrored(7, reception.width, width), middle: middle)
        let battery = StatusSymbols(color: color, scale: 0.88, parts: [.battery])
        let percent = StatusText("100%", size: 12, weight: 0, color: color)
        let x = width - 6 - battery.width
        battery.draw(in: context, x: mirrored(x, battery.width, width), middle: middle)
        percent.draw(in: context, x: mirrored(x - 4 - percent.width, percent.width, width), middle: middle)
    }

    /// Time and date left, reception and battery right.
    private func drawPad(in context: CGContext, width: CGFloat) {
        let middle = height >= 32 ? height / 2 + 2 : height / 2 + (cornerRadius > 0 ? 1 : 0)
        let edge: CGFloat = cornerRadius > 0 ? 18 : 8
        let time = StatusText(texts.time, size: 12, color: color)
        time.draw(in: context, x: mirrored(edge, time.width, width), middle: middle)
        let date = StatusText(texts.date, size: 12, color: color)
        if width >= 360 {
            date.draw(in: context, x: mirrored(edge + time.width + 8, date.width, width), middle: middle)
        }
        let battery = StatusSymbols(color: color, scale: 0.88, parts: [.battery])
        let percent = StatusText("100%", size: 12, weight: 0, color: color)
        let wifi = StatusSymbols(color: color, scale: 0.84, parts: [.wifi])
        var x = width - edge - battery.width
        battery.draw(in: context, x: mirrored(x, battery.width, width), middle: middle)
        x -= 5 + percent.width
        percent.draw(in: context, x: mirrored(x, percent.width, width), middle: middle)
        x -= 6 + wifi.width
        wifi.draw(in: context, x: mirrored(x, wifi.width, width), middle: middle)
    }

    /// The bar is turned around with the interface.
    private func mirrored(_ x: CGFloat, _ width: CGFloat, _ total: CGFloat) -> CGFloat {
        rightToLeft ? total - x - width : x
    }
}

/// A short text in the system font.
@MainActor private struct StatusText {
    private let layout: TextLayout
    private let font: Font

    init(_ string: String, size: CGFloat, weight: CGFloat = 0.3, color: CGColor) {
        font = Font(FontDescriptor(size: size, weight: weight))
        layout = TextMeasurer.layout(
            StyledText(string, attributes: TextAttributes(font: font, color: color)), TextConstraints())
    }

    var width: CGFloat { layout.size.width }

    /// Draws with the middle of the capitals at `middle`.
    func draw(in context: CGContext, x: CGFloat, middle: CGFloat) {
        let baseline = middle + font.capHeight / 2
        layout.draw(in: context, at: CGPoint(x: x, y: baseline - layout.firstBaseline))
    }
}
