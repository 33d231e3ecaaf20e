import ReversiRules

/// What is written beside and on the squares of a picture.
struct GIFLabels {
  /// Whether letters and numbers stand beside the board.
  let hasCoordinates: Bool
  /// The highest number on a disk; `nil` without numbers.
  let highestNumber: Int?
}

extension GIFMeasures {
  /// The least height of digits that can be told apart.
  private static let smallestDigits = 6

  /// The height of the letters and numbers beside the board.
  var coordinateHeight: Int { pixels(0.22, atLeast: Self.smallestDigits) }

  /// The height of numbers on disks; those of three digits are smaller.
  func numberHeight(digits: Int) -> Int {
    pixels(digits == 1 ? 0.36 : digits == 2 ? 0.34 : 0.26, atLeast: Self.smallestDigits)
  }

  /// The ring on a disk with a number that was placed last.
  var ring: (radius: Double, width: Double) { (0.82 * radius, max(1, radius / 10)) }

  /// Whether labels are whole, and apart from the lines around them.
  func hasRoom(for labels: GIFLabels) -> Bool {
    if labels.hasCoordinates {
      let letters = Lettering(height: coordinateHeight)
      let room = board.x - line
      // Numbers are apart from the board; letters in the middle may reach down to it.
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
