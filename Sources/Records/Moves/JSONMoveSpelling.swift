package import ReversiRules

/// Reads moves as other programs write them in JSON: in capital letters, with blanks around them,
/// passes in one of many forms, or all moves of a line in one text.
///
/// Each of these can only mean one thing.
package enum JSONMoveSpelling {
  /// The move that some text names, or `nil` for any other text.
  package static func move(_ text: ArraySlice<UInt8>) -> Move? {
    let text = text.trimmed
    return MoveSpelling.move(text) ?? (text.elementsEqual("-".utf8) ? .pass : nil)
  }

  /// The squares that a text consists of, with or without blanks and commas between them, each with
  /// its offset; `nil` for any other text.
  package static func squares(in text: [UInt8]) -> [(square: Square, offset: Int)]? {
    var squares: [(square: Square, offset: Int)] = []
    var offset = 0
    while offset < text.count {
      if WhiteSpace.isBlank(text[offset]) || text[offset] == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      guard let square = MoveSpelling.square(text[offset...].prefix(2)) else { return nil }
      squares.append((square, offset))
      offset += 2
    }
    return squares
  }
}
