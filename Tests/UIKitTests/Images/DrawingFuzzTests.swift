import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Random and damaged vector drawings: a picture or none, never harm.
@MainActor @Suite struct DrawingFuzzTests {
    private static let values = [
        "0", "1", "-1", "10", "1e9", "-1e9", "nan", "inf", "50%", "1e-9", "10px", "3em", "", "auto", "url(#a)",
        "url(#none)", "red",
        "#12345", "rgb(300,-1,x)", "currentColor", "none", "inherit", "\u{202E}", "M0 0", "M0 0L1e9 1e9Z",
        "M0 0A1 1 0 1 1 nan 3",
        "M1 2C3 4", "0 0 10 10", "0 0 0 0", "rotate(45)", "matrix(0 0 0 0 0 0)", "scale(1e9)", "translate(1e9)",
    ]
    private static let names = [
        "x", "y", "width", "height", "r", "cx", "cy", "rx", "ry", "d", "fill", "stroke", "stroke-width", "opacity",
        "transform",
        "viewBox", "preserveAspectRatio", "points", "id", "clip-path", "mask", "filter", "style", "gradientTransform",
        "offset",
        "stroke-dasharray", "xlink:href", "font-size", "stdDeviation", "display",
    ]
    private static let elements = [
        "g", "path", "rect", "circle", "ellipse", "line", "polygon", "text", "use", "defs", "clipPath", "mask",
        "linearGradient",
        "radialGradient", "stop", "filter", "feGaussianBlur", "pattern", "symbol", "image", "marker", "svg", "switch",
        "style",
    ]

    private static func element(_ dice: inout SeededDice, depth: Int) -> String {
        let name = elements.randomElement(using: &dice)!
        let attributes = (0..<Int.random(in: 0...6, using: &dice)).map { _ in names.randomElement(using: &dice)! }
        let text = Set(attributes).sorted().map { " \($0)=\"\(values.randomElement(using: &dice)!)\"" }.joined()
        let inner =
            depth > 4
            ? "" : (0..<Int.random(in: 0...3, using: &dice)).map { _ in element(&dice, depth: depth + 1) }.joined()
        return "<\(name)\(text)>\(inner)</\(name)>"
    }

    private static func drawing(_ dice: inout SeededDice) -> String {
        let inner = (0..<6).map { _ in element(&dice, depth: 0) }.joined()
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"16\" height=\"16\">\(inner)</svg>"
    }

    private func show(_ data: Data, _ name: String, _ ending: String) throws {
        let folder = try CatalogFolder([
            "\(name).imageset/Contents.json": Data(
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"v.\(ending)\"}], \"properties\": {\"preserves-vector-representation\": true}}"
                    .utf8),
            "\(name).imageset/v.\(ending)": data,
        ])
        guard let image = folder.image(name) else { return }
        #expect(image.size.width.isFinite && image.size.height.isFinite)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("random drawings", arguments: [1, 2, 3] as [UInt64])
    func random(seed: UInt64) throws {
        var dice = SeededDice(seed)
        for index in 0..<rounds(25) {
            let text = Self.drawing(&dice)
            let time = try ContinuousClock().measure { try show(Data(text.utf8), "r\(index)", "svg") }
            #expect(time < .seconds(10), "\(text)")
        }
    }

    @Test("damaged drawings")
    func damaged() throws {
        var dice = SeededDice(4)
        for index in 0..<rounds(40) {
            var bytes = Array(Self.drawing(&dice).utf8)
            for _ in 0...Int.random(in: 0...8, using: &dice) {
                let place = Int.random(in: 0..<bytes.count, using: &dice)
                switch index % 3 {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: [60, 38, 34, 0xFF, 0].shuffled(using: &dice), at: place)
                }
            }
            if index % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &dice)) }
            try show(Data(bytes), "d\(index)", "svg")
        }
    }
}
