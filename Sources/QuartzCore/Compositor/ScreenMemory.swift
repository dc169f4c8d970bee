import CGraphicsShim
import Glibc

/// Memory of a screen's pixels that can be moved without touching them.
///
/// The memory is mapped twice, one after the other, so that rows go on at its start where it ends. The picture begins
/// anywhere in it; to move the picture is to let it begin elsewhere.
final class ScreenMemory {
    let bytesPerRow: Int
    private let base: UnsafeMutableRawPointer
    /// Bytes of one mapping: a whole number of rows and of the system's pages.
    private let length: Int
    private var start = 0

    /// Nil when the system has no such memory.
    init?(width: Int, height: Int) {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        bytesPerRow = (width * 4 + 63) & ~63
        // Rows are multiples of 64 bytes, so that this many of them are whole pages.
        let unit = page / 64
        length = (height + unit - 1) / unit * unit * bytesPerRow
        let file = shoji_make_memory_file()
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard ftruncate(file, length) == 0 else { return nil }
        let both = mmap(nil, 2 * length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let both, both != MAP_FAILED else { return nil }
        base = both
        for half in [base, base + length] {
            guard mmap(half, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == half else {
                munmap(base, 2 * length)
                return nil
            }
        }
    }

    deinit { munmap(base, 2 * length) }

    /// The first pixel of the picture.
    var pixels: UnsafeMutableRawPointer { base + start }

    /// Moves the picture. What comes in at an edge is what went out at the other or was there long ago.
    func move(dx: Int, dy: Int) {
        let moved = (start - dy * bytesPerRow - dx * 4) % length
        start = moved < 0 ? moved + length : moved
    }
}
