import GameRecords

/// The text next to the board and on the squares of a picture.
struct PixelLabels {
  /// Whether there are letters and numbers next to the board.
  let hasCoordinates: Bool
  /// The highest number on a piece; `nil` if there are none.
  let highestNumber: Int?
}

extension PixelMeasures {
  /// The smallest readable height of digits.
  static let smallestDigits = 6

  /// The height of the letters and numbers next to the board.
  var coordinateHeight: Int { pixels(0.22, atLeast: Self.smallestDigits) }

  /// Returns the height of numbers on pieces; those with three digits are smaller.
  func numberHeight(digits: Int) -> Int {
    pixels(digits == 1 ? 0.36 : digits == 2 ? 0.34 : 0.26, atLeast: Self.smallestDigits)
  }

  /// The ring on the last placed disk if it has a number.
  var ring: (radius: Double, width: Double) { (0.82 * radius, max(1, radius / 10)) }

  /// Whether labels fit without touching the lines around them.
  func hasRoom(for labels: PixelLabels) -> Bool {
    if labels.hasCoordinates {
      let letters = Lettering(height: coordinateHeight)
      let room = board.x - line
      // Numbers keep their distance from the board; letters may reach down to it.
      guard letters.width(of: "\(layout.board.height)") + 2 <= room,
        letters.height + 2 * letters.depth <= room
      else { return false }
    }
    guard let number = labels.highestNumber else { return true }
    let text = "\(number)"
    let letters = Lettering(height: numberHeight(digits: text.count))
    let corner = Point(Double(letters.width(of: text)), Double(letters.height)) * 0.5
    return corner.length <= ring.radius
  }
}
