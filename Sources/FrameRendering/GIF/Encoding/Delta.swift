/// The changes from one picture to the next, as the smallest rectangle around them.
struct Delta {
  /// The place of the rectangle.
  let rect: PixelRect
  /// The rectangle's pixels; unchanged ones are transparent.
  let pixels: [UInt8]

  /// Finds what has changed from one picture to another; `nil` if nothing has.
  /// - Parameters:
  ///   - old: the picture before.
  ///   - new: the picture after it.
  ///   - areas: the areas where they may differ.
  init?(from old: Canvas, to new: Canvas, in areas: [PixelRect]) {
    let bounds = new.bounds
    let stride = bounds.width
    var pixels: [UInt8] = []
    let rect = old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { new -> PixelRect? in
        let areas = areas.compactMap { area in
          Self.changed(in: area.clipped(to: bounds), from: old, to: new, stride)
        }
        guard let first = areas.first else { return nil }
        let rect = areas.dropFirst().reduce(first) { $0.union($1) }
        pixels = Array(repeating: GIFPalette.transparent, count: rect.width * rect.height)
        pixels.withUnsafeMutableBufferPointer { pixels in
          for area in areas {
            for y in area.y..<area.endY {
              let target = (y - rect.y) * rect.width - rect.x
              for x in area.x..<area.endX where new[y * stride + x] != old[y * stride + x] {
                pixels[target + x] = new[y * stride + x]
              }
            }
          }
        }
        return rect
      }
    }
    guard let rect else { return nil }
    self.rect = rect
    self.pixels = pixels
  }

  /// Returns the pixels with gaps between changes filled in if they have the colour of the change
  /// before them: one long run of a colour takes less space than three runs.
  /// - Parameters:
  ///   - longest: the longest gap to fill in.
  ///   - canvas: the picture with the changes.
  /// - Returns: the rectangle's pixels.
  func closingGaps(upTo longest: Int, over canvas: Canvas) -> [UInt8] {
    let width = rect.width
    var closed = pixels
    closed.withUnsafeMutableBufferPointer { pixels in
      var last = 0
      var index = -1
      while let next = Self.change(in: pixels, after: index) {
        index = next
        if last > 0, last < index, index - last <= longest {
          let colour = pixels[last - 1]
          while last < index, canvas[rect.x + last % width, rect.y + last / width] == colour {
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

  /// Returns the smallest rectangle with all changes in an area; `nil` if there are none.
  private static func changed(
    in area: PixelRect,
    from old: UnsafeBufferPointer<UInt8>,
    to new: UnsafeBufferPointer<UInt8>,
    _ stride: Int
  ) -> PixelRect? {
    var left = area.endX
    var right = area.x
    var top = area.endY
    var bottom = area.y
    for y in area.y..<area.endY {
      let row = y * stride
      guard let first = (area.x..<area.endX).first(where: { old[row + $0] != new[row + $0] }),
        let last = (area.x..<area.endX).last(where: { old[row + $0] != new[row + $0] })
      else { continue }
      left = min(left, first)
      right = max(right, last + 1)
      top = min(top, y)
      bottom = y + 1
    }
    guard left < right else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
