import Testing
import UIKit

@MainActor @Suite struct AlertTests {
    private func alert(_ style: UIAlertController.Style, _ journal: Journal) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in journal.note("cancel") })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in journal.note("ok") })
        return alert
    }

    private func buttons(_ view: UIView) -> [UIControl] {
        view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? buttons($0) }
    }

    @Test("an alert is 270 points wide in the middle; the presenter stays and hears nothing")
    func place() {
        let journal = Journal()
        let presenter = JournalViewController(journal, name: "A")
        let harness = AppHarness(root: presenter)
        _ = journal.take()
        let alert = alert(.alert, journal)
        presenter.present(alert, animated: true)
        harness.frame()
        #expect(alert.view.frame.width == CGFloat(270))
        #expect(abs(alert.view.frame.midX - 195) < 0.5)
        #expect(abs(alert.view.frame.midY - (47 + 810) / 2) < 0.5)
        #expect(journal.take().filter { $0.contains("ppear") }.isEmpty)
        #expect(presenter.view.tintAdjustmentMode == .dimmed)
    }

    @Test("two buttons stand side by side with the cancelling one first")
    func sideBySide() {
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        presenter.present(alert, animated: false)
        harness.frame()
        let pair = buttons(alert.view).sorted { $0.frame.minX < $1.frame.minX }
        #expect(pair.map(\.accessibilityLabel) == ["Cancel", "OK"])
        #expect(pair[0].frame.minY == pair[1].frame.minY)
        #expect(pair[0].frame.height == CGFloat(44))
    }

    @Test("of three buttons the cancelling one is last")
    func stacked() {
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let alert = alert(.alert, Journal())
        alert.addAction(UIAlertAction(title: "Third", style: .default))
        presenter.present(alert, animated: false)
        harness.frame()
        let column = buttons(alert.view).sorted { $0.frame.minY < $1.frame.minY }
        #expect(column.map(\.accessibilityLabel) == ["OK", "Third", "Cancel"])
    }

    @Test("an action's handler runs after the alert is gone")
    func handler() {
        let journal = Journal()
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let alert = alert(.alert, journal)
        presenter.present(alert, animated: true)
        harness.frame()
        alert._choose(alert.actions[1])
        #expect(journal.entries.isEmpty)
        harness.frame()
        #expect(journal.take() == ["ok"])
        #expect(presenter.presentedViewController == nil)
        #expect(presenter.view.tintAdjustmentMode == .normal)
    }

    @Test("an action sheet stands at the lower edge of a phone, 8 points from the sides")
    func actionSheet() {
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let sheet = alert(.actionSheet, Journal())
        presenter.present(sheet, animated: false)
        harness.frame()
        #expect(sheet.view.frame.minX == CGFloat(8))
        #expect(sheet.view.frame.width == CGFloat(374))
        #expect(sheet.view.frame.maxY == CGFloat(844 - 34))
    }

    @Test("on a pad an action sheet is a popover without the cancelling action")
    func padActionSheet() {
        let presenter = UIViewController()
        let harness = AppHarness(.pad(), root: presenter)
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        presenter.view.addSubview(source)
        let sheet = alert(.actionSheet, Journal())
        sheet.popoverPresentationController?.sourceView = source
        presenter.present(sheet, animated: false)
        harness.frame()
        #expect(buttons(sheet.view).map(\.accessibilityLabel) == ["OK"])
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    }

    @Test("text fields belong to alerts and keep what was configured")
    func textFields() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.text = "configured" }
        #expect(alert.textFields?.first?.text == "configured")
    }
}
