/// The changes from one picture to the next, as the smallest rectangle around them.
struct Delta<Value: Equatable> {
  /// The place of the rectangle.
  let rect: PixelRect
  /// The rectangle's pixels.
  let pixels: [Value]

  /// Finds what has changed from one picture to another; `nil` if nothing has.
  /// - Parameters:
  ///   - old: the pixels of the picture before.
  ///   - new: those of the picture after it.
  ///   - bounds: the size of both.
  ///   - areas: the areas where they may differ.
  ///   - unchanged: what stands for pixels that did not change.
  init?(
    from old: [Value],
    to new: [Value],
    _ bounds: PixelRect,
    in areas: [PixelRect],
    unchanged: Value
  ) {
    let stride = bounds.width
    var pixels: [Value] = []
    let rect = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new -> PixelRect? in
        let areas = areas.compactMap { area in
          Self.changed(in: area.clipped(to: bounds), from: old, to: new, stride)
        }
        guard let first = areas.first else { return nil }
        let rect = areas.dropFirst().reduce(first) { $0.union($1) }
        pixels = Array(repeating: unchanged, count: rect.width * rect.height)
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

  /// Returns the smallest rectangle with all changes in an area; `nil` if there are none.
  private static func changed(
    in area: PixelRect,
    from old: UnsafeBufferPointer<Value>,
    to new: UnsafeBufferPointer<Value>,
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
