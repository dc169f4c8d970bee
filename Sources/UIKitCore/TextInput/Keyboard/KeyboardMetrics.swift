/// How high a keyboard is, in points.
///
/// Measured on phones from 375 points on and on pads; the home indicator's room is inside.
/// Unverified: landscape phones with a home indicator, pads with one, and phones of other widths.
struct KeyboardMetrics {
    /// The bar with suggestions or shortcuts above the keys; part of `height`.
    var barHeight: CGFloat
    var rowHeight: CGFloat
    var height: CGFloat

    init(_ device: DeviceConfiguration, type: UIKeyboardType, showsBar: Bool) {
        let screen = device.screenBounds.size
        let isPortrait = screen.height >= screen.width
        let side = min(screen.width, screen.height)
        if device.idiom == .pad {
            let isLarge = side >= 1000
            barHeight = 55
            rowHeight = isPortrait ? (isLarge ? 69 : 64) : (isLarge ? 88 : 86)
            if isLarge {
                height = isPortrait ? 403 : 498
            } else {
                height = (isPortrait ? 320 : 408) + (device.hasHomeIndicator ? 20 : 0)
            }
            return
        }
        let isPad = Self.isKeypad(type)
        barHeight = showsBar && !isPad ? (isPortrait ? 45 : 38) : 0
        rowHeight = isPortrait ? (side >= 414 ? 56 : 54) : 40
        if device.hasHomeIndicator {
            let keys: CGFloat = isPortrait ? (side >= 414 ? 301 : 291) : 181
            height = keys + barHeight
        } else {
            barHeight = showsBar && !isPad ? (isPortrait ? (side < 375 ? 37 : side >= 414 ? 45 : 44) : 38) : 0
            height = (isPortrait ? (side >= 414 ? 226 : 216) : 162) + barHeight
        }
    }

    static func isKeypad(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        default: false
        }
    }
}
