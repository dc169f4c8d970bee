import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct KeyboardRoomTests {
    private final class Form: UITableViewController {
        let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    @Test("a table view controller makes room for the keyboard and shows the row that is edited")
    func table() {
        let form = Form(style: .plain)
        let harness = AppHarness(root: form)
        let before = form.tableView.adjustedContentInset
        let field = form.fields[14]
        #expect(field.convert(field.bounds, to: nil).maxY > 844 - 336)
        field.becomeFirstResponder()
        harness.frame()
        // 336 points of keyboard, the home indicator's room inside.
        #expect(form.tableView.adjustedContentInset.bottom == CGFloat(336))
        #expect(form.tableView.contentInset == .zero)
        #expect(field.convert(field.bounds, to: nil).maxY <= 844 - 336)
        field.resignFirstResponder()
        harness.frame()
        #expect(form.tableView.adjustedContentInset == before)
    }

    @Test("a scroll view in a plain controller makes no room by itself")
    func plain() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let field = UITextField(frame: CGRect(x: 16, y: 700, width: 200, height: 34))
        scroll.addSubview(field)
        let root = UIViewController()
        root.loadViewIfNeeded()
        root.view.addSubview(scroll)
        let harness = AppHarness(root: root)
        field.becomeFirstResponder()
        harness.frame()
        #expect(scroll.adjustedContentInset.bottom == CGFloat(34))
        field.resignFirstResponder()
        harness.frame()
    }
}
