import GameRecords
import ReversiRules

/// The tags with a known meaning, in the order in which they are written.
enum PGNTag {
  static let rows: [NamedFact<String>] = [
    .text("Event", .event, unknown: ["?"], missing: "?"),
    .text("Site", .site, unknown: ["?"], missing: "?"),
    .date("Date", missing: "????.??.??", refusal: refusal("a date"), text: text),
    .text("Round", .round, unknown: unknown, missing: "?"),
    .text("Black", .name(.dark), unknown: ["?"], missing: "?"),
    .text("White", .name(.light), unknown: ["?"], missing: "?"),
    result,
    // Servers use other names for it.
    .rating("BlackElo", .dark, aliases: ["BlackRating"], unknown: unknown, refusal: number),
    .rating("WhiteElo", .light, aliases: ["WhiteRating"], unknown: unknown, refusal: number),
    word("BlackType", .mode(.dark), \.players.dark.mode, modes),
    word("WhiteType", .mode(.light), \.players.light.mode, modes),
    .text("Opening", .opening, unknown: unknown),
    word("Winner", .winner, \.declared.winner, winners),
    word("Termination", .ending, \.declared.ending, endings),
    // Whether FEN has the start.
    NamedFact("SetUp", .start, unknown: unknown + ["0", "1"], refusal: refusal("0 or 1")) { _, _ in
      .refused
    } text: { record in
      record.start == .initial ? nil : "1"
    },
    NamedFact("FEN", .start, unknown: unknown) { text, record in
      guard let start = try? EdaxFEN.position(Array(text.utf8)[...]) else { return .damaged }
      guard record.start == .initial else { return .repeated(isSame: start == record.start) }
      record.start = start
      return .whole
    } text: { record in
      record.start == .initial ? nil : EdaxFEN.text(of: record.start)
    },
  ]

  /// The rows by their names.
  static let named = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in ([row.name] + row.aliases).map { ($0, row) } }
  )

  // MARK: - Values

  private static func refusal(_ expected: String) -> NamedFact<String>.Refusal {
    .init(rule: .pgnValue, expected: expected)
  }

  private static let unknown = ["?", "-"]
  private static let number = refusal("a number")

  /// A date such as `2010.11.??`.
  @Sendable
  private static func text(of date: GameDate) -> String {
    let day = date.description.prefix { $0 != "T" }
    let parts = day.split(separator: "-").map(String.init)
    return (parts + ["????", "??", "??"].dropFirst(parts.count)).joined(separator: ".")
  }

  /// The score, or as in chess the winner.
  private static let result = NamedFact<String>(
    "Result",
    .result,
    unknown: ["?", "-", "*"],
    missing: "*",
    refusal: refusal("a result"),
    take: { text, record in
      let result = ResultSpelling.result(Array(text.utf8)[...])
      return result?.score.map { NamedFact<String>.put($0, &record.declared.score) }
        ?? result?.winner.map { NamedFact<String>.put($0, &record.declared.winner) } ?? .refused
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
    _ field: any WritableKeyPath<ReversiRecord, Value?> & Sendable,
    _ words: KeyValuePairs<String, Value>
  ) -> NamedFact<String> {
    let written = words.filter { word in words.first { $0.value == word.value }?.key == word.key }
    let expected = "one of " + written.map(\.key).joined(separator: ", ")
    return NamedFact(name, part, unknown: unknown, refusal: refusal(expected)) { text, record in
      let text = text.lowercased()
      // Servers write it for any ending, even if a player has resigned.
      if part == .ending, text == "normal" { return .tag }
      guard let word = words.first(where: { $0.key.lowercased() == text }) else { return .refused }
      return NamedFact<String>.put(word.value, &record[keyPath: field])
    } text: { record in
      // Without a score, the result names the winner.
      if part == .winner, record.result?.score == nil { return nil }
      return record[keyPath: field].flatMap { value in words.first { $0.value == value }?.key }
    }
  }
}

extension ReversiRecord {
  /// The declared result, which may be empty.
  var declared: GameResult {
    get { result ?? GameResult() }
    set { result = newValue.isEmpty ? nil : newValue }
  }
}
