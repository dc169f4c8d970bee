import CGraphicsLibs
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Font files that an app brings along may be anything: whatever is wrong in them, text is measured and drawn, and in time.
@Suite(.serialized) struct HostileFontTests {
    static let files = [
        "/usr/share/fonts/truetype/firacode/FiraCode-Regular.ttf", "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
    ]

    /// Where tables are: tag, place of the entry in the directory, offset and length.
    private func tables(_ bytes: [UInt8]) -> [(tag: String, entry: Int, offset: Int, length: Int)] {
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        return (0..<count).map { index in
            let entry = 12 + 16 * index
            return (
                String(decoding: bytes[entry..<entry + 4], as: UTF8.self), entry, number(entry + 8), number(entry + 12)
            )
        }
    }

    /// One kind of damage a round, so that each is met by every file.
    private func damaged(_ good: [UInt8], _ round: Int, _ dice: inout SeededDice) -> [UInt8] {
        func random(_ limit: Int) -> Int { Int(dice.next() % UInt64(max(limit, 1))) }
        var bytes = good
        let tables = tables(good)
        let table = tables[random(tables.count)]
        let extremes: [[UInt8]] = [[0, 0], [0xFF, 0xFF], [0x7F, 0xFF], [0x80, 0], [0, 1]]
        switch round % 7 {
        case 0: bytes = Array(bytes.prefix(random(bytes.count)))
        case 1:  // the table is somewhere else, longer or shorter
            for offset in 8..<16 where random(3) == 0 { bytes[table.entry + offset] = UInt8(random(256)) }
        case 2:  // bytes of one table
            for _ in 0...random(40) where table.length > 0 {
                bytes[table.offset + random(table.length)] = UInt8(random(256))
            }
        case 3:  // the largest and smallest numbers at the start of a table, where counts stand
            for _ in 0...random(6) where table.length > 2 {
                let place = table.offset + random(min(table.length - 1, 64))
                bytes.replaceSubrange(place..<place + 2, with: extremes[random(extremes.count)])
            }
        case 4:  // what is used first
            for name in ["head", "hhea", "maxp", "hmtx", "cmap", "loca", "CFF ", "OS/2", "post"] {
                guard random(3) == 0, let table = tables.first(where: { $0.tag == name }), table.length > 2 else {
                    continue
                }
                let place = table.offset + random(min(table.length - 1, 54))
                bytes.replaceSubrange(place..<place + 2, with: extremes[random(extremes.count)])
            }
        case 5:  // a table by another name
            bytes.replaceSubrange(table.entry..<table.entry + 4, with: Array(tables[random(tables.count)].tag.utf8))
        default:
            for _ in 0...random(200) { bytes[random(bytes.count)] = UInt8(random(256)) }
        }
        return bytes
    }

    private func use(_ path: String) {
        _ = try? FontRegistry.inspect(path: path)
        let font = Font(FontDescriptor(family: .file(path: path, index: 0), size: 20))
        #expect(font.lineHeight.isFinite && font.ascender.isFinite && font.capHeight.isFinite)
        let string = "Hamburgefonts fi -> é क्षि \u{65E5} 😀\tend"
        let text = StyledText(string, attributes: TextAttributes(font: font))
        var constraints = TextConstraints(width: 90)
        let layout = TextMeasurer.layout(text, constraints)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.lines.last?.range.upperBound == string.utf16.count)
        constraints.numberOfLines = 1
        constraints.lineBreakMode = .byTruncatingMiddle
        let short = TextMeasurer.layout(text, constraints)
        _ = ink(width: 120, height: 90) { context in
            layout.draw(in: context, at: .zero)
            context.rotate(by: 0.1)
            short.draw(in: context, at: .zero)
        }
    }

    @Test("damaged directories, tables and ends of files", arguments: files)
    func damagedFiles(_ file: String) throws {
        let good = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-fonts-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var dice = SeededDice(UInt64(good.count))
        let first = ProcessInfo.processInfo.environment["SHOJI_FUZZ_FIRST"].flatMap(Int.init) ?? 0
        for round in 0..<first { _ = damaged(good, round, &dice) }
        for round in first..<first + rounds(14) {
            let path = folder.appendingPathComponent("\(round).font").path
            try Data(damaged(good, round, &dice)).write(to: URL(fileURLWithPath: path))
            let start = ContinuousClock.now
            use(path)
            #expect(ContinuousClock.now - start < .seconds(10), "\(file), round \(round)")
        }
    }
}
