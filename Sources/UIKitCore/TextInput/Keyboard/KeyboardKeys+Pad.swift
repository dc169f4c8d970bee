extension KeyboardKeys {
    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let marks = ["1234567890", "@#$&*()'\"", "%-+=/;:"]
    private static let columns: CGFloat = 11

    /// Four rows on a grid of eleven columns: delete ends the first row, return the second, a shift key stands at both ends of the
    /// third, and the last has the space bar between the keys for marks.
    var padKeys: [KeyboardKey] {
        let isNumeric = type == .numbersAndPunctuation || KeyboardMetrics.isKeypad(type)
        let margin: CGFloat = 6
        let gap: CGFloat = 12
        let pitch = (size.width - 2 * margin + gap) / Self.columns
        let top = metrics.barHeight + 4
        func frame(_ row: Int, _ from: CGFloat, _ to: CGFloat) -> CGRect {
            CGRect(
                x: margin + from * pitch, y: top + CGFloat(row) * metrics.rowHeight + 5,
                width: (to - from) * pitch - gap, height: metrics.rowHeight - 10)
        }
        func plain(_ text: String, _ row: Int, _ from: CGFloat, _ to: CGFloat) -> KeyboardKey {
            KeyboardKey(
                title: text, kind: .plain, frame: frame(row, from, to), text: text,
                fontSize: text.count > 1 ? 18 : 22.5)
        }
        func special(
            _ title: String, _ symbol: String?, _ row: Int, _ from: CGFloat, _ to: CGFloat, types: String? = nil
        ) -> KeyboardKey {
            KeyboardKey(
                title: title, symbol: symbol, kind: .special, frame: frame(row, from, to), text: types,
                fontSize: symbol == nil ? 18 : 21)
        }
        var result: [KeyboardKey] = []
        for (row, text) in (isNumeric ? Self.marks : Self.letters).enumerated() {
            let start: CGFloat = [0, 0.5, 1][row]
            for (index, letter) in text.enumerated() {
                let title = isShifted && !isNumeric ? letter.uppercased() : String(letter)
                result.append(plain(title, row, start + CGFloat(index), start + CGFloat(index) + 1))
            }
        }
        result += [plain(",", 2, 8, 9), plain(".", 2, 9, 10)]
        result.append(special("", "delete.left", 0, 10, 11, types: "\u{8}"))
        result.append(
            KeyboardKey(
                title: returnTitle, kind: .action, frame: frame(1, 9.5, 11), text: "\n", fontSize: 18,
                isProminent: isProminent))
        for (from, to) in [(0, 1), (10, 11)] as [(CGFloat, CGFloat)] {
            let shift = isNumeric ? nil : isShifted ? "shift.fill" : "shift"
            result.append(special(isNumeric ? "#+=" : "", shift, 2, from, to))
        }
        let other = isNumeric ? "ABC" : ".?123"
        result += [
            special(other, nil, 3, 0, 1.3), special("", "face.smiling", 3, 1.3, 2.4), special("", "mic", 3, 2.4, 3.5),
            special(other, nil, 3, 8.4, 9.7), special("", "keyboard.chevron.compact.down", 3, 9.7, 11),
        ]
        var end: CGFloat = 8.4
        for extra in extras.reversed() {
            let width: CGFloat = extra.count > 1 ? 1.3 : 1
            result.append(plain(extra, 3, end - width, end))
            end -= width
        }
        result.append(
            KeyboardKey(title: "", kind: .plain, frame: frame(3, 3.5, end), text: " ", fontSize: 18))
        return result + shortcuts
    }

    /// Taking back and pasting, at the start of the bar above the keys.
    private var shortcuts: [KeyboardKey] {
        guard metrics.barHeight > 30 else { return [] }
        return ["arrow.uturn.backward", "arrow.uturn.forward", "doc.on.clipboard"].enumerated().map { index, symbol in
            KeyboardKey(
                title: "", symbol: symbol, kind: .bare,
                frame: CGRect(x: 14 + CGFloat(index) * 48, y: (metrics.barHeight - 36) / 2, width: 36, height: 36),
                text: nil, fontSize: 19)
        }
    }
}
