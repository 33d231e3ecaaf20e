import GameRecords

/// The tables of names that were found beside a file of games or puzzles.
struct WTHORNames: Sendable {
  private var players: WTHORNameTable?
  private var tournaments: WTHORNameTable?
  /// What is wrong with a table, which is then left out.
  private(set) var findings: [Finding] = []

  static let companions = [WTHORNameKind.players, .tournaments].map(\.companion)

  /// The tables among some options.
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
    do throws(WTHORTableFault) {
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
