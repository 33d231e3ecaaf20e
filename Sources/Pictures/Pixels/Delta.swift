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
  ///   - area: the area where they may differ.
  ///   - unchanged: what stands for pixels that did not change.
  init?(
    from old: [Value],
    to new: [Value],
    _ bounds: PixelRect,
    in area: PixelRect,
    unchanged: Value
  ) {
    guard let rect = area.changed(from: old, to: new, width: bounds.width) else { return nil }
    self.rect = rect
    pixels = (rect.y..<rect.endY).flatMap { y in
      (y * bounds.width + rect.x..<y * bounds.width + rect.endX)
        .map { old[$0] == new[$0] ? unchanged : new[$0] }
    }
  }
}

extension PixelRect {
  /// Returns the smallest rectangle with all changes between two pictures in this one; `nil` if there are none.
  fileprivate func changed<Value: Equatable>(
    from old: [Value],
    to new: [Value],
    width: Int
  ) -> PixelRect? {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var (left, right) = (endX, x)
        var rows: Range<Int>?
        for y in y..<endY {
          let row = y * width
          guard let first = (x..<endX).first(where: { old[row + $0] != new[row + $0] }),
            let last = (x..<endX).last(where: { old[row + $0] != new[row + $0] })
          else { continue }
          left = min(left, first)
          right = max(right, last + 1)
          rows = (rows?.lowerBound ?? y)..<y + 1
        }
        return rows.map {
          PixelRect(x: left, y: $0.lowerBound, width: right - left, height: $0.count)
        }
      }
    }
  }
}
