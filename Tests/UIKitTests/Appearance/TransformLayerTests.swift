import Foundation
import Testing
import UIKit

/// Places of sublayers in space. What is expected follows from the rotation: x' = x cos a + z sin a about the middle.
@MainActor @Suite struct TransformLayerTests {
    private let root = CALayer()
    private let space = CATransformLayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.frame = root.bounds
        root.addSublayer(space)
    }

    private func face(_ color: UIColor, z: CGFloat) -> CALayer {
        let face = CALayer()
        face.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        face.position = CGPoint(x: 50, y: 50)
        face.zPosition = z
        face.backgroundColor = color.cgColor
        space.addSublayer(face)
        return face
    }

    /// The colours along the middle row, by the columns where they change.
    private func runs() throws -> [(x: Int, color: UInt32)] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
            root.render(in: $0.cgContext)
        }
        let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
        var runs: [(Int, UInt32)] = []
        for x in 0..<100 {
            let at = (50 * 100 + x) * 4
            // Edges have shades between.
            guard data[at + 3] == 255 || data[at + 3] == 0 else { continue }
            let color = UInt32(data[at + 2]) << 16 | UInt32(data[at + 1]) << 8 | UInt32(data[at])
            if runs.last?.1 != color { runs.append((x, color)) }
        }
        return runs
    }

    @Test("a sublayer in front moves sideways as the layer turns")
    func depth() throws {
        let face = face(.red, z: 20)
        space.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
        // From 60 - 10 cos 30° to 60 + 10 cos 30°: the pixels whose middles lie between.
        let runs = try runs()
        #expect(runs.map(\.color) == [0, 0xFF0000, 0])
        #expect(runs.dropFirst().map(\.x) == [51, 69])
        #expect(root.hitTest(CGPoint(x: 65, y: 50)) === face)
        #expect(root.hitTest(CGPoint(x: 45, y: 50)) === root)
        #expect(face.convert(CGPoint(x: 10, y: 10), to: root).x.rounded() == 60)
    }

    @Test("what is nearer covers what is further off, whatever their order, and other ways round from behind")
    func order() throws {
        _ = face(.red, z: 10)
        _ = face(.blue, z: -10)
        #expect(try runs().map(\.color) == [0, 0xFF0000, 0])
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try runs().map(\.color) == [0, 0x0000FF, 0])
    }

    @Test(
        "the side of a cube is seen when the cube is turned by a quarter, though its own plane would then have no width"
    )
    func cube() throws {
        _ = face(.red, z: 10)
        let side = face(.blue, z: 0)
        side.position = CGPoint(x: 60, y: 50)
        side.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        space.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        let runs = try runs()
        #expect(runs.map(\.color) == [0, 0x0000FF, 0])
        #expect(runs.dropFirst().map(\.x) == [40, 60])
        // A transform layer in another one.
        let outer = CATransformLayer()
        outer.frame = root.bounds
        outer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        root.addSublayer(outer)
        outer.addSublayer(space)
        #expect(try self.runs().map(\.color) == [0, 0xFF0000, 0])
    }

    @Test("perspective makes what is nearer larger")
    func perspective() throws {
        _ = face(.red, z: 50)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        space.transform = transform
        // Twice as large at half the distance.
        #expect(try runs().dropFirst().map(\.x) == [30, 70])
    }

    @Test("opacity is that of each sublayer, and neither clip nor mask counts")
    func opacity() throws {
        _ = face(.red, z: 0)
        space.masksToBounds = true
        space.bounds = CGRect(x: 45, y: 45, width: 2, height: 2)
        space.mask = CALayer()
        space.position = CGPoint(x: 46, y: 46)
        #expect(try runs().map(\.color) == [0, 0xFF0000, 0])
        space.isHidden = true
        #expect(try runs().map(\.color) == [0])
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }
}
