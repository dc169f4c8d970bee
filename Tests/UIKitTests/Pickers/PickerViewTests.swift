import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let counts: [Int]
    var rowHeight: CGFloat = -1
    var chosen: [[Int]] = []
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([row, component])
    }
}

@MainActor @Suite struct PickerViewTests {
    private var measured: [String: Any] { fixture("cases/picker.json") as? [String: Any] ?? [:] }

    @Test("wheels have the measured number of rows in a turn and the measured radius")
    func wheels() throws {
        let wheels = try #require(measured["wheel"] as? [[String: Double]])
        #expect(!wheels.isEmpty)
        for wheel in wheels {
            let height = CGFloat(wheel["pickerHeight"] ?? 0)
            let rowHeight = CGFloat(wheel["rowHeight"] ?? 0)
            #expect(
                PickerGeometry.rowsPerTurn(height: height, rowHeight: rowHeight) == Int(wheel["rowsPerTurn"] ?? 0))
            #expect(abs(PickerGeometry.radius(height: height) - CGFloat(wheel["radius"] ?? 0)) < 0.001)
        }
    }

    @Test("the band behind the chosen row lies where it was measured")
    func band() throws {
        let bands = try #require(measured["selectionBand"] as? [[String: Any]])
        #expect(!bands.isEmpty)
        for entry in bands {
            let rect = try #require(entry["rect"] as? [Double])
            let rowHeight = CGFloat(try #require(entry["rowHeight"] as? Double))
            let expected = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
            #expect(PickerGeometry.band(in: CGSize(width: 320, height: 216), rowHeight: rowHeight) == expected)
        }
    }

    @Test("wheels share the width as measured")
    func widths() throws {
        let widths = try #require(measured["componentWidthsAt320"] as? [Double])
        for (index, width) in widths.enumerated() {
            let rows = Rows(Array(repeating: 3, count: index + 1))
            let picker = UIPickerView()
            picker.dataSource = rows
            picker.delegate = rows
            #expect(picker.bounds.size == CGSize(width: 320, height: 216))
            #expect(picker.rowSize(forComponent: 0) == CGSize(width: CGFloat(width), height: 32))
        }
    }

    @Test("the chosen row is in the middle, its neighbours nearer than a row")
    func places() throws {
        let rows = Rows([9])
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        func middle(_ row: Int) throws -> CGFloat {
            let view = try #require(picker.view(forRow: row, forComponent: 0))
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: picker).y
        }
        #expect(abs(try middle(4) - 108) < 0.01)
        // Row centres follow R sin(2 pi d / N): 97.25958 sin(2 pi / 19).
        #expect(abs(try middle(5) - (108 + 97.25958 * sin(2 * CGFloat.pi / 19))) < 0.01)
        #expect(picker.view(forRow: 4, forComponent: 0) is UILabel)
    }

    @Test("selecting by the app tells nobody, by hand it does")
    func selection() {
        let rows = Rows([5, 3])
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(2, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(rows.chosen.isEmpty)
        picker._choose(9, inComponent: 0)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        #expect(rows.chosen == [[4, 0]])
    }

    @Test("a picker without rows has no selection")
    func empty() {
        let rows = Rows([0])
        let picker = UIPickerView()
        #expect(picker.numberOfComponents == 0)
        picker.dataSource = rows
        #expect(picker.numberOfComponents == 1)
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }
}
