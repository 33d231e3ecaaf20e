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
        for x in area.x..<area.endX {
          let pixel = new.pixels[y * stride + x]
          if pixel != old.pixels[y * stride + x] { pixels[target + x] = pixel }
        }
      }
    }
    self.rect = rect
    self.pixels = pixels
  }

  /// The same pixels, but what stays as it is goes on with the colour before it where it has that
  /// colour, and is transparent only elsewhere.
  func continued(over canvas: Canvas) -> [UInt8] {
    var continued = pixels
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let index = y * rect.width + x
        guard index > 0, continued[index] == GIFPalette.transparent else { continue }
        let colour = canvas[rect.x + x, rect.y + y]
        if continued[index - 1] == colour { continued[index] = colour }
      }
    }
    return continued
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
