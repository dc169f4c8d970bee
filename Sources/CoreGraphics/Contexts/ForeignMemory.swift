import CGraphicsLibs

/// Pixels in a layout that cairo cannot draw on. They are copied from and to the surface that is drawn on.
final class ForeignMemory {
    let memory: UnsafeMutableRawPointer
    /// Whether the memory belongs to the maker of the context, who may read it at any time.
    let isCallers: Bool
    private let layout: PixelLayout
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int

    init?(_ data: UnsafeMutableRawPointer?, _ layout: PixelLayout, _ width: Int, _ height: Int, bytesPerRow: Int) {
        guard height > 0, height <= Surface.maximumSide else { return nil }
        self.layout = layout
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        isCallers = data != nil
        if let data {
            memory = data
        } else {
            memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
            memset(memory, 0, bytesPerRow * height)
        }
    }

    deinit {
        if !isCallers { memory.deallocate() }
    }

    func load(into surface: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            layout.read(
                (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self), into: pixels + row * stride,
                count: width)
        }
        cairo_surface_mark_dirty(surface)
    }

    func store(from surface: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            layout.write(
                pixels + row * stride, into: (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self),
                count: width)
        }
    }
}
