import Foundation
import Testing
import UIKit

@MainActor @Suite struct VariableSymbolTests {
    /// How much ink there is in a picture of the symbol.
    private func ink(_ image: UIImage?) throws -> Double {
        let image = try #require(image)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image { _ in
            image.withTintColor(.black).draw(at: CGPoint(x: 8, y: 8))
        }
        let pixels = try #require(drawn.cgImage?.dataProvider?.data as Data?)
        return stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) }
    }

    private let large = UIImage.SymbolConfiguration(pointSize: 30)

    private func ink(_ name: String, _ value: Double) throws -> Double {
        try ink(UIImage(systemName: name, variableValue: value, configuration: large))
    }

    @Test(
        "each part of a variable symbol gets its ink as the value passes its share",
        arguments: [("wifi", 4), ("cellularbars", 4), ("speaker.wave.2", 2), ("speaker.wave.3.fill", 3)])
    func parts(name: String, count: Int) throws {
        let whole = try ink(UIImage(systemName: name, withConfiguration: large))
        var last = try ink(name, 0)
        #expect(last < whole * 0.9)
        // Faint, but there.
        #expect(last > whole * 0.25)
        for part in 1...count {
            let share = Double(part) / Double(count)
            let now = try ink(name, share)
            #expect(now > last)
            // Just above the share before, the part is there whole.
            #expect(try ink(name, share - 0.9 / Double(count)) == now)
            last = now
        }
        #expect(abs(last - whole) < whole * 0.01)
    }

    @Test("a symbol without parts is the same at every value, and keeps its size")
    func plain() throws {
        #expect(try ink("star", 0) == ink("star", 1))
        let low = try #require(UIImage(systemName: "wifi", variableValue: 0, configuration: large))
        #expect(low.size == UIImage(systemName: "wifi", withConfiguration: large)?.size)
        #expect(UIImage(systemName: "no.such.symbol", variableValue: 0.5) == nil)
    }

    @Test("another configuration keeps the value")
    func configured() throws {
        let image = try #require(UIImage(systemName: "wifi", variableValue: 0))
        #expect(try ink(image.withConfiguration(large)) == ink("wifi", 0))
    }
}
