import Testing
import UIKit

@testable import UIKitCore

/// Numbers as Interface Builder wrote them into interface files of public projects, for devices of iOS 13 to 16.
@MainActor
@Suite("Measured cells")
struct CellMetricsTests {
    private func shown(
        _ style: UITableViewCell.CellStyle = .default, width: CGFloat = 375, scale: CGFloat = 2,
        table: UITableView.Style = .plain, headers: [String?] = [],
        _ configure: @escaping (UITableViewCell) -> Void = { _ in }
    ) -> ShownTable {
        let strings = StringTable([["Title", "Title"]], headers: headers, style: table)
        strings.style = style
        strings.configure = { cell, _ in configure(cell) }
        return ShownTable(strings, width: width, scale: scale)
    }

    @Test("a row of body text is 43.5 points high at two pixels a point, 43.67 at three")
    func bodyRow() {
        #expect(shown()[0, 0].frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
        #expect(isNear(shown(scale: 3)[1, 0].frame.minY, 43.667))
    }

    @Test("a row of text at 20 points is 47.5 high")
    func largerText() {
        let table = shown(width: 414) { $0.textLabel?.font = .systemFont(ofSize: 20) }
        #expect(table[0, 0].frame.height == CGFloat(47.5))
    }

    @Test("the title is 16 points from the sides, 20 in tables of 414")
    func margins() {
        let narrow = shown()[0, 0].textLabel!.frame
        #expect(narrow.minX == CGFloat(16) && narrow.width == CGFloat(343))
        let wide = shown(width: 414)[0, 0].textLabel!.frame
        #expect(wide.minX == CGFloat(20) && wide.width == CGFloat(374))
    }

    @Test(
        "accessories take their measured room from the content",
        arguments: [
            (UITableViewCell.AccessoryType.disclosureIndicator, 375, 348), (.disclosureIndicator, 414, 383),
            (.checkmark, 375, 335), (.checkmark, 414, 370), (.detailDisclosureButton, 414, 351),
        ])
    func accessories(type: UITableViewCell.AccessoryType, width: Int, content: Int) {
        let cell = shown(width: CGFloat(width)) { $0.accessoryType = type }[0, 0]
        #expect(cell.contentView.frame.width == CGFloat(content))
        #expect(cell.textLabel!.frame.maxX == CGFloat(content - 8))
    }

    @Test("values end 16 points before the edge, 8 before a chevron")
    func values() {
        let plain = shown(.value1) { $0.detailTextLabel?.text = "Detail" }[0, 0]
        #expect(plain.detailTextLabel!.frame.maxX == CGFloat(375 - 16))
        let wide = shown(.value1, width: 414) { $0.detailTextLabel?.text = "Detail" }[0, 0]
        #expect(wide.detailTextLabel!.frame.maxX == CGFloat(394))
        let chevron = shown(.value1) {
            $0.detailTextLabel?.text = "Detail"
            $0.accessoryType = .disclosureIndicator
        }[0, 0]
        #expect(chevron.detailTextLabel!.frame.maxX == CGFloat(340))
        #expect(plain.textLabel!.frame.midY == plain.detailTextLabel!.frame.midY)
    }

    @Test("a subtitle row of 18 and 14 points is 60.67 high, with its texts at 8.67 and 33.67")
    func subtitle() {
        let cell = shown(.subtitle, width: 390, scale: 3) {
            $0.detailTextLabel?.text = "Subtitle"
            $0.textLabel?.font = .systemFont(ofSize: 18)
            $0.detailTextLabel?.font = .systemFont(ofSize: 14)
        }[0, 0]
        #expect(isNear(cell.frame.height, 60.667))
        #expect(isNear(cell.textLabel!.frame.minY, 8.667))
        #expect(isNear(cell.textLabel!.frame.height, 21.667))
        #expect(isNear(cell.detailTextLabel!.frame.minY, 33.667))
        #expect(isNear(cell.detailTextLabel!.frame.height, 17))
    }

    @Test("the first row of a plain section with a title is at 50: 22 above a header of 28")
    func plainHeader() {
        let table = shown(headers: ["Title"])
        #expect(table[0, 0].frame.minY == CGFloat(50))
        #expect(table.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
        table.table.sectionHeaderTopPadding = 0
        table.layout()
        #expect(table[0, 0].frame.minY == CGFloat(28))
    }

    @Test("the first row of a grouped table is at 55.5 or 55.33 with a title and at 35 without")
    func groupedHeader() {
        #expect(shown(table: .grouped, headers: ["Title"])[0, 0].frame.minY == CGFloat(55.5))
        #expect(isNear(shown(scale: 3, table: .grouped, headers: ["Title"])[0, 0].frame.minY, 55.333))
        #expect(shown(table: .grouped)[0, 0].frame.minY == CGFloat(35))
    }

    @Test("cards are 16 points from the sides, 20 in tables of 414, with corners of 10 at their ends")
    func cards() {
        let table = shown(table: .insetGrouped)
        #expect(table[0, 0].frame.minX == CGFloat(16) && table[0, 0].frame.width == CGFloat(343))
        #expect(shown(width: 414, table: .insetGrouped)[0, 0].frame.minX == CGFloat(20))
        #expect(table[0, 0].layer.cornerRadius == CGFloat(10))
        #expect(table[0, 0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(table[1, 0].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test("content configurations make rows of 44 points")
    func contentConfiguration() {
        let cell = shown {
            var content = $0.defaultContentConfiguration()
            content.text = "Title"
            $0.contentConfiguration = content
        }[0, 0]
        #expect(cell.frame.height == CGFloat(44))
        #expect(cell.textLabel == nil)
        #expect(cell.contentView is UIListContentView)
    }

    @Test("rows mirror where the interface runs from right to left")
    func mirrored() {
        let strings = StringTable([["Title"]])
        strings.style = .value1
        strings.configure = { cell, _ in
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
        }
        let table = ShownTable(strings, scale: 2, direction: .rightToLeft)
        let cell = table[0, 0]
        #expect(cell.contentView.frame == CGRect(x: 27, y: 0, width: 348, height: 43.5))
        #expect(cell.convert(cell.textLabel!.frame, from: cell.contentView).maxX == CGFloat(375 - 16))
        #expect(cell.detailTextLabel!.frame.minX == CGFloat(8))
    }

    @Test("at accessibility sizes values go below their titles, and rows take the lines they need")
    func accessibility() {
        let strings = StringTable([["A title that needs more than one line"]])
        strings.style = .value1
        strings.configure = { cell, _ in cell.detailTextLabel?.text = "Value" }
        let cell = ShownTable(strings, category: .accessibilityExtraExtraExtraLarge)[0, 0]
        #expect(cell.detailTextLabel!.frame.minY >= cell.textLabel!.frame.maxY - 0.01)
        #expect(abs(cell.detailTextLabel!.frame.minX - cell.textLabel!.frame.minX) < 0.001)
        let line = UIFont.systemFont(ofSize: 53).lineHeight
        #expect(cell.textLabel!.frame.height > line * 1.9)
        #expect(cell.frame.height > line * 3)
    }
}
