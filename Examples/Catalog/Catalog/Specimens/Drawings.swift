import UIKit

/// Pictures that need no files.
@MainActor
enum Drawings {
    /// Four coloured squares with a circle over them.
    static func checks(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            let half = side / 2
            for (index, color) in [UIColor.systemTeal, .systemOrange, .systemPink, .systemIndigo].enumerated() {
                color.setFill()
                context.fill(
                    CGRect(
                        x: CGFloat(index % 2) * half, y: CGFloat(index / 2) * half, width: half, height: half))
            }
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: side / 4, y: side / 4, width: half, height: half))
        }
    }

    /// A wide picture: a sun over hills.
    static func landscape(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor(red: 0.56, green: 0.78, blue: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(red: 1, green: 0.85, blue: 0.35, alpha: 1).setFill()
            let sun = size.height * 0.35
            context.cgContext.fillEllipse(in: CGRect(x: size.width * 0.62, y: sun * 0.4, width: sun, height: sun))
            let hills: [(UIColor, CGFloat, CGFloat)] = [
                (UIColor(red: 0.35, green: 0.62, blue: 0.42, alpha: 1), 0.3, 0.55),
                (UIColor(red: 0.22, green: 0.46, blue: 0.33, alpha: 1), 0.75, 0.45),
            ]
            for (color, x, height) in hills {
                color.setFill()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: size.width * (x - 0.6), y: size.height))
                path.addQuadCurve(
                    to: CGPoint(x: size.width * (x + 0.6), y: size.height),
                    controlPoint: CGPoint(x: size.width * x, y: size.height * (1 - 2 * height)))
                path.fill()
            }
        }
    }

    /// A round-cornered frame to stretch, with a cap of 10 points all around.
    static func frame() -> UIImage {
        let size = CGSize(width: 24, height: 24)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemIndigo.setStroke()
            UIColor.systemIndigo.withAlphaComponent(0.15).setFill()
            let path = UIBezierPath(roundedRect: CGRect(x: 1.5, y: 1.5, width: 21, height: 21), cornerRadius: 8)
            path.lineWidth = 3
            path.fill()
            path.stroke()
        }
    }
}
