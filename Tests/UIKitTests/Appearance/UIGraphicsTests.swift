import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIGraphicsTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
        guard let picture = image.cgImage else { return [] }
        return picture.withPixels { bytes in
            let start = y * picture.bytesPerRow + x * 4
            return [Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]), Int(bytes[start + 3])]
        }
    }

    @Test("a rendered image has the size in points and the pixels of its scale")
    func rendererScale() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 6))
        }
        #expect(image.size == CGSize(width: 10, height: 6))
        #expect(image.cgImage?.width == 20)
        #expect(pixel(image, 15, 5) == [255, 0, 0, 255])
        #expect(pixel(image, 5, 5) == [0, 0, 0, 0])
    }

    @Test("y points down in image contexts")
    func orientation() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(pixel(image, 0, 0) == [0, 0, 255, 255])
    }

    @Test("an image context is current between begin and end, and no longer")
    func contextStack() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 1)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.map { pixel($0, 1, 1) } == [0, 255, 0, 255])
    }

    @Test("PNG data decodes to the same pixels")
    func png() throws {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData { context in
            UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let image = try #require(UIImage(data: data))
        #expect(pixel(image, 0, 0) == [51, 102, 153, 255])
    }

    @Test("JPEG data decodes to nearly the same pixels")
    func jpeg() throws {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
            .jpegData(withCompressionQuality: 0.95) { context in
                UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
        let image = try #require(UIImage(data: data))
        #expect(isClose(Array(pixel(image, 4, 4).prefix(3)), [204, 102, 51], within: 4))
    }

    @Test("hostile image data is refused")
    func badData() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    }
}
