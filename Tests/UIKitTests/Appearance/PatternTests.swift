import Foundation
import Testing
import UIKit

@testable import CoreGraphics

/// Patterns, shadings and layers of Core Graphics. What is expected is worked out from their definitions.
@MainActor @Suite struct PatternTests {
    private struct Picture {
        let bytes: Data
        let width: Int

        subscript(x: Int, y: Int) -> UInt32 {
            let at = (y * width + x) * 4
            return UInt32(bytes[at + 3]) << 24 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8
                | UInt32(bytes[at])
        }
    }

    private func draw(_ side: Int = 40, _ body: (CGContext) -> Void) throws -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
        return Picture(bytes: try #require(image.cgImage?.dataProvider?.data as Data?), width: side)
    }

    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    /// A cell of 10 by 10 with a red square of 4 in its first corner.
    private func pattern(colored: Bool, matrix: CGAffineTransform = .identity) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }, releaseInfo: nil)
        if colored {
            callbacks.drawPattern = { _, context in
                context.setFillColor(UIColor.red.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        return try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: matrix, xStep: 10, yStep: 10,
                tiling: .constantSpacing, isColored: colored, callbacks: &callbacks))
    }

    @Test("a pattern with colours repeats its cell from the origin, inside what is filled")
    func colored() throws {
        let pattern = try pattern(colored: true)
        let picture = try draw { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        for (x, y) in [(1, 1), (11, 1), (31, 11), (3, 13)] { #expect(picture[x, y] == red) }
        for (x, y) in [(6, 1), (1, 6), (18, 18), (1, 21), (11, 31)] { #expect(picture[x, y] == 0) }
    }

    @Test("a pattern without colours is drawn in the one it is set with; its phase moves it")
    func uncolored() throws {
        let pattern = try pattern(colored: false)
        let picture = try draw { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
            context.setPatternPhase(CGSize(width: 5, height: 0))
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        for (x, y) in [(6, 1), (16, 11), (36, 31)] { #expect(picture[x, y] == blue) }
        for (x, y) in [(1, 1), (11, 11), (6, 6)] { #expect(picture[x, y] == 0) }
    }

    @Test("the matrix of a pattern makes its cells larger; strokes have patterns too")
    func matrix() throws {
        let pattern = try pattern(colored: true, matrix: CGAffineTransform(scaleX: 2, y: 2))
        let picture = try draw { context in
            context.setStrokeColorSpace(CGColorSpace(patternBaseSpace: nil)!)
            context.setStrokePattern(pattern, colorComponents: [1])
            context.setLineWidth(20)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        }
        for (x, y) in [(6, 6), (26, 6)] { #expect(picture[x, y] == red) }
        for (x, y) in [(11, 6), (6, 11), (6, 26)] { #expect(picture[x, y] == 0) }
    }

    @Test("what cannot be a pattern is none")
    func none() {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
        func make(_ bounds: CGRect, _ step: CGFloat) -> CGPattern? {
            CGPattern(
                info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: step, tiling: .noDistortion,
                isColored: true, callbacks: &callbacks)
        }
        #expect(make(.zero, 10) == nil)
        #expect(make(CGRect(x: 0, y: 0, width: 5, height: 5), 0) == nil)
        #expect(make(CGRect(x: 0, y: 0, width: 5, height: 5), .nan) == nil)
    }

    @Test("a shading has the colours of its function along its line")
    func shading() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0], 0, 1 - input[0], 1)
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
                callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                function: function, extendStart: true, extendEnd: false))
        let picture = try draw { $0.drawShading(shading) }
        #expect(picture[2, 20] == blue)
        #expect(picture[35, 20] == 0)
        let middle = picture[20, 20]
        #expect(abs(Int(middle >> 16 & 255) - 134) < 8)
        #expect(abs(Int(middle & 255) - 121) < 8)
    }

    @Test("a layer is drawn where it is put, the same way up")
    func layer() throws {
        let picture = try draw { context in
            guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) else { return }
            layer.context?.setFillColor(UIColor.red.cgColor)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            context.draw(layer, at: CGPoint(x: 5, y: 5))
            context.draw(layer, in: CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        for (x, y) in [(6, 6), (14, 9), (22, 22), (37, 27)] { #expect(picture[x, y] == red) }
        for (x, y) in [(6, 11), (4, 6), (21, 31)] { #expect(picture[x, y] == 0) }
    }

    @Test("a PDF file that was drawn into data can be read and drawn again, page by page")
    func pages() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let consumer = try #require(CGDataConsumer(data: data))
        let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        for color in [UIColor.red, .blue] {
            pdf.beginPDFPage(nil)
            pdf.setFillColor(color.cgColor)
            // The lower half: y goes up.
            pdf.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            pdf.endPDFPage()
        }
        pdf.closePDF()
        let document = try #require(CGDataProvider(data: data as Data).flatMap { CGPDFDocument($0) })
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 0) == nil)
        #expect(document.page(at: 3) == nil)
        let page = try #require(document.page(at: 2))
        #expect(page.getBoxRect(.mediaBox) == box)
        #expect(page.pageNumber == 2)
        let picture = try draw { context in
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.drawPDFPage(page)
        }
        #expect(picture[20, 30] == blue)
        #expect(picture[20, 10] & 0xFF00_0000 == 0 || picture[20, 10] == 0xFFFF_FFFF)
        let fitted = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 20, height: 10), rotate: 0, preserveAspectRatio: true)
        #expect(box.applying(fitted) == CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(CGDataProvider(data: Data("no file".utf8)).flatMap { CGPDFDocument($0) } == nil)
    }

    @Test("an SVG file has the shapes that were drawn")
    func drawing() throws {
        var file = Data()
        let context = CGContext(svgOf: CGRect(x: 0, y: 0, width: 40, height: 40), isFlipped: true) { file = $0 }
        let svg = try #require(context)
        svg.setFillColor(UIColor.red.cgColor)
        svg.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        svg.closePDF()
        let text = String(decoding: file, as: UTF8.self)
        #expect(text.contains("<svg"))
        #expect(text.contains("<path"))
        #expect(!text.contains("<image"))
        let read = try #require(VectorPicture(file))
        #expect(read.size == CGSize(width: 40, height: 40))
        let image = try #require(read.image(size: read.size, scale: 1))
        let picture = try draw { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(picture[20, 10] == red)
        #expect(picture[20, 30] == 0)
    }
}
