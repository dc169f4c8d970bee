import UIKit

class WeatherViewController: UIViewController {
    @IBOutlet weak var degreesLabel: UILabel!
    @objc dynamic var degrees = 12 {
        didSet { updateLabel() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateLabel()
    }

    @IBAction func stepperChanged(_ sender: UIStepper) {
        degrees = Int(sender.value)
    }

    private func updateLabel() {
        guard isViewLoaded else { return }
        degreesLabel.text = "\(degrees) °C"
    }
}
