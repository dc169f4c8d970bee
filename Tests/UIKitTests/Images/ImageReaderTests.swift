import Foundation
import Testing
import UIKit

@MainActor @Suite struct ImageReaderTests {
    private let data = UIGraphicsImageRenderer(
        size: CGSize(width: 20, height: 10),
        format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()
    ).pngData { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }

    @Test("images have the density and the size that were asked for")
    func sizes() {
        #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 20, height: 10))
        var configuration = UIImageReader.Configuration()
        configuration.pixelsPerInch = 144
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 10, height: 5))
        configuration.preferredThumbnailSize = CGSize(width: 4, height: 4)
        let small = UIImageReader(configuration: configuration).image(data: data)
        #expect(small?.size == CGSize(width: 4, height: 2))
        #expect(UIImageReader.default.image(data: Data([1, 2, 3])) == nil)
        #expect(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
    }

    @Test("an image is a format for images like it; sequences need names that are there")
    func others() throws {
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.imageRendererFormat.scale == 2)
        #expect(!image.isHighDynamicRange)
        #expect(image.imageRestrictedToStandardDynamicRange() === image)
        #expect(UIImage.animatedImageNamed("no such image", duration: 1) == nil)
    }
}
