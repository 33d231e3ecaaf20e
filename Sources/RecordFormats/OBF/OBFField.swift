internal import ReversiRules

/// What stands between two semicolons.
enum OBFField: Equatable {
  /// A move and what its mover expects of it.
  case candidate(Move, Double?)
  /// What the side to move expects of the position.
  case score(Double)

  /// The name of the tag that holds the score of a position.
  static let scoreTag = "score"

  init?(_ text: ArraySlice<UInt8>) {
    let parts = text.split(
      separator: UInt8(ascii: ":"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    .map(\.trimmed)
    let score = parts.last.flatMap(Self.number)
    if let move = parts.first.flatMap(Self.move) {
      if parts.count > 1, score == nil { return nil }
      self = .candidate(move, parts.count > 1 ? score : nil)
    } else if parts.count == 1, let score {
      self = .score(score)
    } else {
      return nil
    }
  }

  private static func move(_ text: ArraySlice<UInt8>) -> Move? {
    if MoveSpelling.isPass(text) { return .pass }
    guard let square = MoveSpelling.square(text), BoardSize.standard.contains(square) else {
      return nil
    }
    return .placement(square)
  }

  /// A decimal number with or without a sign, as people write it.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let isPlain = text.allSatisfy { CellRun.isDigit($0) || "+-.".utf8.contains($0) }
    guard isPlain, (1...20).contains(text.count) else { return nil }
    return Double(String(decoding: text, as: UTF8.self)).map { $0 + 0 }
  }
}
