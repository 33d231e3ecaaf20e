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
  ///   - unchanged: what stands for pixels that did not change.
  init?(from old: [Value], to new: [Value], _ bounds: PixelRect, unchanged: Value) {
    guard let rect = bounds.changed(from: old, to: new) else { return nil }
    self.rect = rect
    pixels = (rect.y..<rect.endY).flatMap { y in
      (y * bounds.width + rect.x..<y * bounds.width + rect.endX)
        .map { old[$0] == new[$0] ? unchanged : new[$0] }
    }
  }
}

extension PixelRect {
  /// Returns the smallest rectangle with all changes between two pictures of this size; `nil` if there are none.
  func changed<Value: Equatable>(from old: [Value], to new: [Value]) -> PixelRect? {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var (left, right) = (width, 0)
        var rows: Range<Int>?
        for y in 0..<height {
          let row = y * width..<(y + 1) * width
          guard let first = row.first(where: { old[$0] != new[$0] }),
            let last = row.last(where: { old[$0] != new[$0] })
          else { continue }
          left = min(left, first - row.lowerBound)
          right = max(right, last + 1 - row.lowerBound)
          rows = (rows?.lowerBound ?? y)..<y + 1
        }
        return rows.map {
          PixelRect(x: left, y: $0.lowerBound, width: right - left, height: $0.count)
        }
      }
    }
  }
}
