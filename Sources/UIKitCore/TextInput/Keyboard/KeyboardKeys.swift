/// A key with its place on the keyboard.
struct KeyboardKey {
    enum Kind {
        /// A letter or a number.
        case plain
        case special
        /// The return key.
        case action
        /// A mark without a cap.
        case bare
    }

    var title: String
    var symbol: String?
    var kind: Kind
    var frame: CGRect
    /// What it types; nil changes nothing.
    var text: String?
    var fontSize: CGFloat = 22.5
    var weight: UIFont.Weight = .regular
    var isProminent = false
    var radius: CGFloat = 5
}

/// Where the keys of a keyboard stand.
struct KeyboardKeys {
    var metrics: KeyboardMetrics
    var size: CGSize
    var type: UIKeyboardType
    var returnKey: UIReturnKeyType
    var isShifted: Bool
    var isPad: Bool

    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let signs = ["1234567890", "-/:;()$&@\"", ".,?!'"]

    var keys: [KeyboardKey] {
        if isPad { return padKeys }
        return KeyboardMetrics.isKeypad(type) ? keypad : letters
    }

    private var letters: [KeyboardKey] {
        let rows = type == .numbersAndPunctuation ? Self.signs : Self.rows
        let margin: CGFloat = 3
        let gap: CGFloat = 6
        let inset: CGFloat = 6
        let pitch = (size.width - 2 * margin + gap) / 10
        let width = pitch - gap
        let height = metrics.rowHeight - 2 * inset
        let top = metrics.barHeight + 3
        var result: [KeyboardKey] = []
        func key(_ title: String, _ x: CGFloat, _ row: Int, _ width: CGFloat, kind: KeyboardKey.Kind = .plain) {
            result.append(
                KeyboardKey(
                    title: title, kind: kind,
                    frame: CGRect(
                        x: x, y: top + CGFloat(row) * metrics.rowHeight + inset, width: width, height: height),
                    text: title))
        }
        for (row, text) in rows.enumerated() {
            let total = pitch * CGFloat(text.count) - gap
            let start = (size.width - total) / 2
            for (index, letter) in text.enumerated() {
                let title = isShifted ? letter.uppercased() : String(letter)
                key(title, start + CGFloat(index) * pitch, row, width)
            }
        }
        result += sides(pitch, width, height, top, inset, gap, margin)
        result += bottom(pitch, height, top, inset, gap, margin)
        return result
    }

    /// Shift and delete.
    private func sides(
        _ pitch: CGFloat, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ inset: CGFloat, _ gap: CGFloat,
        _ margin: CGFloat
    ) -> [KeyboardKey] {
        func frame(_ x: CGFloat, _ row: Int, _ width: CGFloat) -> CGRect {
            CGRect(x: x, y: top + CGFloat(row) * metrics.rowHeight + inset, width: width, height: height)
        }
        let side = pitch * 1.5 - gap - 6
        return [
            KeyboardKey(
                title: "", symbol: isShifted ? "shift.fill" : "shift", kind: isShifted ? .plain : .special,
                frame: frame(margin, 2, side), text: nil, fontSize: 19),
            KeyboardKey(
                title: "", symbol: "delete.left", kind: .special, frame: frame(size.width - margin - side, 2, side),
                text: "\u{8}", fontSize: 19),
        ]
    }

    private func bottom(
        _ pitch: CGFloat, _ height: CGFloat, _ top: CGFloat, _ inset: CGFloat, _ gap: CGFloat, _ margin: CGFloat
    ) -> [KeyboardKey] {
        let y = top + 3 * metrics.rowHeight + inset
        let numbers = pitch * 2.5 - gap
        let mark = numbers
        var x = margin
        var result = [
            KeyboardKey(
                title: "123", kind: .special, frame: CGRect(x: x, y: y, width: numbers, height: height), text: nil,
                fontSize: 16)
        ]
        x += numbers + gap
        var end = size.width - margin - (mark + gap)
        for extra in extras.reversed() {
            let width = pitch * (extra.count > 1 ? 1.4 : 1.1) - gap
            result.append(
                KeyboardKey(
                    title: extra, kind: .plain, frame: CGRect(x: end - width, y: y, width: width, height: height),
                    text: extra, fontSize: extra.count > 1 ? 16 : 22))
            end -= width + gap
        }
        result.append(
            KeyboardKey(
                title: "space", kind: .plain, frame: CGRect(x: x, y: y, width: max(end - x, 0), height: height),
                text: " ",
                fontSize: 16))
        result.append(
            KeyboardKey(
                title: returnTitle, kind: .action,
                frame: CGRect(x: size.width - margin - mark, y: y, width: mark, height: height), text: "\n",
                fontSize: 16, isProminent: isProminent))
        // Below the keys, beside the home indicator.
        let room = size.height - (y + height)
        if room > 40 {
            for (symbol, x) in [("face.smiling", 30.0), ("mic", Double(size.width) - 30)] {
                result.append(
                    KeyboardKey(
                        title: "", symbol: symbol, kind: .bare,
                        frame: CGRect(x: CGFloat(x) - 14, y: y + height + 12, width: 28, height: 28), text: nil,
                        fontSize: 24))
            }
        }
        return result
    }

    /// Beside the space bar, for addresses.
    var extras: [String] {
        switch type {
        case .emailAddress: ["@", "."]
        case .URL: [".", "/", ".com"]
        case .twitter: ["@", "#"]
        case .webSearch: ["."]
        default: []
        }
    }

    private var keypad: [KeyboardKey] {
        let gap: CGFloat = 6
        let width = (size.width - 4 * gap) / 3
        let pitch = metrics.rowHeight
        let height = pitch - gap - 2
        let corner: String =
            switch type {
            case .decimalPad: Locale.current.decimalSeparator ?? "."
            case .phonePad: "+*#"
            default: ""
            }
        let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", corner, "0", "\u{8}"]
        return titles.enumerated().compactMap { index, title in
            guard !title.isEmpty else { return nil }
            let frame = CGRect(
                x: gap + CGFloat(index % 3) * (width + gap), y: 6 + CGFloat(index / 3) * pitch, width: width,
                height: height)
            let isDelete = title == "\u{8}"
            return KeyboardKey(
                title: isDelete ? "" : title, symbol: isDelete ? "delete.left" : nil,
                kind: index == 9 || index == 11 ? .bare : .plain, frame: frame, text: title == "+*#" ? nil : title,
                fontSize: title == "+*#" ? 18 : 25)
        }
    }

    var isProminent: Bool { returnKey != .default && returnKey != .next && returnKey != .continue }

    var returnTitle: String {
        switch returnKey {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "Emergency Call"
        case .continue: "continue"
        }
    }
}
