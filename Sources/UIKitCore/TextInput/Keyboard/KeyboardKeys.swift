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
        if KeyboardMetrics.isKeypad(type), !isPad { return keypad }
        return letters
    }

    private var letters: [KeyboardKey] {
        let isNumeric = type == .numbersAndPunctuation || (isPad && KeyboardMetrics.isKeypad(type))
        let rows = isNumeric ? Self.signs : Self.rows
        let margin: CGFloat = isPad ? 6 : 3
        let gap: CGFloat = isPad ? 12 : 6
        let inset: CGFloat = isPad ? 5 : 6
        let pitch = (size.width - 2 * margin + gap) / (isPad ? 11 : 10)
        let width = pitch - gap
        let height = metrics.rowHeight - 2 * inset
        let top = metrics.barHeight + (isPad ? 4 : 3)
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
            // On a pad rows start at the left and leave the end to delete and return.
            let start = isPad ? margin + pitch * CGFloat(row) / 2 : (size.width - total) / 2
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
        if isPad {
            let deleteX = margin + pitch * 10
            let returnX = margin + pitch * 9.5
            return [
                KeyboardKey(
                    title: "", symbol: "delete.left", kind: .special,
                    frame: frame(deleteX, 0, size.width - margin - deleteX),
                    text: "\u{8}", fontSize: 22),
                KeyboardKey(
                    title: returnTitle, kind: .action, frame: frame(returnX, 1, size.width - margin - returnX),
                    text: "\n",
                    fontSize: 18, isProminent: isProminent),
                KeyboardKey(
                    title: "", symbol: isShifted ? "shift.fill" : "shift", kind: .special,
                    frame: frame(margin + pitch * 8, 2, size.width - margin - (margin + pitch * 8)), text: nil,
                    fontSize: 22),
            ]
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
        let numbers = pitch * (isPad ? 2 : 2.5) - gap
        let mark: CGFloat = isPad ? 0 : numbers
        var x = margin
        var result = [
            KeyboardKey(
                title: "123", kind: .special, frame: CGRect(x: x, y: y, width: numbers, height: height), text: nil,
                fontSize: isPad ? 18 : 16)
        ]
        x += numbers + gap
        var end = size.width - margin - (isPad ? 0 : mark + gap)
        let extras: [String] =
            switch type {
            case .emailAddress: ["@", "."]
            case .URL: [".", "/", ".com"]
            case .twitter: ["@", "#"]
            case .webSearch: ["."]
            default: []
            }
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
                fontSize: isPad ? 18 : 16))
        if !isPad {
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
        }
        return result
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

    private var isProminent: Bool { returnKey != .default && returnKey != .next && returnKey != .continue }

    private var returnTitle: String {
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
