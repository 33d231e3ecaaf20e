extension Delta<UInt8> {
  /// Returns the pixels with gaps between changes filled in if they have the colour of the change
  /// before them: one long run of a colour takes less space than three runs.
  /// - Parameters:
  ///   - longest: the longest gap to fill in.
  ///   - picture: the numbers of the colours of the picture with the changes.
  ///   - bounds: its size.
  /// - Returns: the rectangle's pixels.
  func closingGaps(upTo longest: Int, over picture: [UInt8], _ bounds: PixelRect) -> [UInt8] {
    let width = rect.width
    func place(_ index: Int) -> Int {
      (rect.y + index / width) * bounds.width + rect.x + index % width
    }
    var closed = pixels
    closed.withUnsafeMutableBufferPointer { pixels in
      var last = 0
      var index = -1
      while let next = Self.change(in: pixels, after: index) {
        index = next
        if last > 0, last < index, index - last <= longest {
          let colour = pixels[last - 1]
          while last < index, picture[place(last)] == colour {
            pixels[last] = colour
            last += 1
          }
        }
        last = index + 1
      }
    }
    return closed
  }

  /// Returns the next pixel that is not transparent.
  @inline(__always)
  private static func change(in pixels: UnsafeMutableBufferPointer<UInt8>, after index: Int) -> Int?
  {
    var index = index + 1
    let bytes = UnsafeRawBufferPointer(pixels)
    while index < pixels.count {
      if pixels[index] != GIFPalette.transparent { return index }
      // Skip eight at a time, because most of a picture is unchanged.
      let isWide = index + 8 <= pixels.count
      index += isWide && bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 ? 8 : 1
    }
    return nil
  }
}
