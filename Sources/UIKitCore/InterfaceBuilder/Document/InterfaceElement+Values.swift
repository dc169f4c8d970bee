/// Attributes as values. A value that cannot be read counts as missing.
extension InterfaceElement {
    package func bool(_ name: String) -> Bool? {
        switch self[name] {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: nil
        }
    }

    /// A finite number; `1.7976931348623157e+308` and the like, which stand for no limit, become `CGFloat.greatestFiniteMagnitude`.
    package func number(_ name: String) -> CGFloat? { self[name].flatMap(Self.number) }

    package func integer(_ name: String) -> Int? {
        guard let text = self[name] else { return nil }
        if let value = Int(text) { return value }
        guard let value = Double(text), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    nonisolated package static func number(_ text: String) -> CGFloat? {
        guard let value = Double(text), !value.isNaN else { return nil }
        let limit = Double(CGFloat.greatestFiniteMagnitude)
        return CGFloat(min(max(value, -limit), limit))
    }

    /// A length or a coordinate; absurd ones count as missing, because arithmetic on them ends in infinity.
    package func length(_ name: String) -> CGFloat? {
        guard let value = number(name), abs(value) < 1e7 else { return nil }
        // The smallest positive number stands for "none" where zero would mean "default".
        return abs(value) < 1e-300 ? 0 : value
    }

    package var point: CGPoint? {
        guard let x = length("x"), let y = length("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    package var size: CGSize? {
        guard let width = length("width"), let height = length("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    package var rect: CGRect? {
        guard let point, let size else { return nil }
        return CGRect(origin: point, size: size)
    }

    /// `<rect key="frame" .../>` and the like.
    package func rect(key: String) -> CGRect? { child(key: key, "rect")?.rect }
    package func size(key: String) -> CGSize? { child(key: key, "size")?.size }

    /// `<inset key="sectionInset" minX= minY= maxX= maxY=/>`
    package func inset(key: String) -> UIEdgeInsets? {
        guard let inset = child(key: key, "inset") else { return nil }
        return UIEdgeInsets(
            top: inset.length("minY") ?? 0, left: inset.length("minX") ?? 0, bottom: inset.length("maxY") ?? 0,
            right: inset.length("maxX") ?? 0)
    }

    /// `<edgeInsets key="layoutMargins" top= left= bottom= right=/>`
    package func edgeInsets(key: String) -> UIEdgeInsets? {
        guard let insets = child(key: key, "edgeInsets") else { return nil }
        return UIEdgeInsets(
            top: insets.length("top") ?? 0, left: insets.length("left") ?? 0, bottom: insets.length("bottom") ?? 0,
            right: insets.length("right") ?? 0)
    }

    package func directionalEdgeInsets(key: String) -> NSDirectionalEdgeInsets? {
        guard let insets = child(key: key, "directionalEdgeInsets") else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.length("top") ?? 0, leading: insets.length("leading") ?? 0,
            bottom: insets.length("bottom") ?? 0, trailing: insets.length("trailing") ?? 0)
    }

    /// A text in an attribute of that name, or in a child `<string key=>` or `<mutableString key=>`.
    package func text(_ name: String) -> String? {
        if let value = self[name] { return value }
        for child in children where child.name == "string" || child.name == "mutableString" {
            guard child.key == name else { continue }
            child.markRead()
            return child.isBase64
                ? Data(base64Encoded: child.text).flatMap { String(data: $0, encoding: .utf8) } : child.text
        }
        return nil
    }

    private var isBase64: Bool {
        bool("base64-UTF8") == true
    }

    /// The names of the flags that are set: `<popoverArrowDirection key= left="YES" right="YES"/>`.
    package func flags(_ name: String, key: String) -> Set<String>? {
        guard let element = child(key: key, name) else { return nil }
        return Set(element.attributes.lazy.map(\.name).filter { $0 != "key" && element.bool($0) == true })
    }
}
