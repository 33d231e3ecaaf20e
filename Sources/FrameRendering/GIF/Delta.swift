/// What one picture has that the one before did not have: the smallest rectangle around it.
struct Delta {
  /// Where it is.
  let rect: PixelRect
  /// The rectangle's pixels; those that stay as they are are transparent.
  let pixels: [UInt8]

  /// What has changed from one picture to another, or `nil` when they do not differ.
  /// - Parameters:
  ///   - old: the picture before.
  ///   - new: the picture after it.
  ///   - areas: where they may differ.
  init?(from old: Canvas, to new: Canvas, in areas: [PixelRect]) {
    let stride = new.bounds.width
    let areas = areas.compactMap { area -> PixelRect? in
      Self.changed(in: area.clipped(to: new.bounds), from: old.pixels, to: new.pixels, stride)
    }
    guard let first = areas.first else { return nil }
    let rect = areas.dropFirst().reduce(first) { $0.union($1) }
    var pixels = Array(repeating: GIFPalette.transparent, count: rect.width * rect.height)
    for area in areas {
      for y in area.y..<area.endY {
        let target = (y - rect.y) * rect.width - rect.x
        let source = y * stride
        for x in area.x..<area.endX where new.pixels[source + x] != old.pixels[source + x] {
          pixels[target + x] = new.pixels[source + x]
        }
      }
    }
    self.rect = rect
    self.pixels = pixels
  }

  /// The pixels without the gaps between changes whose colour is that of the change before them: one
  /// long run of a colour takes less space than three runs.
  /// - Parameters:
  ///   - longest: how long these gaps are at most.
  ///   - canvas: the picture with the changes.
  func closingGaps(upTo longest: Int, over canvas: Canvas) -> [UInt8] {
    let width = rect.width
    var closed = pixels
    closed.withUnsafeMutableBufferPointer { pixels in
      var last = 0
      for index in pixels.indices where pixels[index] != GIFPalette.transparent {
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

  /// The smallest rectangle with all changes in an area; `nil` when there are none.
  private static func changed(
    in area: PixelRect,
    from old: [UInt8],
    to new: [UInt8],
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
