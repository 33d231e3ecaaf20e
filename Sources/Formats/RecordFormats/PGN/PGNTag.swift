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
    mode("BlackType", .dark),
    mode("WhiteType", .light),
    .text("Opening", .opening, unknown: ["?", "-"]),
    winner,
    ending,
    setUp,
    start,
  ]

  /// The rows by their names.
  static let named = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in ([row.name] + row.aliases).map { ($0, row) } }
  )

  // MARK: - Values

  private static func refusal(_ expected: String) -> NamedFact<String>.Refusal {
    .init(rule: .pgnValue, expected: expected)
  }

  private static let date = NamedFact<String>.date(
    "Date",
    missing: "????.??.??",
    refusal: refusal("a date"),
    text: text
  )

  /// A date such as `2010.11.??`.
  private static func text(of date: GameDate) -> String {
    let day = date.description.prefix { $0 != "T" }
    let parts = day.split(separator: "-").map(String.init)
    return (parts + ["????", "??", "??"].dropFirst(parts.count)).joined(separator: ".")
  }

  /// Servers use other names for it.
  private static func rating(_ name: String, _ side: Disk, alias: String) -> NamedFact<String> {
    .rating(
      name,
      side,
      aliases: [alias],
      unknown: ["?", "-"],
      refusal: refusal("a number")
    )
  }

  /// The score, or as in chess the winner.
  private static let result = NamedFact<String>(
    "Result",
    .result,
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
    put: @escaping @Sendable (Value, inout ReversiRecord) -> NamedFact<String>.Reading,
    get: @escaping @Sendable (ReversiRecord) -> Value?
  ) -> NamedFact<String> {
    let written = words.filter { word in words.first { $0.value == word.value }?.key == word.key }
    let expected = "one of " + written.map(\.key).joined(separator: ", ")
    return NamedFact(name, part, unknown: ["?", "-"], refusal: refusal(expected)) { text, record in
      let text = text.lowercased()
      // Servers write it for any ending, even if a player has resigned.
      if part == .ending, text == "normal" { return .tag }
      return words.first { $0.key.lowercased() == text }.map { put($0.value, &record) } ?? .refused
    } text: { record in
      get(record).flatMap { value in words.first { $0.value == value }?.key }
    }
  }

  private static func mode(_ name: String, _ side: Disk) -> NamedFact<String> {
    word(name, .mode(side), modes) {
      NamedFact<String>.put($0, &$1.players[side].mode)
    } get: {
      $0.players[side].mode
    }
  }

  /// The winner where `Result` has the score.
  private static let winner = word("Winner", .winner, winners) {
    NamedFact<String>.put($0, &$1.declared.winner)
  } get: {
    $0.result?.score == nil ? nil : $0.result?.winner
  }

  private static let ending = word("Termination", .ending, endings) {
    NamedFact<String>.put($0, &$1.declared.ending)
  } get: {
    $0.result?.ending
  }

  /// Whether `FEN` has the start.
  private static let setUp = NamedFact<String>(
    "SetUp",
    .start,
    unknown: ["?", "-", "0", "1"],
    refusal: refusal("0 or 1"),
    take: { _, _ in .refused },
    text: { record in record.start == .initial ? nil : "1" }
  )

  private static let start = NamedFact<String>(
    "FEN",
    .start,
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
