import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct KeyboardTests {
    private func device(_ width: CGFloat, _ height: CGFloat, homeIndicator: Bool, pad: Bool = false) -> DeviceConfiguration {
        var device = DeviceConfiguration()
        device.screenBounds = CGRect(x: 0, y: 0, width: width, height: height)
        device.hasHomeIndicator = homeIndicator
        device.idiom = pad ? .pad : .phone
        return device
    }

    @Test("keyboards are as high as measured")
    func heights() {
        func height(_ device: DeviceConfiguration, _ type: UIKeyboardType = .default) -> CGFloat {
            KeyboardMetrics(device, type: type, showsBar: true).height
        }
        let small = device(375, 667, homeIndicator: false)
        #expect(height(small) == 260)
        #expect(height(small, .numberPad) == 216)
        #expect(height(device(667, 375, homeIndicator: false)) == 200)
        #expect(height(device(667, 375, homeIndicator: false), .numberPad) == 162)
        #expect(height(device(390, 844, homeIndicator: true)) == 336)
        #expect(height(device(390, 844, homeIndicator: true), .decimalPad) == 291)
        #expect(height(device(430, 932, homeIndicator: true)) == 346)
        #expect(height(device(430, 932, homeIndicator: true), .phonePad) == 301)
        #expect(height(device(810, 1080, homeIndicator: false, pad: true)) == 320)
        #expect(height(device(1080, 810, homeIndicator: false, pad: true)) == 408)
        #expect(height(device(1032, 1376, homeIndicator: true, pad: true)) == 403)
        #expect(height(device(1376, 1032, homeIndicator: true, pad: true), .numberPad) == 498)
    }

    @Test("a rectangle in user info is found as a value and as NSValue")
    func userInfo() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect)]
        #expect((info["frame"] as? NSValue)?.cgRectValue == rect)
        #expect(info["frame"] as? CGRect == rect)
        #expect((["frame": rect] as [AnyHashable: Any])["frame"] as? NSValue == NSValue(cgRect: rect))
        #expect((["number": NSNumber(value: 3)] as [AnyHashable: Any])["number"] as? CGRect == nil)
    }
}
