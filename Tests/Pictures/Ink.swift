@testable import FrameRendering

/// A text as black pixels, without the room around it.
struct Ink: Hashable {
  /// The columns that it covers, from where it begins.
  let columns: Range<Int>
  /// The rows that it covers, from the top of capitals.
  let rows: Range<Int>
  /// How dark each pixel of these is, row by row: 0 to 255.
  let levels: [UInt32]

  init(_ text: String, height: Int) {
    var letters = Lettering(height: height)
    let (left, top) = (2 * height, 2 * height)
    var canvas = Canvas(
      width: letters.width(of: text) + 2 * left,
      height: 5 * height,
      .clear,
      .full
    )
    letters.write(text, x: left, y: top, Pixel(.black), on: &canvas)
    let (pixels, width) = (canvas.pixels, canvas.bounds.width)
    let inked = pixels.indices.filter { pixels[$0].alpha > 0 }
    let xs = inked.map { $0 % width }
    let (first, last) = (xs.min() ?? left, xs.max() ?? left - 1)
    let (upper, lower) = ((inked.first ?? 0) / width, (inked.last ?? -1) / width)
    let columns = first - left..<max(first, last + 1) - left
    let rows = upper - top..<max(upper, inked.isEmpty ? upper : lower + 1) - top
    self.columns = columns
    self.rows = rows
    levels = rows.flatMap { y in columns.map { pixels[(y + top) * width + $0 + left].alpha } }
  }
}
