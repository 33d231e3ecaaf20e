import GameRecords
import ReversiRules

/// The tags with a known meaning, in the order in which they are written.
enum PGNTag {
  static let rows: [NamedFact<String>] = [
    .text("Event", .event, unknown: ["?"], missing: "?"),
    .text("Site", .site, unknown: ["?"], missing: "?"),
    date,
    .text("Round", .round, unknown: ["?", "-"], missing: "?"),
    .text("Black", .name(.dark), unknown: ["?"], missing: "?"),
    .text("White", .name(.light), unknown: ["?"], missing: "?"),
    result,
    rating("BlackElo", .dark, alias: "BlackRating"),
    rating("WhiteElo", .light, alias: "WhiteRating"),
    word("BlackType", .mode(.dark), modes, \.players.dark.mode),
    word("WhiteType", .mode(.light), modes, \.players.light.mode),
    .text("Opening", .opening, unknown: ["?", "-"]),
    winner,
    word("Termination", .ending, endings, \.declared.ending),
    setUp,
    start,
  ]

  /// The row with a name.
  static func named(_ name: String) -> NamedFact<String>? {
    rows.first { $0.name == name || $0.aliases.contains(name) }
  }

  // MARK: - Values

  private static func refusal(_ expected: String) -> NamedFact<String>.Refusal {
    .init(rule: .pgnValue, expected: expected)
  }

  private static var date: NamedFact<String> {
    var row = NamedFact<String>.date("Date", refusal: refusal("a date"), text: text)
    row.missing = "????.??.??"
    return row
  }

  /// A date such as `2010.11.??`.
  private static func text(of date: GameDate) -> String {
    let day = date.description.prefix { $0 != "T" }
    let parts = day.split(separator: "-").map(String.init)
    return (parts + ["????", "??", "??"].dropFirst(parts.count)).joined(separator: ".")
  }

  /// Servers use other names for it.
  private static func rating(_ name: String, _ side: Disk, alias: String) -> NamedFact<String> {
    var row = NamedFact<String>.rating(name, side, refusal: refusal("a number"))
    row.aliases = [alias]
    row.unknown = ["?", "-"]
    return row
  }

  /// The score, or as in chess the winner.
  private static let result = NamedFact<String>(
    name: "Result",
    part: .result,
    unknown: ["?", "-", "*"],
    missing: "*",
    refusal: refusal("a result"),
    take: { text, record in
      guard let result = ResultSpelling.result(Array(text.utf8)[...]) else { return .refused }
      return result.score.map { NamedFact<String>.put($0, &record.declared.score) }
        ?? result.winner.map { NamedFact<String>.put($0, &record.declared.winner) } ?? .refused
    },
    text: { record in record.result.flatMap(ResultSpelling.text) }
  )

  private static let modes: KeyValuePairs<String, PlayerMode> = [
    "human": .manual, "program": .computer,
  ]
  private static let winners: KeyValuePairs<String, GameResult.Winner> = [
    "Black": .dark, "White": .light, "Draw": .tie,
  ]
  /// The first word for an ending is the one that is written.
  private static let endings: KeyValuePairs<String, GameResult.Ending> = [
    "played out": .playedOut, "resignation": .resigned, "resigned": .resigned,
    "time forfeit": .timedOut, "agreement": .agreed, "forfeit": .forfeited,
    "rules infraction": .forfeited, "unterminated": .unfinished, "abandoned": .unfinished,
  ]

  /// One of some words.
  private static func word<Value: Equatable & Sendable>(
    _ name: String,
    _ part: RecordPart,
    _ words: KeyValuePairs<String, Value>,
    _ field: any WritableKeyPath<ReversiRecord, Value?> & Sendable
  ) -> NamedFact<String> {
    NamedFact(
      name: name,
      part: part,
      unknown: ["?", "-"],
      refusal: refusal("one of " + written(words).joined(separator: ", ")),
      take: { text, record in
        let text = text.lowercased()
        // Servers write it for any ending, even if a player has resigned.
        if part == .ending, text == "normal" { return .tag }
        guard let value = words.first(where: { $0.key.lowercased() == text })?.value else {
          return .refused
        }
        return NamedFact<String>.put(value, &record[keyPath: field])
      },
      text: { record in
        record[keyPath: field].flatMap { value in words.first { $0.value == value }?.key }
      }
    )
  }

  private static func written<Value: Equatable>(_ words: KeyValuePairs<String, Value>) -> [String] {
    words.filter { word in words.first { $0.value == word.value }?.key == word.key }.map(\.key)
  }

  /// The winner where `Result` has the score.
  private static var winner: NamedFact<String> {
    let row = word("Winner", .winner, winners, \.declared.winner)
    return NamedFact(
      name: row.name,
      part: row.part,
      unknown: row.unknown,
      refusal: row.refusal,
      take: row.take,
      text: { record in record.result?.score == nil ? nil : row.text(record) }
    )
  }

  /// Whether `FEN` has the start.
  private static let setUp = NamedFact<String>(
    name: "SetUp",
    part: .start,
    unknown: ["?", "-", "0", "1"],
    refusal: refusal("0 or 1"),
    take: { _, _ in .refused },
    text: { record in record.start == .initial ? nil : "1" }
  )

  private static let start = NamedFact<String>(
    name: "FEN",
    part: .start,
    unknown: ["?", "-"],
    take: { text, record in
      guard let start = try? EdaxFEN.position(Array(text.utf8)[...]) else { return .damaged }
      guard record.start == .initial else { return .repeated(isSame: start == record.start) }
      record.start = start
      return .whole
    },
    text: { record in record.start == .initial ? nil : EdaxFEN.text(of: record.start) }
  )
}

extension ReversiRecord {
  /// The declared result, which may be empty.
  fileprivate var declared: GameResult {
    get { result ?? GameResult() }
    set { result = newValue.isEmpty ? nil : newValue }
  }
}
