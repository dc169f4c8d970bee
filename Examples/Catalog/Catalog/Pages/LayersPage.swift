import UIKit

/// What layers draw by themselves.
final class LayersPage: SpecimenPage {
    override func build() {
        card(
            "Corners and borders",
            [
                flow(
                    "circular, continuous, some, border",
                    [
                        tile("circular") { $0.cornerRadius = 24 },
                        tile("continuous") {
                            $0.cornerRadius = 24
                            $0.cornerCurve = .continuous
                        },
                        tile("two corners") {
                            $0.cornerRadius = 24
                            $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                        },
                        tile("border") {
                            $0.cornerRadius = 16
                            $0.borderWidth = 5
                            $0.borderColor = UIColor.systemOrange.cgColor
                        },
                    ])
            ])
        card(
            "Shadows",
            [
                flow(
                    "soft, offset, coloured, path",
                    [
                        tile("soft") { self.shadow($0, 8, .zero) },
                        tile("offset") { self.shadow($0, 2, CGSize(width: 5, height: 5)) },
                        tile("coloured") {
                            self.shadow($0, 8, .zero)
                            $0.shadowColor = UIColor.systemPink.cgColor
                            $0.shadowOpacity = 1
                        },
                        tile("path") {
                            self.shadow($0, 4, CGSize(width: 0, height: 4))
                            $0.shadowPath = UIBezierPath(ovalIn: CGRect(x: 4, y: 70, width: 76, height: 16)).cgPath
                        },
                    ], spacing: 20)
            ])
        card(
            "Gradients",
            [
                flow(
                    "axial, diagonal, radial, conic",
                    [
                        gradient("axial", .axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)),
                        gradient("diagonal", .axial, .zero, CGPoint(x: 1, y: 1)),
                        gradient("radial", .radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
                        gradient("conic", .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)),
                    ])
            ])
        card(
            "Shapes",
            [
                flow(
                    "fill, stroke, part, dashes",
                    [
                        shape("star") { $0.fillColor = UIColor.systemYellow.cgColor },
                        shape("stroke") {
                            $0.fillColor = nil
                            $0.strokeColor = UIColor.systemBlue.cgColor
                            $0.lineWidth = 3
                            $0.lineJoin = .round
                        },
                        shape("part") {
                            $0.fillColor = nil
                            $0.strokeColor = UIColor.systemBlue.cgColor
                            $0.lineWidth = 4
                            $0.strokeStart = 0.1
                            $0.strokeEnd = 0.7
                            $0.lineCap = .round
                        },
                        shape("dashes") {
                            $0.fillColor = UIColor.systemTeal.withAlphaComponent(0.3).cgColor
                            $0.strokeColor = UIColor.systemTeal.cgColor
                            $0.lineWidth = 2
                            $0.lineDashPattern = [6, 4]
                        },
                    ])
            ])
        card(
            "Masks, opacity, turns",
            [
                flow(
                    "mask, group opacity, turned, in perspective",
                    [
                        masked(), translucent(), turned(CATransform3DMakeRotation(.pi / 8, 0, 0, 1), "turned"),
                        inPerspective(),
                    ])
            ])
        card("Copies and text", [flow("replicated, text layer", [replicated(), textLayer()])])
    }

    private func tile(_ name: String, _ change: (CALayer) -> Void) -> UIView {
        let view = UIView()
        view.backgroundColor = .systemIndigo
        change(view.layer)
        return named(name, view, width: 84, height: 84)
    }

    private func shadow(_ layer: CALayer, _ radius: CGFloat, _ offset: CGSize) {
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.shadowOpacity = 0.5
    }

    private func hosted(_ name: String, _ layer: CALayer) -> UIView {
        let view = UIView()
        layer.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
        view.layer.addSublayer(layer)
        return named(name, view, width: 84, height: 84)
    }

    private func gradient(
        _ name: String, _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint
    ) -> UIView {
        let layer = CAGradientLayer()
        layer.type = type
        layer.colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
        layer.startPoint = start
        layer.endPoint = end
        return hosted(name, layer)
    }

    private func shape(_ name: String, _ change: (CAShapeLayer) -> Void) -> UIView {
        let layer = CAShapeLayer()
        layer.path = star.cgPath
        change(layer)
        return hosted(name, layer)
    }

    private var star: UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius: CGFloat = corner % 2 == 0 ? 38 : 17
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(x: 42 + radius * cos(angle), y: 42 + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private func picture() -> UIImageView {
        let view = UIImageView(image: Drawings.checks(side: 84))
        view.contentMode = .scaleToFill
        return view
    }

    private func masked() -> UIView {
        let view = picture()
        let mask = CAShapeLayer()
        mask.path = star.cgPath
        view.layer.mask = mask
        return named("mask", view, width: 84, height: 84)
    }

    private func translucent() -> UIView {
        let view = UIView()
        view.alpha = 0.5
        for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
            let part = UIView(frame: CGRect(x: CGFloat(index) * 28, y: CGFloat(index) * 28, width: 56, height: 56))
            part.backgroundColor = color
            view.addSubview(part)
        }
        return named("opacity", view, width: 84, height: 84)
    }

    private func turned(_ transform: CATransform3D, _ name: String) -> UIView {
        let host = UIView()
        let view = picture()
        view.frame = CGRect(x: 12, y: 12, width: 60, height: 60)
        view.layer.transform = transform
        host.addSubview(view)
        return named(name, host, width: 84, height: 84)
    }

    private func inPerspective() -> UIView {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        return turned(CATransform3DRotate(transform, .pi / 4, 0, 1, 0), "perspective")
    }

    private func replicated() -> UIView {
        let dot = CALayer()
        dot.frame = CGRect(x: 37, y: 4, width: 10, height: 18)
        dot.cornerRadius = 5
        dot.backgroundColor = UIColor.systemGreen.cgColor
        let layer = CAReplicatorLayer()
        layer.addSublayer(dot)
        layer.instanceCount = 10
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
        layer.instanceAlphaOffset = -0.08
        return hosted("replicator", layer)
    }

    private func textLayer() -> UIView {
        let layer = CATextLayer()
        layer.string = "Text layer"
        layer.fontSize = 16
        layer.foregroundColor = UIColor.systemPurple.cgColor
        layer.alignmentMode = .center
        layer.contentsScale = 3
        return hosted("text", layer)
    }
}
