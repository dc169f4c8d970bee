import UIKit

/// The picture of a video with its controls.
final class PlayerView: UIView {
    init(video: Video) {
        super.init(frame: .zero)
        let artwork = Artwork()
        artwork.video = video
        artwork.layer.cornerRadius = 16
        fill(with: artwork)
        artwork.fill(with: Scrim())

        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "play.fill")
        look.baseBackgroundColor = UIColor(white: 0, alpha: 0.45)
        look.baseForegroundColor = .white
        look.cornerStyle = .capsule
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 26)
        look.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 16)
        let play = UIButton(configuration: look)
        play.accessibilityLabel = String(localized: "Play")

        let progress = UIProgressView(progressViewStyle: .bar)
        progress.progress = Float(video.watched)
        progress.trackTintColor = UIColor(white: 1, alpha: 0.35)
        progress.layer.cornerRadius = 2
        progress.clipsToBounds = true

        for part in [play, progress] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalTo: widthAnchor, multiplier: 9.0 / 16.0),
            play.centerXAnchor.constraint(equalTo: centerXAnchor),
            // A capsule as wide as it is high is a disc.
            play.widthAnchor.constraint(equalTo: play.heightAnchor),
            play.centerYAnchor.constraint(equalTo: centerYAnchor),
            progress.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            progress.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            progress.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            progress.heightAnchor.constraint(equalToConstant: 4),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
