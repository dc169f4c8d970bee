/// Blurs coverage masks with three box blurs in a row, which come within three percent of a Gaussian.
package enum GaussianBlur {
    /// How many pixels a blur spreads beyond what it blurs.
    package static func reach(sigma: CGFloat) -> CGFloat {
        guard sigma > 0, sigma.isFinite else { return 0 }
        return CGFloat(boxes(sigma).reduce(0) { $0 + max($1.left, $1.right) })
    }

    /// Blurs one byte a pixel in place. Outside the mask everything is empty. O(pixels), whatever the sigma.
    package static func blur(
        _ data: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, bytesPerRow: Int, sigma: CGFloat
    ) {
        guard sigma > 0, sigma.isFinite, width > 0, height > 0 else { return }
        let boxes = boxes(sigma)
        if boxes.allSatisfy({ $0.left == 0 && $0.right == 0 }) { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { line in
            for y in 0..<height {
                let row = data + y * bytesPerRow
                for box in boxes {
                    memcpy(line.baseAddress!, row, width)
                    blurRow(line.baseAddress!, row, width, box)
                }
            }
        }
        // Columns: whole rows are added to and taken from running sums, which the compiler vectorises.
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer {
            scratch.deallocate()
            sums.deallocate()
        }
        for box in boxes {
            for y in 0..<height { memcpy(scratch + y * width, data + y * bytesPerRow, width) }
            let factor = box.factor
            memset(sums, 0, width * MemoryLayout<UInt32>.stride)
            for y in 0..<min(box.right, height) { add(scratch + y * width, sums, width) }
            for y in 0..<height {
                if y + box.right < height { add(scratch + (y + box.right) * width, sums, width) }
                let row = data + y * bytesPerRow
                for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ 0x8000) >> 16) }
                if y - box.left >= 0 { subtract(scratch + (y - box.left) * width, sums, width) }
            }
        }
    }

    /// A box that takes `left` pixels before and `right` pixels after the middle one.
    private struct Box {
        var left: Int
        var right: Int
        var factor: UInt32 { UInt32(65_536 / (left + right + 1)) }
    }

    /// The box sizes of the SVG filter specification: an even size is used once shifted to either side, then once one
    /// pixel larger, which keeps the blur centred.
    private static func boxes(_ sigma: CGFloat) -> [Box] {
        let size = Int((min(sigma, 500) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        if size < 2 { return [] }
        let half = size / 2
        if size % 2 == 1 { return [Box](repeating: Box(left: half, right: half), count: 3) }
        return [Box(left: half, right: half - 1), Box(left: half - 1, right: half), Box(left: half, right: half)]
    }

    private static func blurRow(
        _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ width: Int, _ box: Box
    ) {
        let factor = box.factor
        var sum: UInt32 = 0
        for x in 0..<min(box.right, width) { sum &+= UInt32(from[x]) }
        for x in 0..<width {
            if x + box.right < width { sum &+= UInt32(from[x + box.right]) }
            to[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ 0x8000) >> 16)
            if x - box.left >= 0 { sum &-= UInt32(from[x - box.left]) }
        }
    }

    private static func add(_ row: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt32>, _ width: Int) {
        for x in 0..<width { sums[x] &+= UInt32(row[x]) }
    }

    private static func subtract(
        _ row: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt32>, _ width: Int
    ) {
        for x in 0..<width { sums[x] &-= UInt32(row[x]) }
    }
}
