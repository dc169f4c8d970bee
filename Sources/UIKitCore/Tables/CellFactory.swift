/// Makes cells and headers of classes that are only known at run time, by the initialisers that apps override.
///
/// The proxies are open, so that the optimiser cannot know that there is no subclass.
@MainActor
enum CellFactory {
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: _CellMadeByClass.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Views of other classes are made with a frame.
    static func makeHeaderFooter(_ type: UIView.Type, reuseIdentifier: String) -> UIView {
        if let type = type as? UITableViewHeaderFooterView.Type {
            return unsafeBitCast(type, to: _HeaderFooterMadeByClass.Type.self).init(reuseIdentifier: reuseIdentifier)
        }
        return unsafeBitCast(type, to: _ViewMadeByClass.Type.self).init(frame: .zero)
    }

    static func makeView(_ type: UIView.Type) -> UIView {
        unsafeBitCast(type, to: _ViewMadeByClass.Type.self).init(frame: .zero)
    }
}

open class _CellMadeByClass: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _HeaderFooterMadeByClass: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _ViewMadeByClass: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
