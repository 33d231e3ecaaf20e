import GameRecords

/// The tables of names that were found next to a file of games or puzzles.
struct WTHORNames: Sendable {
  private var players: WTHORNameTable?
  private var tournaments: WTHORNameTable?
  /// The findings about wrong tables, which are not used.
  private(set) var findings: [Finding] = []

  static let companions = [WTHORNameKind.players, .tournaments].map(\.companion)

  /// Reads the tables in the options.
  init(_ options: ReadingOptions, source: String) {
    players = table(of: .players, options, source: source)
    tournaments = table(of: .tournaments, options, source: source)
  }

  /// The table with the names of a kind, if there is one.
  subscript(kind: WTHORNameKind) -> WTHORNameTable? {
    switch kind {
    case .players: players
    case .tournaments: tournaments
    }
  }

  private mutating func table(
    of kind: WTHORNameKind,
    _ options: ReadingOptions,
    source: String
  ) -> WTHORNameTable? {
    let name = kind.companion.name
    guard let bytes = options.companions[name] else { return nil }
    do throws(WTHORTableProblem) {
      return try WTHORNameTable(bytes, of: kind)
    } catch {
      findings.append(
        Finding(
          .wthorTable,
          "the table of \(name) has \(error.found)",
          help: "without it, \(name) keep their numbers",
          at: Place(source: source)
        )
      )
      return nil
    }
  }
}
