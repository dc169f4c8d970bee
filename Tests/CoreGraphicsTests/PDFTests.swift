import Foundation
import Testing

@testable import CoreGraphics

/// Files that are written are read back by another library.
@Suite struct PDFTests {
    private func file(_ box: CGRect, flipped: Bool, _ draw: (CGContext) -> Void) -> Data {
        var data = Data()
        guard let context = CGContext(pdfOf: box, isFlipped: flipped, deliver: { data = $0 }) else { return data }
        context.beginPage(nil)
        draw(context)
        context.closePDF()
        return data
    }

    private func pixel(_ data: Data, _ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try #require(VectorPicture(data))
        let canvas = try #require(
            CGContext(
                data: nil, width: 100, height: 200, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        let image = try #require(picture.image(size: CGSize(width: 100, height: 200), scale: 1))
        canvas.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 200))
        let pixels = try #require(canvas.data).assumingMemoryBound(to: UInt8.self)
        let place = y * canvas.bytesPerRow + x * 4
        return [pixels[place + 2], pixels[place + 1], pixels[place]]
    }

    @Test func theOriginIsAtTheTopInUIKitAndAtTheBottomElsewhere() throws {
        let box = CGRect(x: 0, y: 0, width: 100, height: 200)
        for flipped in [true, false] {
            let data = file(box, flipped: flipped) { context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            }
            #expect(data.starts(with: Data("%PDF-".utf8)))
            #expect(try #require(VectorPicture(data)).size == CGSize(width: 100, height: 200))
            #expect(try pixel(data, 50, flipped ? 20 : 180) == [255, 0, 0])
            #expect(try pixel(data, 50, flipped ? 180 : 20) != [255, 0, 0])
        }
    }

    @Test func theSameDrawingGivesTheSameBytes() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let one = file(box, flipped: true) { $0.fill(CGRect(x: 1, y: 1, width: 3, height: 3)) }
        let two = file(box, flipped: true) { $0.fill(CGRect(x: 1, y: 1, width: 3, height: 3)) }
        #expect(one == two && !one.isEmpty)
    }

    @Test func everyPageBeginsAfresh() throws {
        var data = Data()
        let box = CGRect(x: 0, y: 0, width: 100, height: 200)
        let context = try #require(CGContext(pdfOf: box, isFlipped: true, deliver: { data = $0 }))
        context.beginPage(nil)
        context.saveGState()
        context.clip(to: .zero)
        context.translateBy(x: 1000, y: 0)
        context.beginPage(nil)
        #expect(context.ctm.tx == 0)
        context.closePDF()
        // Nothing ends the program afterwards.
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.beginPage(nil)
        context.closePDF()
        #expect(String(decoding: data, as: UTF8.self).contains("/Count 2"))
    }

    @Test func sizesThatAreNoneMakeNoFile() {
        #expect(CGContext(pdfOf: .zero, isFlipped: true, deliver: { _ in }) == nil)
        #expect(CGContext(pdfOf: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), isFlipped: true) { _ in } == nil)
        #expect(CGContext(pdfOf: CGRect(x: 0, y: 0, width: 1e9, height: 1), isFlipped: true) { _ in } == nil)
    }
}
