/// Where the rows of a picker's wheel stand. All lengths are points.
enum PickerGeometry {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// Between wheels.
    static let gap: CGFloat = 5
    /// At both sides of the wheels.
    static let margin: CGFloat = 9

    static func componentWidth(of width: CGFloat, count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return max(((width - 2 * margin - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down), 0)
    }

    /// The bar behind the chosen row.
    static func band(in size: CGSize, rowHeight: CGFloat) -> CGRect {
        CGRect(
            x: margin, y: (size.height - rowHeight - 2) / 2, width: max(size.width - 2 * margin, 0),
            height: rowHeight + 2)
    }

    /// Measured: a wheel is as tall as a table of 75 points more, and shows two such heights in a turn.
    static func rowsPerTurn(height: CGFloat, rowHeight: CGFloat) -> Int {
        max(Int((2 * (height + 75) / rowHeight).rounded(.up)), 4)
    }

    static func radius(height: CGFloat) -> CGFloat { 0.334225372 * (height + 75) }

    /// - Parameter distance: rows from the chosen one, downwards.
    /// - Returns: the middle of the row and how much of its height is seen; nil behind the wheel.
    static func place(_ distance: CGFloat, height: CGFloat, rowHeight: CGFloat) -> (y: CGFloat, squash: CGFloat)? {
        let angle = distance * 2 * .pi / CGFloat(rowsPerTurn(height: height, rowHeight: rowHeight))
        guard abs(angle) < .pi / 2 else { return nil }
        return (height / 2 + radius(height: height) * sin(angle), cos(angle))
    }

    /// The distance whose row is seen at a height.
    static func distance(atY y: CGFloat, height: CGFloat, rowHeight: CGFloat) -> CGFloat {
        let sine = min(max((y - height / 2) / radius(height: height), -1), 1)
        return asin(sine) * CGFloat(rowsPerTurn(height: height, rowHeight: rowHeight)) / (2 * .pi)
    }
}
