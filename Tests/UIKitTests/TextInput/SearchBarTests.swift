import Testing
import UIKit

@testable import UIKitCore

@MainActor
private final class SearchNotes: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
}

@MainActor @Suite struct SearchBarTests {
    @Test("a bar is 56 high with a field of 36, 8 points from the sides")
    func geometry() {
        let bar = UISearchBar()
        bar.sizeToFit()
        #expect(bar.bounds.height == 56)
        bar.frame = CGRect(x: 0, y: 0, width: 375, height: 56)
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    }

    @Test("typing is told; setting the text is not")
    func typing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        let notes = SearchNotes()
        bar.delegate = notes
        window.addSubview(bar)
        bar.text = "x"
        #expect(notes.calls.isEmpty)
        bar.becomeFirstResponder()
        #expect(bar.isFirstResponder)
        bar.searchTextField._type("y\n")
        bar.resignFirstResponder()
        #expect(notes.calls == ["begin", "text xy", "search", "end"])
    }

    @Test("the cancel button takes room from the field and is told")
    func cancel() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        let notes = SearchNotes()
        bar.delegate = notes
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let button = try #require(bar.parts.cancel)
        #expect(bar.searchTextField.frame.maxX < button.frame.minX)
        button.sendActions(for: .touchUpInside)
        #expect(notes.calls == ["cancel"])
    }

    @Test("scopes make the bar taller and are told")
    func scopes() throws {
        let bar = UISearchBar()
        let notes = SearchNotes()
        bar.delegate = notes
        bar.scopeButtonTitles = ["A", "B"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height > 56)
        bar.selectedScopeButtonIndex = 1
        #expect(notes.calls.isEmpty)
        let control = try #require(bar.parts.scopes)
        #expect(control.selectedSegmentIndex == 1)
        control.selectedSegmentIndex = 0
        control.sendActions(for: .valueChanged)
        #expect(notes.calls == ["scope 0"])
    }

    @Test("a token is deleted with nothing before the insertion point")
    func tokens() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        let plain = field.textRect(forBounds: field.bounds).minX
        field.tokens = [UISearchToken(icon: nil, text: "Kind")]
        #expect(field.textRect(forBounds: field.bounds).minX > plain)
        field.deleteBackward()
        #expect(field.tokens.isEmpty)
    }
}
