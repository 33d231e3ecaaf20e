internal import GameRecords

/// What can be wrong with a line of FEN.
extension Rule {
  static let edaxFEN = Rule(
    1451,
    "edax-fen-position",
    .error,
    "A line must begin with a position in the FEN of Edax.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let edaxFEN: [Rule] = [
    .edaxFEN
  ]
}
