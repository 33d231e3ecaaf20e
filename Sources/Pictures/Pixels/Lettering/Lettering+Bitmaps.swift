extension Lettering {
  /// The height of bitmaps in pixels.
  ///
  /// It is a quarter more than that of capitals. For small letters it is even more, because Chinese
  /// characters are unreadable in fewer pixels than they have.
  private var bitmapHeight: Double {
    let size = Double(Unifont.size)
    let exact = 1.25 * Double(height)
    return exact < size + 2 ? min(size, (1.75 * Double(height)).rounded()) : exact.rounded()
  }

  /// Returns the width of a bitmap in pixels, with the room at its sides.
  func width(of bitmap: Unifont.Bitmap) -> Double {
    (bitmapHeight * Double(bitmap.width) / Double(Unifont.size)).rounded()
  }

  /// Draws a bitmap, its middle in the middle of capitals.
  func drawn(_ bitmap: Unifont.Bitmap) -> Mask {
    let scale = bitmapHeight / Double(Unifont.size)
    // Bitmaps have room at their sides, mostly a column at the left, which is part of the gap.
    let corner = Point(
      -((gap - weight + scale) / 2).rounded(),
      ((Double(height) - bitmapHeight) / 2).rounded()
    )
    let area = PixelRect(
      x: Int(corner.x),
      y: Int(corner.y),
      width: Int(width(of: bitmap)),
      height: Int(bitmapHeight)
    )
    guard scale > 1 else {
      return Mask(width: width(of: bitmap) - gap, rect: area, coverage: bitmap.shares(area, scale))
    }
    var mask = Mask(width: width(of: bitmap) - gap, rect: area.inset(by: -1))
    for line in bitmap.lines {
      draw(
        from: line.from * scale + corner,
        to: line.to * scale + corner,
        weight: min(weight, 1.25 * scale),
        &mask
      )
    }
    return mask
  }
}

extension Unifont.Bitmap {
  /// Lines that join neighbouring pixels, diagonally if there is no other way, without steps in slopes.
  fileprivate var lines: [(from: Point, to: Point)] {
    var neighbours: [Point: [Point]] = [:]
    func join(_ pixel: Point, _ other: Point) {
      neighbours[pixel, default: []].append(other)
      neighbours[other, default: []].append(pixel)
    }
    for y in rows.indices {
      for x in 0..<width where self[x, y] > 0 {
        let pixel = Point(pixelX: x, y: y)
        let (left, right) = (self[x - 1, y] > 0, self[x + 1, y] > 0)
        let below = self[x, y + 1] > 0
        neighbours[pixel, default: []] += []
        if right { join(pixel, pixel + Point(1, 0)) }
        if below { join(pixel, pixel + Point(0, 1)) }
        if !below, !right, self[x + 1, y + 1] > 0 { join(pixel, pixel + Point(1, 1)) }
        if !below, !left, self[x - 1, y + 1] > 0 { join(pixel, pixel + Point(-1, 1)) }
      }
    }
    let smooth = neighbours.map { pixel, others in
      guard others.count == 2, others[0].isOpposite(others[1], of: pixel) else {
        return (pixel, pixel)
      }
      return (pixel, pixel * 0.5 + (others[0] + others[1]) * 0.25)
    }
    let places = Dictionary(uniqueKeysWithValues: smooth)
    return neighbours.flatMap { pixel, others in
      ([pixel] + others).map { (places[pixel] ?? pixel, places[$0] ?? $0) }
    }
  }

  /// Returns the part of each pixel that is covered if the bitmap is not enlarged.
  fileprivate func shares(_ area: PixelRect, _ scale: Double) -> [Float] {
    func spans(_ index: Int) -> [(index: Int, length: Double)] {
      let (start, end) = (Double(index) / scale, Double(index + 1) / scale)
      return (Int(start)...Int(end)).map {
        ($0, max(0, min(Double($0) + 1, end) - max(Double($0), start)))
      }
    }
    return (0..<area.height).flatMap { y in
      (0..<area.width).map { x in
        let sums = spans(y).map { row in
          spans(x).reduce(0) { $0 + $1.length * self[$1.index, row.index] } * row.length
        }
        return Float(min(1, sums.reduce(0, +) * scale * scale))
      }
    }
  }
}

extension Point {
  /// Returns whether two points are in more or less opposite directions from another one.
  fileprivate func isOpposite(_ other: Point, of middle: Point) -> Bool {
    let (one, two) = (self - middle, other - middle)
    return one.x * two.x + one.y * two.y < 0
  }
}
