import Apps

/// The squares of a pasted text, such as a transcript.
enum PastedSquares {
  /// Returns the squares of a text, or `nil` if it has anything else.
  ///
  /// Move numbers and passes are skipped: which side passes follows from the squares.
  static func read(_ text: String, on size: BoardSize) -> [Square]? {
    var squares: [Square] = []
    var rest = text.lowercased()[...]
    while let letter = rest.popFirst() {
      if letter.isWhitespace || ".,;:|-–…\u{FEFF}".contains(letter) { continue }
      if letter.isNumber, letter.isASCII {
        // A move number.
        rest = rest.drop { $0.isNumber }
      } else if let square = square(letter, &rest, on: size) {
        squares.append(square)
      } else if letter == "p", let pass = ["ass", "a", "s"].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(pass.count)
      } else {
        return nil
      }
    }
    return squares.isEmpty ? nil : squares
  }

  /// Takes the number of the row; it has as many digits as the board has room for.
  private static func square(
    _ column: Character,
    _ rest: inout Substring,
    on size: BoardSize
  ) -> Square? {
    for count in [2, 1] {
      let digits = rest.prefix(count)
      guard let square = Square("\(column)\(digits)"), size.contains(square) else { continue }
      rest = rest.dropFirst(digits.count)
      return square
    }
    return nil
  }
}
