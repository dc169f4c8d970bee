/// Places in tables and collection views: two numbers, the section's and the row's or item's.
extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(index: section)
        append(row)
    }

    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The first number.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second number.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second number.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
