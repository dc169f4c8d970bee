/// A stretch of a ``SlicePool``: a small array without a buffer of its own.
struct Slice {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0

    /// The positions of the elements in the pool.
    var range: Range<Int> {
        Int(start)..<Int(start) + Int(count)
    }
}

/// Many small arrays in one buffer. Stretches have the length of a power of two and are used again when released, so
/// that a system that is edited again and again allocates nothing once its pools have grown.
struct SlicePool<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private var used = 0
    /// Starts of released stretches by the binary logarithm of their length.
    private var released = [[Int32]](repeating: [], count: 32)

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    /// Frees the buffer; the pool must not be used afterwards.
    func deallocate() {
        base.deallocate()
    }

    /// Appends an element. Amortised O(1); invalidates pointers into the pool.
    mutating func append(_ element: Element, to slice: inout Slice) {
        if slice.count == slice.capacity { grow(&slice) }
        base[Int(slice.start) + Int(slice.count)] = element
        slice.count += 1
    }

    /// Gives the stretch back and leaves an empty slice.
    mutating func release(_ slice: inout Slice) {
        if slice.capacity > 0 {
            released[slice.capacity.trailingZeroBitCount].append(slice.start)
        }
        slice = Slice()
    }

    /// Forgets all stretches. Slices that are still around must be thrown away.
    mutating func releaseAll() {
        used = 0
        for index in released.indices { released[index].removeAll(keepingCapacity: true) }
    }

    private mutating func grow(_ slice: inout Slice) {
        let length = max(4, Int(slice.capacity) * 2)
        var start = used
        if let again = released[length.trailingZeroBitCount].popLast() {
            start = Int(again)
        } else {
            if used + length > capacity { reserve(used + length) }
            used += length
        }
        (base + start).update(from: base + Int(slice.start), count: Int(slice.count))
        let count = slice.count
        release(&slice)
        slice = Slice(start: Int32(start), count: count, capacity: Int32(length))
    }

    private mutating func reserve(_ minimum: Int) {
        // Memory that is not touched costs nothing, copying does.
        let larger = max(minimum, capacity * (capacity < 65_536 ? 4 : 2))
        precondition(larger <= Int(Int32.max), "the system of constraints is too large")
        let buffer = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        buffer.update(from: base, count: used)
        base.deallocate()
        base = buffer
        capacity = larger
    }
}
