import Foundation
@testable import FrameRendering

/// A text as black pixels, without the room around it.
struct Ink: Hashable {
  /// The columns that it covers, from where it begins.
  let columns: Range<Int>
  /// The rows that it covers, from the top of capitals.
  let rows: Range<Int>
  /// The pixels of these, row by row.
  private let pixels: [Pixel]

  /// How dark each pixel is: 0 to 255.
  var levels: [UInt32] { pixels.map(\.alpha) }

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
    self.init(canvas, on: .clear, x: left, y: top)
  }

  /// Reads what is on a page of one colour.
  /// - Parameters:
  ///   - canvas: the whole picture.
  ///   - page: the colour of the page.
  ///   - x: where the text begins.
  ///   - y: the top of its capitals.
  init(_ canvas: Canvas, on page: Pixel, x: Int, y: Int) {
    // The canvas itself looks at its pixels: here, without optimisation, it would take much longer.
    var rect = canvas.bounds
    func isEmpty(row: Int) -> Bool {
      canvas.isFilled(PixelRect(x: rect.x, y: row, width: rect.width, height: 1), with: page)
    }
    func isEmpty(column: Int) -> Bool {
      canvas.isFilled(PixelRect(x: column, y: rect.y, width: 1, height: rect.height), with: page)
    }
    while rect.height > 0, isEmpty(row: rect.y) {
      rect.y += 1
      rect.height -= 1
    }
    guard rect.height > 0 else {
      (columns, rows, pixels) = (0..<0, -y..<(-y), [])
      return
    }
    while isEmpty(row: rect.endY - 1) { rect.height -= 1 }
    while isEmpty(column: rect.x) {
      rect.x += 1
      rect.width -= 1
    }
    while isEmpty(column: rect.endX - 1) { rect.width -= 1 }
    columns = rect.x - x..<rect.endX - x
    rows = rect.y - y..<rect.endY - y
    pixels = canvas.part(rect)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(rows)
    pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Canvas {
  /// Returns the rows that are different in another picture of the same size.
  func rows(differentFrom other: Canvas) -> [Int] {
    var rows: [Int] = []
    let height = bounds.height
    pixels.withUnsafeBytes { bytes in
      other.pixels.withUnsafeBytes { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return }
        let length = bytes.count / height
        for y in 0..<height where memcmp(start + y * length, otherStart + y * length, length) != 0 {
          rows.append(y)
        }
      }
    }
    return rows
  }
}
