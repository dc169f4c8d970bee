import UIKit

/// The still picture of a video: two colours and a symbol.
final class Artwork: UIView {
    private let symbol = UIImageView()
    private let gradient = CAGradientLayer()

    var video: Video? {
        didSet {
            guard let video, video != oldValue else { return }
            let hue = video.hue.truncatingRemainder(dividingBy: 1)
            gradient.colors = [
                UIColor(hue: hue, saturation: 0.55, brightness: 0.75, alpha: 1).cgColor,
                UIColor(
                    hue: (hue + 0.08).truncatingRemainder(dividingBy: 1), saturation: 0.75, brightness: 0.35, alpha: 1
                )
                .cgColor,
            ]
            symbol.image = UIImage(systemName: video.symbol)
            accessibilityLabel = video.title
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(gradient)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
        symbol.tintColor = UIColor.white.withAlphaComponent(0.85)
        symbol.contentMode = .scaleAspectFit
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        let side = min(bounds.width, bounds.height) * 0.4
        symbol.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
}
