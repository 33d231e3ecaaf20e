internal import GameRecords

/// What can be wrong with a line of FEN.
extension Rule {
  static let edaxFEN = Rule(
    "edax-fen-position",
    .error,
    "A line must begin with a position in the FEN of Edax."
  )
}
