import GameRecords
package import ReversiRules

/// A field between two semicolons.
package enum OBFField: Equatable {
  /// A move and the score that its mover expects.
  case candidate(Move, Double?)
  /// The score that the side to move expects.
  case score(Double)
  /// `--:127`: Edax has no move for the position, and 127 is not a score but its initial value.
  case noMove

  /// The name of the tag that stores the score of a position.
  static let scoreTag = "score"
  /// The name of the tag that stores the field in which Edax has no move, as it is in the file.
  static let noMoveTag = "no move"

  /// The name of the tag that stores the field; `nil` for a move.
  package var tagName: String? {
    switch self {
    case .candidate: nil
    case .score: Self.scoreTag
    case .noMove: Self.noMoveTag
    }
  }

  package init?(_ text: ArraySlice<UInt8>) {
    let (name, scoreText) = Self.parts(of: text)
    let score = Self.number(scoreText ?? text)
    if scoreText != nil, score?.magnitude == Self.edaxInfinity, name.elementsEqual("--".utf8) {
      self = .noMove
    } else if let move = Self.move(name) {
      if scoreText != nil, score == nil { return nil }
      self = .candidate(move, scoreText == nil ? nil : score)
    } else if scoreText == nil, let score {
      self = .score(score)
    } else {
      return nil
    }
  }

  /// `SCORE_INF` of Edax, more than any score.
  private static let edaxInfinity = 127.0

  /// The fields of a text: between semicolons, or moves with scores between blanks.
  package static func fields(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: ";")).flatMap { text in
      let words = text.split(whereSeparator: WhiteSpace.isBlank)
      let areFields = words.allSatisfy { parts(of: $0).score != nil && Self($0) != nil }
      return areFields ? words : [text.trimmed]
    }
  }

  /// The text before a colon and after it.
  package static func parts(
    of text: ArraySlice<UInt8>
  ) -> (move: ArraySlice<UInt8>, score: ArraySlice<UInt8>?) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return (text, nil) }
    return (text[..<colon].trimmed, text[(colon + 1)...].trimmed)
  }

  private static func move(_ text: ArraySlice<UInt8>) -> Move? {
    let move = MoveSpelling.move(text)
    if case .placement(let square)? = move, !BoardSize.standard.contains(square) { return nil }
    return move
  }

  /// A decimal number with or without a sign, as people write it.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 20, !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return nil
    }
    // A zero has no sign.
    return text.withUnsafeBufferPointer(DecimalSpelling.number).map { $0 + 0 }
  }
}
