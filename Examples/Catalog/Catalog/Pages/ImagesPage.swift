import UIKit

/// Content modes, templates, resizable and animated images.
final class ImagesPage: SpecimenPage {
    override func build() {
        let modes: [(String, UIView.ContentMode)] = [
            ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
            ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
            ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
        ]
        let wide = Drawings.landscape(CGSize(width: 120, height: 60))
        card(
            "Content modes",
            [
                flow(
                    "a picture of 120 by 60 in 92 by 92",
                    modes.map { name, mode in
                        framed(name, wide, mode)
                    })
            ])
        let small = Drawings.checks(side: 30)
        card(
            "Smaller than the view",
            [
                flow(
                    "30 by 30 in 92 by 92",
                    [
                        framed("scaleToFill", small, .scaleToFill), framed("scaleAspectFit", small, .scaleAspectFit),
                        framed("center", small, .center),
                    ])
            ])
        card(
            "Rendering",
            [
                flow(
                    "original, template, template with a tint, own tint",
                    [
                        framed("original", small.withRenderingMode(.alwaysOriginal), .center),
                        framed("template", small.withRenderingMode(.alwaysTemplate), .center),
                        framed("tintColor", small.withRenderingMode(.alwaysTemplate), .center, tint: .systemGreen),
                        framed("withTintColor", small.withTintColor(.systemRed), .center),
                    ])
            ])
        let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        card(
            "Resizable",
            [
                block(
                    "stretched",
                    UIImageView(
                        image: Drawings.frame().resizableImage(
                            withCapInsets: caps, resizingMode: .stretch)), height: 50),
                block(
                    "tiled",
                    UIImageView(
                        image: Drawings.checks(side: 24).resizableImage(
                            withCapInsets: .zero, resizingMode: .tile)), height: 50),
            ])
        card(
            "States",
            [
                flow(
                    "highlighted, animated, flipped, turned",
                    [
                        highlighted(), animated(),
                        framed("flips", wide.imageFlippedForRightToLeftLayoutDirection(), .scaleAspectFit),
                        framed(
                            "turned", UIImage(cgImage: wide.cgImage!, scale: wide.scale, orientation: .right),
                            .scaleAspectFit),
                    ])
            ])
        card(
            "Corners and borders",
            [
                flow(
                    "round, continuous, border, shadow",
                    [
                        rounded("round", .circular, 46), rounded("continuous", .continuous, 24), bordered(), shadowed(),
                    ])
            ])
    }

    private func view(_ image: UIImage, _ mode: UIView.ContentMode) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .tertiarySystemFill
        return view
    }

    private func framed(
        _ name: String, _ image: UIImage, _ mode: UIView.ContentMode, tint: UIColor? = nil
    ) -> UIView {
        let shown = view(image, mode)
        if let tint { shown.tintColor = tint }
        return named(name, shown, width: 92, height: 92)
    }

    private func highlighted() -> UIView {
        let shown = view(UIImage(systemName: "bell")!, .center)
        shown.highlightedImage = UIImage(systemName: "bell.fill")
        shown.isHighlighted = true
        return named("highlighted", shown, width: 92, height: 92)
    }

    private func animated() -> UIView {
        let shown = view(Drawings.checks(side: 60), .center)
        shown.animationImages = [Drawings.checks(side: 60), Drawings.checks(side: 30)]
        shown.animationDuration = 1
        return named("animated", shown, width: 92, height: 92)
    }

    private func rounded(_ name: String, _ curve: CALayerCornerCurve, _ radius: CGFloat) -> UIView {
        let shown = view(Drawings.landscape(CGSize(width: 120, height: 120)), .scaleAspectFill)
        shown.layer.cornerRadius = radius
        shown.layer.cornerCurve = curve
        return named(name, shown, width: 92, height: 92)
    }

    private func bordered() -> UIView {
        let shown = view(Drawings.landscape(CGSize(width: 120, height: 120)), .scaleAspectFill)
        shown.layer.borderWidth = 4
        shown.layer.borderColor = UIColor.systemIndigo.cgColor
        shown.layer.cornerRadius = 12
        return named("border", shown, width: 92, height: 92)
    }

    private func shadowed() -> UIView {
        let shown = view(Drawings.landscape(CGSize(width: 120, height: 120)), .scaleAspectFill)
        shown.clipsToBounds = false
        shown.layer.shadowOpacity = 0.4
        shown.layer.shadowRadius = 6
        shown.layer.shadowOffset = CGSize(width: 0, height: 3)
        let host = UIView()
        host.add(shown, inset: 14)
        return named("shadow", host, width: 92, height: 92)
    }
}
