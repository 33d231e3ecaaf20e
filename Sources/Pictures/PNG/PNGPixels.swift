import CZlib

/// Pixels as bytes of a PNG file.
struct PNGPixels {
  /// The rows with their filters, compressed.
  let compressed: [UInt8]

  /// Compresses the pixels of a picture.
  ///
  /// Most pictures are smallest without filters, because whole disks repeat; large disks with their
  /// gradients are smaller if only the differences between rows are kept.
  /// - Parameters:
  ///   - pixels: the pixels, row by row.
  ///   - width: their number in a row.
  ///   - hasAlpha: whether to write their opacity.
  ///   - isChange: whether most pixels are those that did not change, which are smallest without filters.
  init(_ pixels: [Pixel], width: Int, hasAlpha: Bool, isChange: Bool = false) {
    let row = width * (hasAlpha ? 4 : 3)
    var plain: [UInt8] = []
    plain.reserveCapacity((row + 1) * (pixels.count / width))
    for start in stride(from: 0, to: pixels.count, by: width) {
      plain.append(0)
      for pixel in pixels[start..<start + width] {
        plain.append(UInt8(truncatingIfNeeded: pixel.number >> 24))
        plain.append(UInt8(truncatingIfNeeded: pixel.number >> 16))
        plain.append(UInt8(truncatingIfNeeded: pixel.number >> 8))
        if hasAlpha { plain.append(UInt8(truncatingIfNeeded: pixel.number)) }
      }
    }
    guard !isChange else {
      compressed = Self.compress(plain)
      return
    }
    var differences = plain
    for index in differences.indices where index > row {
      differences[index] = index % (row + 1) == 0 ? 2 : plain[index] &- plain[index - row - 1]
    }
    let candidates = [Self.compress(plain), Self.compress(differences)]
    compressed = candidates[0].count <= candidates[1].count ? candidates[0] : candidates[1]
  }

  private static func compress(_ data: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(data.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      // It can only fail without memory or room, and the bound is enough room.
      let status = compress2(
        buffer.baseAddress,
        &length,
        data,
        uLong(data.count),
        Z_BEST_COMPRESSION
      )
      precondition(status == Z_OK, "zlib has no memory")
      count = Int(length)
    }
  }
}
